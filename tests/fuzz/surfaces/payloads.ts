import fc from 'fast-check';
import type { z } from 'zod';
import { arbitraryOf } from '../../wire/property/arbitrary.ts';
import { spoiled } from '../../wire/property/mutations.ts';
import type { Chance } from '../random.ts';

/** Intended validity: the known good payload, one generated from the schema, or one with an error. */
export type Intent = 'standard' | 'valid' | 'spoiled';

interface Arbitraries {
  valid: fc.Arbitrary<unknown>;
  spoiled: fc.Arbitrary<unknown>;
}

function arbitrariesOf(schema: z.ZodType, base: object): Arbitraries {
  const valid = arbitraryOf(schema, base);
  return { valid, spoiled: spoiled(valid) };
}

/**
 * Generates payloads of one schema. Arbitraries are slow to build, so they are cached while the base stays the
 * same.
 */
export class Payloads {
  readonly #kept = new Map<string, Arbitraries>();

  of(chance: Chance, key: string, schema: z.ZodType, base: object, intent: Intent): object {
    if (intent === 'standard') return base;
    try {
      const kept = this.#kept.get(key) ?? arbitrariesOf(schema, base);
      this.#kept.set(key, kept);
      return chance.sample(kept[intent]) as object;
    } catch {
      // For schema rules that generated values rarely satisfy, fall back to the known good payload.
      return intent === 'valid' ? base : (chance.sample(spoiled(fc.constant(base))) as object);
    }
  }
}

const TORN = ['{', '{"a":', '[1,2', 'null', '"x"', '{"a":1,"a":2}', '\ufeff{}', '{"__proto__":{}}', '\u0000'];

/** The JSON to send; spoiled payloads are sometimes not JSON, truncated, or invalid UTF-8. */
export function bytesOf(chance: Chance, payload: object, intent: Intent): Buffer {
  const bytes = Buffer.from(JSON.stringify(payload));
  if (intent !== 'spoiled' || chance.is(0.8)) return bytes;
  if (chance.is(0.4)) return Buffer.from(chance.pick(TORN));
  if (chance.is(0.5)) return bytes.subarray(0, chance.whole(bytes.length));
  return Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xff, 0xfe, 0xc0]), Buffer.from('"}')]);
}
