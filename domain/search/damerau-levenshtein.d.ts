declare module 'damerau-levenshtein' {
  /** @returns `steps`: letters to add, leave out, replace or swap with their neighbour */
  export default function distance(
    one: string,
    other: string,
  ): { steps: number; relative: number; similarity: number };
}
