import qs from 'qs';
import { LIST_EXAMPLES, listsPage } from '../../server/core/documents/page/lists.ts';
import { bracketText } from '../../server/core/documents/parameters.ts';
import { parseBracketParams } from '../../server/core/requests/bracket-params.ts';

const roundTrip = (value: unknown) =>
  parseBracketParams(qs.stringify(value, { arrayFormat: 'brackets', encode: false }));

describe('parseBracketParams', () => {
  test('reads three list items, one to remove, one with a literal plus', () => {
    const payload = {
      user: {
        skills: [
          { id: '4', skill_id: '2', description: 'C++ and C#'.replace('#', '＃') },
          { id: '9', _destroy: 'true' },
          { id: '11', skill_id: '7', description: '1+1' },
        ],
      },
    };
    expect(roundTrip(payload)).toEqual(payload);
  });

  test('a repeated key starts the next item; an item to remove may stand first', () => {
    const payload = {
      a: [
        { id: '1', _destroy: 'true' },
        { x: '1', y: '2' },
        { x: '3', y: '4' },
      ],
    };
    expect(roundTrip(payload)).toEqual(payload);
  });

  test('an empty list in an item is the same key as one with values', () => {
    expect(parseBracketParams('a[][x]=1&a[][tags][]=p&a[][tags][]=q&a[][x]=2&a[][tags]=')).toEqual({
      a: [
        { x: '1', tags: ['p', 'q'] },
        { x: '2', tags: '' },
      ],
    });
  });

  test('a new item that is to be removed needs no id', () => {
    const payload = { a: [{ x: '1', _destroy: 'true' }] };
    expect(roundTrip(payload)).toEqual(payload);
  });

  test('keeps lists inside list items apart', () => {
    const payload = {
      a: [
        { id: '1', tags: ['x', 'y'] },
        { id: '2', tags: ['z'] },
      ],
      b: ['1', '2'],
    };
    expect(roundTrip(payload)).toEqual(payload);
  });

  test('takes the indexed form in any order', () => {
    expect(parseBracketParams('a[1][k]=y&a[0][k]=x')).toEqual({ a: [{ k: 'x' }, { k: 'y' }] });
  });

  test('decodes percent-encoded Japanese in names and values', () => {
    expect(parseBracketParams('q%5Btext%5D=%E6%97%A5%E6%9C%AC')).toEqual({ q: { text: '日本' } });
  });

  test.each([
    ['nobody has encoded', 'q[text]=C++ 1+1', 'C++ 1+1'],
    ['the browser has escaped', 'q[text]=C++%201+1%20%E6%97%A5', 'C++ 1+1 日'],
    ['qs has encoded', 'q%5Btext%5D=C%2B%2B%201%2B1', 'C++ 1+1'],
    ['axios has encoded', 'q%5Btext%5D=C%2B%2B+1%2B1', 'C++ 1+1'],
    ['a form has encoded, in another value', 'q[text]=1+1&referer=%2Fprofile', '1 1'],
  ])('R24: a plus sign in an address that %s', (_writer, query, text) => {
    expect(parseBracketParams(query)['q']).toEqual({ text });
  });

  test.each([
    ['an item without an id beside one with', 'a[][id]=1&a[][x]=1&a[][y]=2&a[][x]=3&a[][y]=4'],
    ['an item that lacks a key', 'a[][x]=1&a[][y]=2&a[][x]=3'],
    ['an item to remove with another key', 'a[][id]=1&a[][x]=1&a[][id]=2&a[][x]=2&a[][_destroy]=true'],
    ['different keys further in', 'a[][u][n]=1&a[][u][e]=1&a[][u][n]=2'],
    ['different keys in a list of an item', 'a[][x]=1&a[][l][][p]=1&a[][l][][q]=2&a[][l][][p]=3'],
    ['contradicting key orders', 'a[][x]=1&a[][y]=2&a[][y]=3&a[][x]=4'],
    ['an item that begins with a list', 'a[][tags][]=1&a[][tags][]=2'],
    ['a new item before an existing one', 'a[][x]=1&a[][id]=5&a[][x]=2'],
    ['a new item before one to remove', 'a[][x]=1&a[][id]=5&a[][_destroy]=true'],
    ['an id between others', 'a[][x]=1&a[][id]=5&a[][y]=2'],
    ['_destroy without an id', 'a[][_destroy]=true&a[][id]=3'],
    ['a gap between indexes', 'a[0]=x&a[2]=y'],
    ['a value and an object under one name', 'a=1&a[b]=2'],
    ['the same parameter twice', 'a[b]=1&a[b]=2'],
    ['values mixed with objects', 'a[]=1&a[][b]=2'],
    ['prototype pollution', '__proto__[x]=1'],
    ['prototype pollution further in', 'a[constructor][prototype][x]=1'],
    ['too deep nesting', 'a[b][c][d][e][f][g][h][i]=1'],
    ['broken percent encoding', 'a=%E6%97'],
    ['unbalanced brackets', 'a[b=1'],
    ['too many parameters', Array.from({ length: 5001 }, (_, i) => `k${i}=1`).join('&')],
    ['too many list items', Array.from({ length: 1001 }, () => 'a[]=1').join('&')],
  ])('refuses %s', (_name, query) => {
    expect(() => parseBracketParams(query)).toThrow(expect.objectContaining({ code: 'malformed_request' }));
  });

  test.each([
    [
      'a level of the second skill would become one of the first',
      { skills: [{ skill_id: 5 }, { skill_level_id: 3, skill_id: 6 }] },
      'user[skills]',
    ],
    [
      'one of two universities would be lost',
      {
        universities: [
          { university_id: 1, degree_id: 1 },
          { degree_id: 2, department_official_name: '文学部' },
          { university_id: 3, degree_id: 1 },
        ],
      },
      'user[universities][][university_id]',
    ],
    [
      'the last item is the one that differs',
      { certifications: [{ id: 7, certificated_at: '2024-02-01', name: 'A' }, { name: 'B' }] },
      'user[certifications]',
    ],
  ])('R19: where %s, the refusal names the list and the indexed form', (_title, user, name) => {
    const query = qs.stringify({ user }, { arrayFormat: 'brackets', encode: false });
    expect(() => parseBracketParams(query)).toThrow(
      expect.objectContaining({
        code: 'malformed_request',
        fields: { [name]: [{ code: 'invalid' }] },
        details: { reason: expect.stringMatching(/index, as in list\[0\]\[key\]=value/) },
      }),
    );
  });

  test.each(['brackets', 'indices'] as const)(
    'R19: /docs/send-lists shows what is read: %s',
    (arrayFormat) => {
      const payload = LIST_EXAMPLES[arrayFormat === 'brackets' ? 'same_keys' : 'different_keys'];
      const shown = bracketText(payload, arrayFormat === 'brackets' ? 'plain' : 'indexed');
      expect(shown.join('&')).toBe(qs.stringify(payload, { arrayFormat, encode: false }));
      const asText = JSON.parse(JSON.stringify(payload), (_key, value: unknown) =>
        typeof value === 'object' ? value : String(value),
      ) as object;
      expect(parseBracketParams(shown.join('&'))).toEqual(asText);
      for (const parameter of shown) expect(listsPage()).toContain(parameter);
    },
  );
});
