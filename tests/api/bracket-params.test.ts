import { describe, expect, test } from '@jest/globals';
import qs from 'qs';
import { parseBracketParams } from '../../server/http/bracket-params.ts';

const roundTrip = (value: unknown) =>
  parseBracketParams(qs.stringify(value, { arrayFormat: 'brackets', encode: false }));

describe('parseBracketParams', () => {
  test('reads three list items, one to remove, one with a literal plus', () => {
    const payload = {
      user: {
        skills: [
          { id: '4', skill_id: '2', description: 'C++ and C#'.replace('#', '＃') },
          { id: '9', _destroy: 'true' },
          { skill_id: '7', description: '1+1' },
        ],
      },
    };
    expect(roundTrip(payload)).toEqual(payload);
  });

  test('a repeated key starts the next item, also when the first item alone has an id', () => {
    const payload = {
      a: [
        { id: '1', x: '1', y: '2' },
        { x: '3', y: '4' },
      ],
    };
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
});
