import fc from 'fast-check';

/** Ways to spoil a payload. */
type Place = readonly (string | number)[];

function placesOf(value: unknown, here: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [here];
  const inner = Array.isArray(value)
    ? value.flatMap((item, index) => placesOf(item, [...here, index]))
    : Object.entries(value).flatMap(([key, item]) => placesOf(item, [...here, key]));
  return [here, ...inner];
}

/** The payload with the value at `place` replaced, or removed if `change` returns undefined. */
function changed(value: unknown, place: Place, change: (old: unknown) => unknown): unknown {
  const [key, ...rest] = place;
  if (key === undefined) return change(value);
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string | number,
    unknown
  >;
  const next = changed(copy[key], rest, change);
  if (next !== undefined) copy[key] = next;
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete copy[key];
  return copy;
}

const deep = (depth: number): unknown => (depth === 0 ? 'x' : { a: deep(depth - 1) });

const REPLACEMENTS: readonly unknown[] = [
  {},
  [],
  [[]],
  { 0: 'a' },
  'x',
  true,
  null,
  1.5,
  // Out of range
  -1,
  0,
  2_147_483_648,
  9_007_199_254_740_991,
  1e300,
  'NaN',
  'Infinity',
  '-0',
  '0x10',
  '1e3',
  '99999999999999999999',
  'あ'.repeat(300),
  'x'.repeat(5000),
  '2026-02-30',
  '2026-13-01T00:00:00Z',
  '+275760-09-14T00:00:00Z',
  '-271821-04-19T00:00:00Z',
  'https://',
  'javascript:alert(1)',
  Array.from({ length: 1001 }, () => 1),
  Array.from({ length: 60 }, () => ({})),
  deep(6),
  deep(30),
  // Odd texts
  'a\u0000b',
  '\ud800',
  'a\udc00b',
  '\u202eabc',
  '\u200b',
  '\u2028',
  '\ufffe\uffff',
  '\ufeffx',
  `e${'\u0301'.repeat(200)}`,
  '👩‍👩‍👧‍👦',
  "'; drop table users; --",
  '%00',
  '${7*7}',
  '../../etc/passwd',
];

const NAMES = ['x', 'is_admin', 'role', 'created_at', '$where', ' id', 'ID', 'id ', 'toString', 'あ'];

/** A payload with one or a few errors. */
export function spoiled(payload: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const one = (value: unknown): fc.Arbitrary<unknown> => {
    const places = placesOf(value);
    const place = fc.constantFrom(...places);
    const isObject = (at: Place) => {
      let found: unknown = value;
      for (const key of at) found = (found as Record<string | number, unknown>)[key];
      return typeof found === 'object' && found !== null && !Array.isArray(found);
    };
    return fc.oneof(
      place.map((at) => (at.length === 0 ? {} : changed(value, at, () => undefined))),
      fc
        .tuple(fc.constantFrom(...places.filter(isObject)), fc.constantFrom(...NAMES))
        .map(([at, name]) => changed(value, at, (old) => ({ ...(old as object), [name]: '1' }))),
      {
        weight: 4,
        arbitrary: fc
          .tuple(place, fc.constantFrom(...REPLACEMENTS))
          .map(([at, put]) => changed(value, at, () => put)),
      },
    );
  };
  // A payload is always an object; other top-level values are tested elsewhere.
  const object = (value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? value : { payload: value };
  return payload.chain((value) => one(object(value))).map(object);
}
