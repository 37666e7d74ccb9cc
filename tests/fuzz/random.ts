import fc from 'fast-check';

/** Random source of one call. Depends only on the seed and the call number, not on earlier draws. */
export interface Chance {
  /** A number in [0, 1). */
  next(): number;
  /** True with this probability. */
  is(probability: number): boolean;
  whole(below: number): number;
  pick<T>(from: readonly T[]): T;
  /** Draws one value from an arbitrary. */
  sample<T>(arbitrary: fc.Arbitrary<T>): T;
}

/** SplitMix32: small, and random enough for this. */
export function chanceOf(seed: number, number: number): Chance {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b)) >>> 0;
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
  const whole = (below: number) => Math.floor(next() * below);
  return {
    next,
    whole,
    is: (probability) => next() < probability,
    pick: (from) => from[whole(from.length)]!,
    sample: (arbitrary) => fc.sample(arbitrary, { numRuns: 1, seed: whole(2 ** 31) })[0]!,
  };
}
