import file from './queries.json' with { type: 'json' };
import wishes from './wishes.json' with { type: 'json' };

/** How well a job answers a query: 3 what is looked for, 2 clearly worth seeing, 1 related, 0 anything else. */
type Grade = number;

/** A query and the jobs of the demo world that answer it, judged from their facts and texts. */
export interface JudgedQuery {
  query: string;
  lang: string;
  /** What it tries: a title, a place, a fact, a typing error … */
  kind: string;
  /** By `English title | English company name`, so that ids may change. */
  relevant?: Readonly<Record<string, Grade>>;
  /** Of all jobs that are not named: a query that every job answers. */
  every_other_job?: Grade;
  /** Nothing answers it: the right result is empty. */
  expect?: 'none';
}

export const JUDGED_QUERIES = file.queries as unknown as readonly JudgedQuery[];
/** As students of twelve countries type them on a phone: half wishes and facts, messy, in several languages. */
export const JUDGED_WISHES = wishes.queries as unknown as readonly JudgedQuery[];
/** So many of the jobs found are asked for. */
export const FOUND = 20;
const FIRST = 10;
/** Of this grade on, a job has to be found. */
const WANTED: Grade = 2;

export interface Judged {
  query: JudgedQuery;
  total: number;
  /** nDCG@10: gain 2^grade − 1, discount log2(place + 1), over the best order there could be. */
  ndcg: number;
  /** Of the jobs to be found, how many are among the first 20; null where nothing is to be found. */
  recall: number | null;
}

const gainOf = (grades: readonly Grade[]) =>
  grades.slice(0, FIRST).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);

/**
 * Judges what a search has found.
 * @param found the first 20 in their order, by the names of `relevant`
 * @param total all it found
 * @param open every job there is
 */
export function judge(
  query: JudgedQuery,
  found: readonly string[],
  total: number,
  open: readonly string[],
): Judged {
  if (query.expect === 'none') return { query, total, ndcg: total === 0 ? 1 : 0, recall: null };
  const gradeOf = (job: string) => query.relevant?.[job] ?? query.every_other_job ?? 0;
  const grades = found.map(gradeOf);
  const best = open.map(gradeOf).sort((a, b) => b - a);
  const least = Math.min(WANTED, best[0] ?? 0);
  const isWanted = (grade: Grade) => grade > 0 && grade >= least;
  const wanted = Math.min(FOUND, best.filter(isWanted).length);
  return {
    query,
    total,
    ndcg: gainOf(grades) / gainOf(best),
    recall: grades.filter(isWanted).length / wanted,
  };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Means over queries; `zero` is the share of those with an answer that find nothing. */
export function summaryOf(judged: readonly Judged[]) {
  const answerable = judged.filter(({ recall }) => recall !== null);
  return {
    queries: judged.length,
    ndcg: mean(judged.map(({ ndcg }) => ndcg)),
    recall: answerable.length === 0 ? null : mean(answerable.map(({ recall }) => recall ?? 0)),
    zero: answerable.length === 0 ? null : mean(answerable.map(({ total }) => (total === 0 ? 1 : 0))),
  };
}

/** The summaries of each kind, in the order the kinds come first. */
export const summariesByKind = (judged: readonly Judged[]) =>
  [...new Set(judged.map(({ query }) => query.kind))].map((kind) => ({
    kind,
    ...summaryOf(judged.filter(({ query }) => query.kind === kind)),
  }));
