/** Stands where a value is missing. JSON escapes control characters, so it never stands in a text. */
export const GAP = '\u001f';

/**
 * The JSON text of an object with gaps at some of its keys, in the order of the schema, so that the text filled later is
 * the one the whole object would have given.
 * @param shape of the schema, all keys
 * @param values already cut by the schema, without those of the gaps
 */
export function gappedJson(
  shape: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
  gaps: readonly string[],
): string {
  const members = Object.keys(shape).flatMap((key) => {
    const value = gaps.includes(key) ? GAP : JSON.stringify(values[key]);
    return value === undefined ? [] : `${JSON.stringify(key)}:${value}`;
  });
  return `{${members.join(',')}}`;
}

/** The gaps in the order in which they come in a text. */
export const gapsInOrder = <G extends string>(
  shape: Readonly<Record<string, unknown>>,
  gaps: Readonly<Record<G, true>>,
): G[] => Object.keys(shape).filter((key): key is G => Object.hasOwn(gaps, key));

/** @param texts JSON for each gap, in the order of the gaps; GAP leaves one open */
export function filledJson(text: string, texts: readonly string[]): string {
  const parts = partsOf(text, texts.length);
  return parts.map((part, place) => part + (texts[place] ?? '')).join('');
}

/** The same text in UTF-8, to be filled many times: what stands before, between and after its gaps. */
export const cutAtGaps = (text: string, gaps: number): Buffer[] =>
  partsOf(text, gaps).map((part) => Buffer.from(part));

/** @param gaps in their order @param values of each gap, already cut by the schema */
export const filledBytes = (
  parts: readonly Buffer[],
  gaps: readonly string[],
  values: Readonly<Record<string, unknown>>,
): Buffer =>
  Buffer.concat(
    parts.flatMap((part, place) => {
      const gap = gaps[place];
      return gap === undefined ? [part] : [part, Buffer.from(JSON.stringify(values[gap]))];
    }),
  );

function partsOf(text: string, gaps: number): string[] {
  const parts = text.split(GAP);
  if (parts.length !== gaps + 1) throw new Error('A document has other gaps than its schema');
  return parts;
}
