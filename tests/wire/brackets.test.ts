import fc from 'fast-check';
import { parseBracketParams } from '../../server/core/requests/bracket-params.ts';
import { addressOf } from './support/client.ts';

const SEED = 20_261_121;

/**
 * Names as in the specification and values as people type them, limited to what an unencoded URL can express.
 */
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

const removal = fc.record({
  id: fc.integer({ min: 1, max: 999 }).map(String),
  _destroy: fc.constant('true'),
});

/**
 * All items of a list have the same keys in the same order, id first; items to remove may appear in between.
 */
const items = fc.uniqueArray(names, { minLength: 1, maxLength: 4 }).chain((keys) =>
  fc.boolean().chain((haveIds) =>
    fc.array(
      fc.oneof(
        {
          weight: 3,
          arbitrary: fc
            .tuple(fc.integer({ min: 1, max: 999 }).map(String), ...keys.map(() => values))
            .map(([id, ...fields]): Item => ({
              ...(haveIds && { id }),
              ...Object.fromEntries(keys.map((key, index) => [key, fields[index]!])),
            })),
        },
        { weight: 1, arbitrary: removal },
      ),
      { minLength: 1, maxLength: 5 },
    ),
  ),
);

/** New items follow those to remove; otherwise their fields could not be told apart. */
const removalsFirst = items.map((list) =>
  list.toSorted((a, b) => Number('_destroy' in b) - Number('_destroy' in a)),
);

/** Items with arbitrary keys, as an editor that sends only filled-in fields would write them. */
const raggedItems = fc.array(
  fc
    .uniqueArray(fc.constantFrom('id', 'a', 'b', 'skill_id', '_destroy'), { minLength: 1, maxLength: 4 })
    .chain((keys) =>
      fc
        .tuple(...keys.map(() => values))
        .map((fields): Item => Object.fromEntries(keys.map((key, index) => [key, fields[index]!]))),
    ),
  { minLength: 1, maxLength: 5 },
);

const inner: fc.Arbitrary<unknown> = fc.oneof(
  values,
  fc.array(values, { minLength: 1, maxLength: 4 }),
  removalsFirst,
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

/** How an unindexed list is parsed; null if it is rejected. */
function readUnindexed(list: Item[]): unknown {
  const { search } = addressOf('http://localhost', '/jtj/commands/x', { list });
  try {
    return parseBracketParams(search.slice(1))['list'];
  } catch (error) {
    expect(error).toMatchObject({ code: 'malformed_request' });
    return null;
  }
}

test('items in any order are read as they were meant, or refused: never as others', () => {
  const outcomes = { read: 0, refused: 0 };
  fc.assert(
    fc.property(items, (list) => {
      const read = readUnindexed(list);
      if (read !== null) expect(read).toEqual(list);
      outcomes[read === null ? 'refused' : 'read'] += 1;
    }),
    { seed: SEED, numRuns: 1000 },
  );
  expect(outcomes.read).toBeGreaterThan(outcomes.refused);
});

const keysOf = (item: object) => Object.keys(item).toSorted().join(' ');
const isRemoval = (item: object) => keysOf(item) === '_destroy id';

test('R19: of a list without indexes every item read has the same keys, one of id and _destroy apart', () => {
  const outcomes = { alike: 0, refused: 0 };
  fc.assert(
    fc.property(raggedItems, (list) => {
      const read = readUnindexed(list) as Item[] | null;
      if (read === null) {
        outcomes.refused += 1;
        return;
      }
      expect(new Set(read.filter((item) => !isRemoval(item)).map(keysOf)).size).toBeLessThan(2);
      // No sent value is lost.
      expect(read.flatMap((item) => Object.values(item))).toEqual(
        list.flatMap((item) => Object.values(item)),
      );
      outcomes.alike += 1;
    }),
    { seed: SEED, numRuns: 2000 },
  );
  expect(outcomes.alike).toBeGreaterThan(50);
  expect(outcomes.refused).toBeGreaterThan(50);
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
