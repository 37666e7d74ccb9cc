import { prepared, runPrepared, unnamed } from '../../../../db/prepared.ts';
import { required } from '../../../../domain/required.ts';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { RecruitmentSearchRow } from '../../../../db/models/recruitment-search-row.ts';
import {
  partialPlan,
  pieceCondition,
  piecesOf,
  planFor,
  type SearchPlan,
} from '../../../../domain/search/plan.ts';
import type { Fit } from '../../../../domain/eligibility/fit.ts';
import type { Names } from '../../../../domain/search/names.ts';
import type { Piece } from '../../../../domain/search/pieces.ts';
import { writtenIn } from '../../../../domain/search/written-in.ts';
import { tokyoDay } from '../../../../domain/tokyo-time.ts';
import {
  listTextsSql,
  DOCUMENT_DIGESTS,
  type ListTexts,
} from '../../recruitments/views/recruitment-document.ts';
import { knownPages, knownTotals } from './known-answers.ts';
import { conditionsFor, type SearchFilters } from './search-filters.ts';
import { NAMES_STATE, newestSearchNames, searchNames } from './search-names.ts';
import { isAnySql, statementFor, WANTED, type Conditions, type Ordered } from './search-statements.ts';
import { totalOfRows } from './total-of-rows.ts';

export const SEARCH_SORTS = ['relevance', 'newest', 'salary', 'deadline', 'best_match'] as const;

export interface SearchRequest extends Ordered {
  /** Null or blank: no keyword. One of signs alone asks for something that no text holds, and finds nothing. */
  keyword?: string | null;
  filters?: SearchFilters;
  /** What the student who asks meets, for a filter by it; null for anybody else. */
  fit?: Fit | null;
  /** Typing errors are not corrected. */
  isAsTyped?: boolean | undefined;
  /** Where nothing has all of a keyword, what has a part of it is found. */
  isForgiving?: boolean;
  now: Date;
  /** Reads the documents of the page too, in the same statement; those of a student with what decides who fits. */
  documents?: 'visitor' | 'student';
}
interface Found {
  ids: number[];
  total_count: number;
  /** Null where they were not asked for. */
  texts: ListTexts | null;
  /** What was looked for instead of a keyword with typing errors. */
  corrected_query: string | null;
  /** Parts of the keyword that no job has, and that were left out. */
  ignored_words: string[];
  /** Whether jobs that have only some of the others are found too: those that have most come first. */
  is_partial_match: boolean;
  /** Of a partial match: how many jobs have all of the others. */
  full_match_count: number;
  /** By relevance: whether those of equal relevance come in the order of their fit for the student. */
  is_ordered_by_fit: boolean;
  /** The state of the names at the time; 0 where no keyword was looked for. */
  names_state: number;
  /** What the keyword, or its correction, was cut into. */
  pieces: readonly Piece[];
  /** How the keyword was looked for in the end; null without one. */
  plan: SearchPlan | 'nothing' | null;
}
type Page = Pick<Found, 'ids' | 'total_count'> & {
  state?: string;
  is_near?: boolean;
  /** Whether only texts hold the keyword. */
  is_poor?: boolean;
  is_ordered_by_fit?: boolean;
};
const AS_TYPED = {
  corrected_query: null,
  ignored_words: [],
  is_partial_match: false,
  full_match_count: 0,
  is_ordered_by_fit: false,
  names_state: 0,
  pieces: [],
};
const NOTHING: Found = {
  ids: [],
  total_count: 0,
  texts: [0, null, null, null],
  plan: 'nothing',
  ...AS_TYPED,
};

function conditionsOf({ filters = {}, fit = null, now }: SearchRequest, plan: SearchPlan | null): Conditions {
  const conditions = conditionsFor(filters, { now, fit });
  const isNarrow = conditions.some((condition) => condition.isNarrow);
  const all = conditions.map(({ sql, checked = sql }) => (isNarrow || plan ? checked : sql));
  const values: Record<string, unknown> = { today: tokyoDay(now) };
  for (const condition of conditions) Object.assign(values, condition.values);
  if (plan === null) return { filters: all, all, plan, isNarrow, values };
  for (const [place, spelling] of plan.spellings.entries()) {
    all.push(`strpos(spelling, $spelling${place}) > 0`);
    values[`spelling${place}`] = spelling;
  }
  values['all'] = plan.all;
  values['near_all'] = plan.near?.all ?? '';
  return { filters: [...all], all: [...all, `grams @@ ${WANTED}`], plan, isNarrow, values };
}

/**
 * Ids of one page and the exact total, in one statement however many filters there are (at most). Ties are decided by the
 * later publication, then by the id, so that pages never overlap. Further statements follow where a keyword is in no
 * title and no fact, and a name is near that is; and where nothing has all of its pieces. When the names have changed
 * since this process read them, it is done once more by the new ones.
 */
export async function searchRecruitmentIds(request: SearchRequest): Promise<Found> {
  const keyword = request.keyword?.trim() ?? '';
  if (keyword === '') return (await find(request, null)).found;
  const sequelize = sequelizeOf(RecruitmentSearchRow);
  const names = await searchNames(sequelize);
  const found = await findByNames(request, keyword, names);
  if (found.names_state <= names.state) return found;
  return findByNames(request, keyword, await newestSearchNames(sequelize));
}

async function findByNames(request: SearchRequest, keyword: string, names: Names): Promise<Found> {
  const whole = await findWhole(request, keyword, names);
  if (!request.isForgiving) return whole.found;
  return (await findPartly(request, keyword, whole)) ?? tellNear(request, whole.found);
}

/** Where what is near lacks what was asked for: by relevance how many have it, else only those. */
async function tellNear(request: SearchRequest, found: Found): Promise<Found> {
  const { plan, corrected_query, pieces } = found;
  if (plan === null || plan === 'nothing' || !plan.near?.isLess) return found;
  const { found: full } = await find(request, { ...plan, near: null });
  if (full.total_count === found.total_count) return found;
  if ((request.sort ?? 'relevance') !== 'relevance') return { ...full, corrected_query, pieces };
  return { ...found, is_partial_match: true, full_match_count: full.total_count };
}

/** What has all of a keyword. */
interface Whole {
  found: Found;
  /** The keyword with its typing errors corrected, where it is not found well; null where there are none. */
  correction: string | null;
  /** Of the keyword, or of its correction where that is found or nothing is. */
  pieces: readonly Piece[];
}

/** As it is typed, or with its typing errors corrected where that is found better. */
async function findWhole(request: SearchRequest, keyword: string, names: Names): Promise<Whole> {
  const typed = piecesOf(keyword, names);
  const asTyped = await find(request, planFor(typed, keyword) ?? 'nothing');
  const correction = request.isAsTyped || !asTyped.isPoor ? null : names.corrected(keyword);
  const ofTyped = { found: { ...asTyped.found, pieces: typed }, correction, pieces: typed };
  if (correction === null) return ofTyped;
  const pieces = piecesOf(correction, names);
  const other = await find(request, planFor(pieces, correction) ?? 'nothing');
  if (!other.isPoor)
    return { found: { ...other.found, corrected_query: correction, pieces }, correction, pieces };
  return asTyped.found.total_count > 0 ? ofTyped : { ...ofTyped, pieces };
}

/** Of signs alone: something that no text holds. */
export const planOf = (keyword: string, names: Names): SearchPlan | 'nothing' =>
  planFor(piecesOf(keyword, names), keyword) ?? 'nothing';

/** By relevance, a search of so many pieces that finds less goes on to what has only some of them. */
const isLittle = (total: number, pieces: readonly Piece[]): boolean => {
  const wanted = pieces.filter(({ isNegated }) => !isNegated).length;
  return wanted > 1 && total < (wanted > 2 ? 10 : 5);
};

/**
 * Without the pieces that nothing has; by relevance, where little has all of the others, then what has some of them.
 * @returns null where what has everything is enough, or nothing has any
 */
async function findPartly(
  request: SearchRequest,
  keyword: string,
  { found: whole, correction, pieces }: Whole,
): Promise<Found | null> {
  const isAny = whole.total_count > 0;
  const corrected_query = isAny ? whole.corrected_query : correction;
  const isFound = isAny || pieces.length < 2 ? null : await arePiecesFound(request, pieces);
  const kept = pieces.filter((_, place) => isFound?.[place] ?? isAny);
  if (kept.length === 0) return null;
  const ignored_words = pieces.filter((piece) => !kept.includes(piece)).map(writtenIn(keyword));
  const understood = { corrected_query, ignored_words, pieces };
  const strict =
    kept.length < pieces.length ? (await find(request, planFor(kept, keyword) ?? 'nothing')).found : whole;
  if ((request.sort ?? 'relevance') !== 'relevance' || !isLittle(strict.total_count, kept))
    return strict.total_count > 0 && strict !== whole ? { ...strict, ...understood } : null;
  const plan = strict.total_count > 0 ? planFor(kept, keyword) : null;
  const { found } = await find(request, partialPlan(kept, plan));
  const is_partial_match = found.total_count > strict.total_count;
  return { ...found, ...understood, is_partial_match, full_match_count: strict.total_count };
}

/** Which of the pieces any job has that the filters leave. What is not wanted is not asked: nearly every job lacks it. */
async function arePiecesFound(request: SearchRequest, pieces: readonly Piece[]): Promise<boolean[]> {
  const { filters, values } = conditionsOf(request, null);
  const isAny = pieces.map(({ isNegated }, place) =>
    isNegated ? 'true' : isAnySql(filters, `$piece${place}`),
  );
  const queries = pieces.map((piece, place) => [`piece${place}`, pieceCondition(piece) ?? '']);
  const [row] = await runPrepared<[boolean[]]>(
    sequelizeOf(RecruitmentSearchRow),
    unnamed(`select array[${isAny.join(', ')}]`),
    { ...values, ...Object.fromEntries(queries) },
    null,
  );
  return required(row)[0];
}

/** @returns also whether only texts hold the keyword */
async function find(
  request: SearchRequest,
  plan: SearchPlan | 'nothing' | null,
): Promise<{ found: Found; isPoor: boolean }> {
  if (plan === 'nothing') return { found: NOTHING, isPoor: true };
  const sequelize = sequelizeOf(RecruitmentSearchRow);
  const conditions = conditionsOf(request, plan);
  const { plan: _plan, ...question } = conditions;
  const totals = knownTotals(sequelize, question);
  const isKnown = totals.known !== undefined;
  const { statement, isSame, isCounted, values: own } = statementFor(request, conditions, isKnown);
  const { sort, facts, page: number, per_page } = request;
  const pages = knownPages(sequelize, { ...question, own, sort, facts, number, per_page });
  // A pass over the rows here takes as long as a first count of few there.
  const mayBeKnown = isCounted && (isKnown || !conditions.isNarrow);
  const known = mayBeKnown ? await totalOfRows(sequelize, totals.known, plan, request) : undefined;
  const values = {
    ...conditions.values,
    ...own,
    known_state: known?.state ?? '',
    known_total: known?.total ?? 0,
    known_is_near: known?.is_near ?? false,
    page_state: pages.known?.state ?? '',
    page_ids: pages.known?.ids ?? [],
    page_is_poor: pages.known?.is_poor ?? false,
    limit: request.per_page,
    offset: (request.page - 1) * request.per_page,
  };
  const { documents } = request;
  const texts = documents ? `, lateral ${listTextsSql('found.ids', documents === 'student')} as texts` : '';
  const namesState = plan === null ? '0::float8' : NAMES_STATE;
  const text = `select to_json(found), ${namesState}${documents ? ', texts.*' : ''} from (${statement}) as found${texts}`;
  const rows = await runPrepared<[Page, number, ...(ListTexts | [])]>(
    sequelize,
    isSame ? prepared(text) : unnamed(text),
    { ...values, ...DOCUMENT_DIGESTS },
    null,
  );
  const [page, names_state, ...found] = required(rows[0]);
  const { ids, total_count, state, is_near = false, is_poor, is_ordered_by_fit = false } = page;
  if (state !== undefined) {
    totals.remember({ state, total: total_count, is_near });
    pages.remember({ state, ids, is_poor: is_poor ?? false });
  }
  return {
    found: {
      ids,
      total_count,
      texts: found.length === 0 ? null : found,
      plan,
      ...AS_TYPED,
      names_state,
      is_ordered_by_fit,
    },
    isPoor: is_poor ?? total_count === 0,
  };
}
