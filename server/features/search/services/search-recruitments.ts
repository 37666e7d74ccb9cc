import { prepared, runPrepared, unnamed } from '../../../../db/prepared.ts';
import { required } from '../../../../domain/required.ts';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { RecruitmentSearchRow } from '../../../../db/models/recruitment-search-row.ts';
import {
  partialPlan,
  pieceCondition,
  piecesOf,
  planFor,
  writtenOf,
  type SearchPlan,
} from '../../../../domain/search/plan.ts';
import type { Fit } from '../../../../domain/eligibility/fit.ts';
import type { Names, Piece } from '../../../../domain/search/names.ts';
import { tokyoDay } from '../../../../domain/tokyo-time.ts';
import {
  listTextsSql,
  listTextsValues,
  type ListTexts,
} from '../../recruitments/views/recruitment-document.ts';
import { knownTotals } from './known-totals.ts';
import { conditionsFor, type SearchFilters } from './search-filters.ts';
import { searchNames } from './search-names.ts';
import { isAnySql, statementFor, WANTED, type Conditions, type Ordered } from './search-statements.ts';

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
  /** Whether no job has all of the others: those that have most come first. */
  is_partial_match: boolean;
  /** How the keyword was looked for in the end; null without one. */
  plan: SearchPlan | 'nothing' | null;
}
type Page = Pick<Found, 'ids' | 'total_count'> & {
  state?: string;
  is_near?: boolean;
  /** Whether only texts hold the keyword. */
  is_poor?: boolean;
};
const AS_TYPED = { corrected_query: null, ignored_words: [], is_partial_match: false };
const NOTHING: Found = {
  ids: [],
  total_count: 0,
  texts: [0, null, null, null],
  plan: 'nothing',
  ...AS_TYPED,
};

function conditionsOf(
  { filters = {}, fit = null, now }: SearchRequest,
  plan: SearchPlan | null,
): Conditions {
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
 * title and no fact, and a name is near that is; and where nothing has all of its pieces.
 */
export async function searchRecruitmentIds(request: SearchRequest): Promise<Found> {
  const keyword = request.keyword?.trim() ?? '';
  if (keyword === '') return (await find(request, null)).found;
  const names = await searchNames(sequelizeOf(RecruitmentSearchRow));
  const found = await findCorrected(request, keyword, names);
  if (found.total_count > 0 || !request.isForgiving) return found;
  return (await findPartly(request, keyword, names)) ?? found;
}

/** As it is typed, or with its typing errors corrected where that is found better. */
async function findCorrected(request: SearchRequest, keyword: string, names: Names): Promise<Found> {
  const asTyped = await find(request, planOf(keyword, names));
  const corrected_query = request.isAsTyped || !asTyped.isPoor ? null : names.corrected(keyword);
  if (corrected_query === null) return asTyped.found;
  const other = await find(request, planOf(corrected_query, names));
  return other.isPoor ? asTyped.found : { ...other.found, corrected_query };
}

/** Of signs alone: something that no text holds. */
export const planOf = (keyword: string, names: Names): SearchPlan | 'nothing' =>
  planFor(piecesOf(keyword, names), keyword) ?? 'nothing';

/** Without the pieces that nothing has; by relevance also what has only some of the others. Null: nothing has any. */
async function findPartly(request: SearchRequest, keyword: string, names: Names): Promise<Found | null> {
  const corrected_query = request.isAsTyped ? null : names.corrected(keyword);
  const pieces = piecesOf(corrected_query ?? keyword, names);
  if (pieces.length < 2) return null;
  const isFound = await arePiecesFound(request, pieces);
  const kept = pieces.filter((_, place) => isFound[place]);
  if (kept.length === 0) return null;
  const ignored_words = pieces
    .filter((_, place) => !isFound[place])
    .map((piece) => writtenOf(piece, keyword));
  const strict =
    kept.length < pieces.length ? await find(request, planFor(kept, keyword) ?? 'nothing') : null;
  if (strict && strict.found.total_count > 0) return { ...strict.found, corrected_query, ignored_words };
  if (kept.length < 2 || (request.sort ?? 'relevance') !== 'relevance') return null;
  const { found } = await find(request, partialPlan(kept));
  return { ...found, corrected_query, ignored_words, is_partial_match: true };
}

/** Which of the pieces any job has that the filters leave. */
async function arePiecesFound(request: SearchRequest, pieces: readonly Piece[]): Promise<boolean[]> {
  const { filters, values } = conditionsOf(request, null);
  const asked = pieces.map((piece, place) => ({ name: `piece${place}`, query: pieceCondition(piece) ?? '' }));
  const [row] = await runPrepared<[boolean[]]>(
    sequelizeOf(RecruitmentSearchRow),
    unnamed(`select array[${asked.map(({ name }) => isAnySql(filters, `$${name}`)).join(', ')}]`),
    { ...values, ...Object.fromEntries(asked.map(({ name, query }) => [name, query])) },
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
  const { statement, isSame, values: own } = statementFor(request, conditions);
  const { plan: _plan, ...question } = conditions;
  const totals = knownTotals(sequelize, question);
  const values = {
    ...conditions.values,
    ...own,
    known_state: totals.known?.state ?? '',
    known_total: totals.known?.total ?? 0,
    known_is_near: totals.known?.is_near ?? false,
    limit: request.per_page,
    offset: (request.page - 1) * request.per_page,
  };
  const { documents } = request;
  const texts = documents ? `, lateral ${listTextsSql('found.ids', documents === 'student')} as texts` : '';
  const text = `select to_json(found)${documents ? ', texts.*' : ''} from (${statement}) as found${texts}`;
  const rows = await runPrepared<[Page, ...(ListTexts | [])]>(
    sequelize,
    isSame ? prepared(text) : unnamed(text),
    { ...values, ...listTextsValues() },
    null,
  );
  const [{ ids, total_count, state, is_near = false, is_poor }, ...found] = required(rows[0]);
  if (state !== undefined) totals.remember({ state, total: total_count, is_near });
  return {
    found: { ids, total_count, texts: found.length === 0 ? null : found, plan, ...AS_TYPED },
    isPoor: is_poor ?? total_count === 0,
  };
}
