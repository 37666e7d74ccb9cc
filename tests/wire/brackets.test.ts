import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseBracketParams } from '../../server/http/bracket-params.ts';
import { addressOf } from './support/client.ts';

const SEED = 20_261_121;

/** Names as the specification's, and values as people type them, all that an unencoded address can say. */
const names = fc.constantFrom(
  'user',
  'skills',
  'answer',
  'name_ja',
  'a',
  'b',
  'skill_id',
  'description',
  'x1',
);
const TEXTS = [
  '',
  'a',
  '0',
  '1',
  'true',
  'null',
  'C++',
  '1+1',
  'a=b',
  'a==',
  'a b',
  ' a',
  'a?b',
  "l'été",
  '"quoted"',
  'a[b]',
  '[]',
  '{a: [1]}',
  '<b>',
  '(x)',
  'a/b/c',
  'x@example.com',
  'https://www.example.com/a?b=c',
  '2026-11-21T03:00:00.000Z',
  '日本語',
  '私の強みは、粘り強さです。',
  'カタカナ',
  'ｶﾅ',
  '漢字 かな',
  '👪',
  'ภาษาไทย',
  'العربية',
  '１００％',
  'é',
  'data:image/png;base64,iVBORw0KGgo+/A==',
] as const;
const values = fc.constantFrom<string>(...TEXTS);

type Item = Record<string, string | string[]>;

/** Items of one list name the same keys in the same order; an existing one begins with its id; `_destroy` ends it. */
const items = fc.uniqueArray(names, { minLength: 1, maxLength: 4 }).chain((keys) =>
  fc.array(
    fc
      .record({
        id: fc.option(fc.integer({ min: 1, max: 999 }).map(String), { nil: undefined }),
        fields: fc.tuple(...keys.map(() => values)),
        isRemoved: fc.boolean(),
      })
      .map(({ id, fields, isRemoved }): Item => {
        const own = Object.fromEntries(keys.map((key, index) => [key, fields[index]!]));
        if (id === undefined) return own;
        return isRemoved ? { id, _destroy: 'true' } : { id, ...own };
      }),
    { minLength: 1, maxLength: 5 },
  ),
);

/** New items last, as a form adds them: before an existing one they could not be told from its fields. */
const existingFirst = items.map((list) => list.toSorted((a, b) => Number('id' in b) - Number('id' in a)));

const inner: fc.Arbitrary<unknown> = fc.oneof(
  values,
  fc.array(values, { minLength: 1, maxLength: 4 }),
  existingFirst,
);
const payloads = fc.dictionary(
  names,
  fc.oneof(
    inner,
    fc.dictionary(names, fc.oneof(inner, fc.dictionary(names, inner, { minKeys: 1, maxKeys: 3 })), {
      minKeys: 1,
      maxKeys: 3,
    }),
  ),
  { minKeys: 1, maxKeys: 3 },
);

test('what a client of the specification says in its address is read as it was meant', () => {
  fc.assert(
    fc.property(payloads, (payload) => {
      const { search } = addressOf('http://localhost', '/jtj/commands/x', payload);
      expect(parseBracketParams(search.slice(1))).toEqual(payload);
    }),
    { seed: SEED, numRuns: 1000 },
  );
});

test('items in any order are read as they were meant, or refused: never as others', () => {
  const outcomes = { read: 0, refused: 0 };
  fc.assert(
    fc.property(items, (list) => {
      const { search } = addressOf('http://localhost', '/jtj/commands/x', { list });
      let read: unknown;
      try {
        read = parseBracketParams(search.slice(1));
      } catch (error) {
        expect(error).toMatchObject({ code: 'malformed_request' });
        outcomes.refused += 1;
        return;
      }
      expect(read).toEqual({ list });
      outcomes.read += 1;
    }),
    { seed: SEED, numRuns: 1000 },
  );
  expect(outcomes.read).toBeGreaterThan(outcomes.refused);
});

test('any text at all is read or refused, never stumbled over', () => {
  const pieces = [
    'a',
    'b',
    'id',
    '_destroy',
    '0',
    '1',
    '[',
    ']',
    '[]',
    '[a]',
    '=',
    '&',
    '%',
    '%5B',
    '%00',
    '+',
    ' ',
    'あ',
    '__proto__',
  ];
  const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 25 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(texts, (text) => {
      try {
        expect(typeof parseBracketParams(text)).toBe('object');
      } catch (error) {
        expect(error).toMatchObject({ code: 'malformed_request' });
      }
    }),
    { seed: SEED, numRuns: 5000 },
  );
});
