interface Pattern {
  source: string;
  flags: string;
}

/** The files whose patterns are judged, from the project's folder. */
export function patternFiles(): string[];

/** The patterns of a file: those written as such, and the lines where one is put together while it runs. */
export function patternsIn(
  file: string,
  text: string,
): { written: (Pattern & { line: number })[]; built: number[] };

/** Reads modules that put patterns together and notes which. */
export function patternsBuiltBy(
  files: readonly string[],
): Promise<(Pattern & { file: string; line: number })[]>;

/** Says of patterns whether a text exists that takes them more than linear time: null, or why it is refused. */
export function createJudge(
  cacheFile?: string,
): Promise<{ refusal(pattern: Pattern): string | null; save(): void }>;
