import fc from 'fast-check';
import type { z } from 'zod';

/** The parts of a Zod definition that arbitraries are built from. */
interface Def {
  type: string;
  innerType?: Schema;
  in?: Schema;
  out?: Schema;
  element?: Schema;
  valueType?: Schema;
  shape?: Record<string, Schema>;
  options?: Schema[];
  entries?: Record<string, string | number>;
  values?: unknown[];
}
type Schema = z.ZodType & {
  _zod: { def: Def; optin?: 'optional'; bag: { minimum?: number; maximum?: number } };
};
type Json = fc.Arbitrary<unknown>;

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCXYZ0123456789 .,+-_/=&#%?!\'"[]()<>';
const JAPANESE = 'あいうカタカナ漢字日本語私職歴、。ー株式会社';
const words = (alphabet: string, maxLength = 40) =>
  fc
    .array(fc.constantFrom(...alphabet.split('')), { minLength: 1, maxLength })
    .map((characters) => characters.join('').trim() || 'a');
const digits = (length: number) =>
  fc
    .array(fc.constantFrom(...'0123456789'.split('')), { minLength: length, maxLength: length })
    .map((d) => d.join(''));
const two = (n: number) => String(n).padStart(2, '0');
const days = fc
  .tuple(
    fc.integer({ min: 1950, max: 2040 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
  )
  .map(([year, month, day]) => `${year}-${two(month)}-${two(day)}`);
const instants = fc
  .tuple(days, fc.integer({ min: 0, max: 23 }))
  .map(([day, hour]) => `${day}T${two(hour)}:00:00Z`);

/** Kinds of text the API asks for; a schema gets those it accepts. */
const TEXTS: readonly fc.Arbitrary<string>[] = [
  words(LETTERS),
  words(JAPANESE),
  words(LETTERS + JAPANESE, 200),
  words('ライフイワンリーベトナム ', 12),
  fc.tuple(words('abcxyz', 10), words('abcxyz', 10)).map(([name, host]) => `${name}@${host}.example.com`),
  words('abcxyz019', 12).map((path) => `https://www.example.com/${path}`),
  fc.tuple(digits(3), digits(4)).map(([a, b]) => `${a}-${b}`),
  digits(11),
  days,
  days.map((day) => day.slice(0, 7)),
  instants,
  fc.uuid(),
  digits(32),
  fc.tuple(words(LETTERS), words(JAPANESE)).map(([a, b]) => `${a}\n${b}`),
  fc.constant(''),
];

/** For text schemas that accept none of those: known names. */
const NAMES: readonly fc.Arbitrary<string>[] = [
  fc.constantFrom('users', 'applications', 'recruitments'),
  fc.constantFrom('ja', 'en', 'vi'),
  fc.constantFrom('00:00', '09:30', '18:00'),
];

const MOST_REFUSED = 2000;

/**
 * Whether a schema accepts a value. Filters retry until it does, so a schema that never accepts is reported
 * instead.
 */
function accepts(schema: Schema, path = ''): (value: unknown) => boolean {
  let refused = 0;
  return (value) => {
    const isTaken = schema.safeParse(value).success;
    refused = isTaken ? 0 : refused + 1;
    if (refused > MOST_REFUSED) throw new Error(`Nothing made for ${path} is taken by its schema`);
    return isTaken;
  };
}

/** Cache of the text kinds each schema accepts, which is slow to compute. */
const TAKEN = new WeakMap<Schema, readonly fc.Arbitrary<string>[]>();

function texts(schema: Schema, path: string): Json {
  const fits = accepts(schema);
  const among = (kinds: typeof TEXTS) =>
    kinds.filter((kind) => fc.sample(kind, { numRuns: 20, seed: 7 }).filter(fits).length >= 12);
  let taken = TAKEN.get(schema) ?? among(TEXTS);
  if (taken.length === 0) taken = among(NAMES);
  TAKEN.set(schema, taken);
  if (taken.length === 0) throw new Error(`No text of ${path} is made here: add its kind to TEXTS`);
  return fc.oneof(...taken).filter(fits);
}

function numbers({ _zod: { bag } }: Schema): Json {
  const min = Math.ceil(Math.max(bag.minimum ?? 0, -1_000_000));
  const max = Math.min(bag.maximum ?? 2_147_483_647, 2_147_483_647);
  return fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min, max: Math.max(min, Math.min(max, 20)) }) },
    { weight: 1, arbitrary: fc.integer({ min, max }) },
    { weight: 1, arbitrary: fc.constantFrom(min, max) },
  );
}

/**
 * JSON payloads a schema accepts. Values from `base` are often kept, so that ids refer to existing rows and the
 * call gets further.
 */
export function arbitraryOf(schema: z.ZodType, base?: unknown, path = 'payload'): Json {
  return build(schema as Schema, base, path);
}

/** The base's value, or a generated one. */
function perhaps(schema: Schema, base: unknown, path: string): Json {
  const made = build(schema, base, path);
  if (base === undefined) return made;
  const weight = { kept: path.endsWith('id') ? 4 : 1, made: 1 };
  return fc.oneof(
    { weight: weight.kept, arbitrary: fc.constant(base) },
    { weight: weight.made, arbitrary: made },
  );
}

function build(schema: Schema, base: unknown, path: string): Json {
  const { def } = schema._zod;
  switch (def.type) {
    case 'object':
      return objects(schema, base, path);
    case 'optional':
    case 'default':
    case 'prefault':
    case 'nonoptional':
      return build(def.innerType!, base, path);
    case 'nullable':
      return fc.oneof(
        { weight: 4, arbitrary: build(def.innerType!, base, path) },
        { weight: 1, arbitrary: fc.constant(null) },
      );
    case 'pipe':
      // A preprocess step also accepts other forms; generate its output form.
      return def.in!._zod.def.type === 'transform'
        ? build(def.out!, base, path)
        : build(def.in!, base, path).filter(accepts(schema, path));
    case 'string':
      return texts(schema, path);
    case 'number':
      return numbers(schema);
    case 'boolean':
      return fc.boolean();
    case 'date':
      return instants;
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries!));
    case 'literal':
      return fc.constantFrom(...def.values!);
    case 'array':
      return lists(def.element!, base, path);
    case 'record':
      if (def.valueType?._zod.def.type === 'string') {
        const text = texts(def.valueType, path);
        return fc.record({ ja: text, en: text }, { requiredKeys: ['ja'] }).filter(accepts(schema, path));
      }
      return fc.dictionary(words('abcxyz', 8), fc.oneof(fc.integer(), words(LETTERS), fc.boolean()), {
        maxKeys: 5,
      });
    // Any JSON.
    case 'lazy':
      return fc.constantFrom(null, 1, 'x', [1], { a: 1 });
    case 'union':
      return fc.oneof(...def.options!.map((option) => build(option, base, path)));
    default:
      throw new Error(`No arbitrary for ${def.type} at ${path}`);
  }
}

function lists(element: Schema, base: unknown, path: string): Json {
  const items: unknown[] = Array.isArray(base) ? base : [];
  return fc.array(perhaps(element, items[0], `${path}[]`), { maxLength: 3 });
}

function objects(schema: Schema, base: unknown, path: string): Json {
  const known = (typeof base === 'object' && base !== null ? base : {}) as Record<string, unknown>;
  const required: string[] = [];
  const fields: Record<string, Json> = {};
  for (const [name, field] of Object.entries(schema._zod.def.shape!)) {
    fields[name] = perhaps(field, known[name], `${path}.${name}`);
    // Keep what the base has: without an optional row id a payload is often meaningless.
    if (field._zod.optin !== 'optional' || name in known) required.push(name);
  }
  return fc.record(fields, { requiredKeys: required }).filter(accepts(schema, path));
}
