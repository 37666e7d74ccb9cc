import { QueryTypes } from 'sequelize';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { Application } from '../../../../db/models/application.ts';
import { NO_CAMPAIGN, OVERVIEW_BARS_MAX, tokyoMonth, type TokyoMonth } from '../../../../domain/overview.ts';
import type { Actor } from '../../../../domain/roles.ts';
import { breakDown, foldSmall } from '../../../../domain/small-groups.ts';
import { UNTIL_SENT } from '../../../../domain/waiting-for.ts';

/** The period as its days and its instants. */
export function boundsOf({
  from_month,
  to_month,
}: {
  from_month: string;
  to_month: string;
}): Omit<TokyoMonth, 'month'> {
  const [first, last] = [tokyoMonth(from_month), tokyoMonth(to_month)];
  return {
    since: first.since,
    until: last.until,
    first_day: first.first_day,
    last_day: last.last_day,
  };
}

/** Statements under way, by their words and values. */
const underWay = new Map<string, Promise<object[]>>();

/** One statement of the overview. Who asks the same while it is being counted gets the same rows: counting is dear. */
export function counted<R extends object>(sql: string, bind: readonly unknown[]): Promise<readonly R[]> {
  const key = JSON.stringify([sql, bind]);
  const shared = underWay.get(key);
  if (shared) return shared as Promise<R[]>;
  const rows = sequelizeOf(Application).query<R>(sql, { bind: [...bind], type: QueryTypes.SELECT });
  underWay.set(key, rows);
  return rows.finally(() => underWay.delete(key));
}

/** SQL: not the actor's own application as a student, which their lists leave out too. */
export const notOnesOwnSql = (actor: Actor, alias: string): string =>
  actor.user_id === null ? 'true' : `${alias}.user_id <> ${actor.user_id}`;

const listed = (states: readonly string[]) => states.map((state) => `'${state}'`).join(', ');
const tokyoDayOf = (column: string) => `(${column} at time zone 'Asia/Tokyo')::date`;

/**
 * SQL of whether the resume left for the company by its day: true, false when it left later or has not left although
 * the day is over, null when that is not decided (the day is not over) or never will be (it ended before).
 * @param today SQL of the day of Tokyo, ours and never of the request
 */
export const dueKeptSql = (alias: string, today: string): string => `(case
  when ${alias}.sent_resume_to_company_at is not null
    then ${tokyoDayOf(`${alias}.sent_resume_to_company_at`)} <= ${alias}.due_date_to_submit_resume
  when ${alias}.state in (${listed(UNTIL_SENT)}) and ${alias}.due_date_to_submit_resume < ${today} then false end)`;

/** SQL of what became of the offer of an application with `is_passed`: one of OFFER_OUTCOMES. */
export const offerSql = (alias: string): string =>
  `(case ${alias}.state when 'offer_accepted' then 'accepted' when 'passed' then 'open' else 'declined' end)`;

/** SQL of a campaign's source, with a word for none. */
export const campaignSql = (column: string): string => `coalesce(nullif(${column}, ''), '${NO_CAMPAIGN}')`;

/** Applications that the same people look after. */
export interface LookedAfter {
  /** Nobody, one, or several together, in their order. */
  hf_member_ids: number[];
  part: string;
  count: number;
}

/** SQL of `hf_member_ids`: from the application's own row, and of the few that several look after from their table. */
export const lookedAfterSql = (alias: string): string => `(case ${alias}.mentor_count when 0 then '{}'::int[]
  when 1 then array[${alias}.mentor_id] else (select array_agg(m.hf_member_id order by m.hf_member_id)
    from application_hf_members m where m.application_id = ${alias}.id) end)`;

export type PartsAndAll<N extends string> = Record<N | 'all', number>;

/** How many of each part belong to those who are meant. One that two of them look after counts once. */
export function partsOf<N extends string>(
  rows: readonly LookedAfter[],
  names: readonly N[],
  isMeant: (ids: readonly number[]) => boolean,
): PartsAndAll<N> {
  const sums: Record<string, number> = Object.fromEntries([...names, 'all'].map((name) => [name, 0]));
  for (const { hf_member_ids, part, count } of rows) {
    if (!isMeant(hf_member_ids)) continue;
    sums[part] = (sums[part] ?? 0) + count;
    sums['all'] = (sums['all'] ?? 0) + count;
  }
  return sums as PartsAndAll<N>;
}

/** What each member of staff looks after, those with too few folded. */
export function byMember<N extends string>(
  rows: readonly LookedAfter[],
  names: readonly N[],
  memberIds: readonly number[],
  smallest: number,
) {
  const everybody = new Set([...memberIds, ...rows.flatMap(({ hf_member_ids }) => hf_member_ids)]);
  const groups = [...everybody].map((hf_member_id) => {
    const { all: count, ...parts } = partsOf(rows, names, (ids) => ids.includes(hf_member_id));
    return { hf_member_id, count, ...breakDown(parts as Record<N, number>, smallest) };
  });
  const { shown, folded, other } = foldSmall(groups, smallest, OVERVIEW_BARS_MAX);
  const theirs = new Set(folded.map(({ hf_member_id }) => hf_member_id));
  const { all } = partsOf(rows, [], (ids) => ids.some((id) => theirs.has(id)));
  return {
    shown: shown.toSorted((a, b) => b.count - a.count),
    other: other && { count: all < smallest ? null : all },
  };
}
