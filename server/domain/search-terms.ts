/**
 * How text is cut for search, for the index and for the query alike. Runs of Chinese characters and kana are
 * cut into pairs (bigrams), since they have no word boundaries; every other run is a word. The last character
 * of a run stands alone too, so that one single character is found by prefix wherever it stands.
 */
const RUNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]+|[\p{L}\p{N}\p{M}+#]+/gu;
const IS_CJK = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const MAX_WORD = 60;
const MAX_QUERY_TERMS = 40;

const normalise = (text: string) => text.normalize('NFKC').toLowerCase();
const runsOf = (text: string) => normalise(text).match(RUNS) ?? [];

function bigrams(run: string): string[] {
  const characters = Array.from(run);
  return characters.slice(0, -1).map((character, index) => character + characters[index + 1]);
}

/** The terms a text is found by, each once. */
export function searchTerms(texts: Iterable<string>): string[] {
  const terms = new Set<string>();
  for (const text of texts) {
    for (const run of runsOf(text)) {
      if (!IS_CJK.test(run)) {
        terms.add(run.slice(0, MAX_WORD));
        continue;
      }
      for (const pair of bigrams(run)) terms.add(pair);
      terms.add(Array.from(run).at(-1)!);
    }
  }
  return [...terms];
}

const lexeme = (term: string) => `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/**
 * A keyword as the text of a PostgreSQL tsquery: every pair and every word must be there, words and single
 * characters by their beginning. Null when the keyword holds nothing to search by.
 */
export function searchQuery(keyword: string): string | null {
  const parts = runsOf(keyword).flatMap((run) => {
    if (!IS_CJK.test(run)) return [`${lexeme(run.slice(0, MAX_WORD))}:*`];
    const pairs = bigrams(run);
    return pairs.length === 0 ? [`${lexeme(run)}:*`] : pairs.map(lexeme);
  });
  const unique = [...new Set(parts)].slice(0, MAX_QUERY_TERMS);
  return unique.length === 0 ? null : unique.join(' & ');
}
