import { bracketPath } from '../../server/core/errors/known-fields.ts';

export type Path = (string | number)[];
export interface Place {
  path: Path;
  name: string;
  value: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Every value of a payload, containers included, with its path. */
export function placesOf(payload: unknown, path: Path = []): Place[] {
  const here = path.length === 0 ? [] : [{ path, name: bracketPath(path), value: payload }];
  if (!isObject(payload)) return here;
  const entries: [string | number, unknown][] = Array.isArray(payload)
    ? [...payload.entries()]
    : Object.entries(payload);
  return [...here, ...entries.flatMap(([key, value]) => placesOf(value, [...path, key]))];
}

/** Placeholder for a number literal that JSON.stringify cannot produce. */
class RawNumber {
  readonly digits: string;
  constructor(digits: string) {
    this.digits = digits;
  }
  toJSON() {
    return `raw:${this.digits}`;
  }
}

/** The payload as JSON with the value at `path` replaced. */
export function jsonWith(payload: unknown, path: Path, value: unknown): string {
  const copy = structuredClone(payload) as Record<string | number, unknown>;
  const parent = path
    .slice(0, -1)
    .reduce<Record<string | number, unknown>>((at, key) => at[key] as Record<string | number, unknown>, copy);
  parent[path.at(-1)!] = value;
  return JSON.stringify(copy).replace(/"raw:([^"]*)"/g, '$1');
}

const NUL = 'a\u0000b';
const LONE = 'a\ud800b';
const CONTAINERS: [string, unknown][] = [
  ['a list', ['x']],
  ['an object', { x: 1 }],
];
const NUMBERS: [string, unknown][] = [
  ...CONTAINERS,
  ['2^31', 2 ** 31],
  ['-2^31 - 1', -(2 ** 31) - 1],
  ['1e400', new RawNumber('1e400')],
  ['-1e400', new RawNumber('-1e400')],
  ['a long number', new RawNumber('9'.repeat(400))],
  ['1.5', 1.5],
  ['-1', -1],
  ['NaN', 'NaN'],
  ['Infinity', 'Infinity'],
  ['0x10', '0x10'],
  ['a blank before', ' 1'],
  ['a line break behind', '1\n'],
  ['1e3', '1e3'],
  ['other digits', '１'],
  ['2^63 as text', '9223372036854775808'],
  ['true', true],
  ['NUL', NUL],
];
/** Beyond what JavaScript counts. */
const BIG_IDS: typeof NUMBERS = NUMBERS.map(([name, value]) =>
  name === '2^31' ? ['2^53', 2 ** 53] : [name, value],
);
const FLAGS: [string, unknown][] = [...CONTAINERS, ['yes', 'yes'], ['2', 2], ['TRUE', 'TRUE'], ['NUL', NUL]];
const TEXTS: [string, unknown][] = [
  ...CONTAINERS,
  ['a number', 7],
  ['true', true],
  ['NUL', NUL],
  ['a lone surrogate', LONE],
  ['a bell', 'a\u0007b'],
  ['a right-to-left override', 'a\u202eb'],
  ['an isolate left open', 'a\u2067b'],
  ['900 KB', 'あ'.repeat(300_000)],
];
const LINES: [string, unknown][] = [
  ['a right-to-left mark', 'a\u200fb'],
  ['a line break', 'a\nb'],
  ['a line separator', 'a\u2028b'],
  ['joiners alone', '\u200d\u200c'],
];
const DATES: [string, unknown][] = [
  '2026-02-30',
  '2026-13-01',
  '0000-01-01',
  '10000-01-01',
  '-000001-01-01',
  '2026-2-3',
  '20260203',
  'tomorrow',
  '2026-02-30T00:00:00Z',
  '2026-02-03T24:00:00Z',
  '2026-02-03T10:00:00+99:00',
  '-271821-04-20T00:00:00Z',
  '+275760-09-13T00:00:00Z',
  'Sat, 21 Nov 2026 02:00:00 GMT+0900',
].map((text) => [text, text]);

/**
 * Values that are invalid wherever a value like the given one is valid.
 * @param isLine whether the text must be a single line
 */
export function wrongValues(value: unknown, isLine: boolean, isBigId = false): [string, unknown][] {
  if (typeof value === 'number') return isBigId ? BIG_IDS : NUMBERS;
  if (typeof value === 'boolean') return FLAGS;
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value)) return [...TEXTS, ...DATES];
  if (typeof value === 'string') return isLine ? [...TEXTS, ...LINES] : TEXTS;
  const others: [string, unknown][] = [
    ['a text', 'x'],
    ['a number', 7],
    ['true', true],
  ];
  return [...others, Array.isArray(value) ? ['an object', { x: 1 }] : ['a list', [1]]];
}
