import { Op } from 'sequelize';
import { required } from '../../../../domain/required.ts';
import { runPrepared, unnamed } from '../../../../db/prepared.ts';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { isForgottenSql } from '../../../../db/current.ts';
import { User } from '../../../../db/models/user.ts';
import { isOpen } from '../../../../domain/applying.ts';
import { COUNTRY_ID_JAPAN } from '../../../../domain/constants.ts';
import type { Verdict } from '../../../../domain/eligibility/summary.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import {
  LOOKED_FURTHER,
  lookedAt,
  STUDENT_LEFT_OUT,
  type StudentLeftOut,
} from '../../../../domain/recommending.ts';
import { MATCH_WEIGHTS as WEIGHT, NO_JLPT, type MatchRow } from '../../../../domain/search/match-score.ts';
import { GONE_STATUSES } from '../../../../domain/student-status.ts';
import { loadReaders } from '../views/present-eligibility.ts';
import type { QueryContext } from '../../../core/calls/context.ts';
import { countsOf, loadJobs, matchRowOf, presentMatch, type JobRow } from './matching.ts';
import { loadHistory, TELLING, tellsItsEnd } from '../../recommending/services/recommend-history.ts';
import { knownStudents, seenRecruitmentsSql } from '../../../core/scopes.ts';

/** Students who share a wish with the job, and what that adds to their score: each wish once, by an index. */
const SHARED = `
  select user_id, ${WEIGHT.job_category} as points from user_interesting_job_categories
  where job_category_id = any($job_category_ids::int[]) group by user_id
  union all
  select user_id, ${WEIGHT.prefecture} from user_hoped_prefectures
  where prefecture_id = any($prefecture_ids::int[]) group by user_id
  union all
  select user_id, ${WEIGHT.skill} + case when count(distinct skill_id) = $skills::int then ${WEIGHT.all_skills} else 0 end
  from user_skills where skill_id = any($skill_ids::int[]) group by user_id
  union all
  select user_id, ${WEIGHT.department} from (
    select user_id from user_universities where department_category_id = any($department_ids::int[])
    union
    select id from users where latest_school_department_category_id = any($department_ids::int[])
  ) studied`;

/** The other parts of the rank of a student `u` (domain/search/match-score.ts), read from the student's side. */
function scoreOf(row: MatchRow): string {
  const adds = (condition: string, points: number) => `case when ${condition} then ${points} else 0 end`;
  const level = `coalesce(u.jlpt, case when u.is_jlpt_none then ${NO_JLPT} end)`;
  const unknown = row.required_jlpt === NO_JLPT ? WEIGHT.jlpt_met : WEIGHT.jlpt_near;
  const hopes = (column: string, countries: string) => `u.${column} = any($${countries}::int[])`;
  const related = ['hope_first_work_country_id', 'hope_last_work_country_id']
    .map((column) => `(${hopes(column, 'country_ids')} and u.${column} <> ${COUNTRY_ID_JAPAN})`)
    .join(' or ');
  const terms = [
    `case when ${level} is null then ${unknown} when ${level} <= $required_jlpt::int then ${WEIGHT.jlpt_met}
      when ${level} = $required_jlpt::int + 1 then ${WEIGHT.jlpt_near} else 0 end`,
    adds(related, WEIGHT.related_country),
    adds(hopes('hope_first_work_country_id', 'career_first_country_ids'), WEIGHT.first_country),
    adds(hopes('hope_last_work_country_id', 'career_last_country_ids'), WEIGHT.last_country),
  ];
  if (row.is_available_from_overseas)
    terms.push(adds(`u.living_country_id <> ${COUNTRY_ID_JAPAN}`, WEIGHT.overseas));
  if (row.is_work_globaly) terms.push(adds('u.is_hope_work_globaly', WEIGHT.globaly));
  if (row.department_ids.length === 0) terms.push(String(WEIGHT.any_department));
  if (row.skill_ids.length === 0) terms.push(String(WEIGHT.all_skills));
  return terms.join(' + ');
}

/** The place of a reason: who is left out for several counts for the first. */
const placeOf = (code: StudentLeftOut) => STUDENT_LEFT_OUT.indexOf(code);

/** Students of the lists, as the index users_matched_index has them. */
const MATCHED = `not u.is_pending and u.status not in (${GONE_STATUSES.map((status) => `'${status}'`).join(', ')})`;

/**
 * Students whom mails, a missing name or what has been between them and the job rule out, each with the first reason's
 * place: found by indexes of those few, so that nobody is asked one by one.
 */
const knownOf = (ctx: QueryContext) => `
  select user_id, min(place) as place from (
    select user_id, ${placeOf('mails_stopped')} as place from mail_suppressions where stream = 'recommend'
    union all
    select u.id, ${placeOf('address_bounces')} from undeliverable_addresses ua
    join users u on lower(u.email) = ua.email where ua.lifted_at is null
    union all
    select u.id, ${placeOf('name_missing')} from users u
    where ${MATCHED} and btrim(coalesce(u.first_name, '')) = '' and btrim(coalesce(u.last_name, '')) = ''
    union all
    select x.user_id, case when ${tellsItsEnd(ctx.actor)} then ${placeOf('ended_before')} else ${placeOf('already_applied')} end
    from applications x where x.recruitment_id = $recruitment_id and not ${isForgottenSql('x', ctx.now)}
    union all
    select user_id, ${placeOf('not_this')} from recommend_dismissals where recruitment_id = $recruitment_id
    union all
    select m.user_id, ${placeOf('already_recommended')} from recommend_mail_recruitments r cross join lateral (
      -- The limit has each mail looked up: a join would read all mails there are.
      select m.user_id from recommend_mails m where m.id = r.recommend_mail_id and ${TELLING} limit 1
    ) m where r.recruitment_id = $recruitment_id and r.left_out_code is null
  ) one group by user_id`;

/**
 * Why a student `u` is left out whom nothing is known of, as SQL: the reason's place, null when nothing speaks against
 * it so far. A level too far below rules out only who has no examination that might show more.
 */
function placeOfReason(job: JobRow): string {
  const rules: [condition: string, code: StudentLeftOut][] = [["u.status <> 'active'", 'not_looking']];
  if (!job.is_available_from_overseas)
    rules.push([
      `u.living_country_id <> ${COUNTRY_ID_JAPAN} and u.has_japanese_visa is not true`,
      'abroad_without_visa',
    ]);
  if (job.required_jlpt !== null && !job.is_consedering_japanese_level_growth)
    rules.push([
      `coalesce(u.jlpt, case when u.is_jlpt_none then ${NO_JLPT + 1} end) > $required_jlpt::int + 1
        and not exists (select 1 from user_language_examinations e where e.user_id = u.id)`,
      'not_eligible',
    ]);
  return `case ${rules.map(([condition, code]) => `when ${condition} then ${placeOf(code)}`).join(' ')} end`;
}

/** Those known of a place, or of any. A subquery, which is hashed: of a join, PostgreSQL would hash the students. */
const isKnown = (code: StudentLeftOut | null = null) =>
  `u.id in (select user_id from known ${code === null ? '' : `where place = ${placeOf(code)}`})`;

/** Whether a student `u` is left out for this reason, as SQL; null: for none so far. */
function isLeftOutFor(code: StudentLeftOut | null, job: JobRow): string {
  const place = placeOfReason(job);
  if (code === null) return `${place} is null and not ${isKnown()}`;
  if (code === 'not_looking') return `${place} = ${placeOf(code)}`;
  if (code === 'abroad_without_visa' || code === 'not_eligible')
    return `${place} = ${placeOf(code)} and not ${isKnown()}`;
  return `u.status = 'active' and ${isKnown(code)}`;
}

const runOver = <R extends unknown[]>(statement: string, job: JobRow, values: Record<string, unknown>) =>
  runPrepared<R>(sequelizeOf(User), unnamed(statement), { ...values, recruitment_id: job.id }, null);

/** Students of the lists; staff are not asked about themselves. */
const STUDENTS = `users u where ${MATCHED} and u.id <> $own::int`;
const ownOf = (ctx: QueryContext) => ctx.actor.user_id ?? 0;

/**
 * The ids of the best students for a job, or of those left out for one reason. Points are added up rather than joined:
 * PostgreSQL cannot know how many students are left and takes the wrong join.
 */
async function rankStudents(
  ctx: QueryContext,
  job: JobRow,
  leftOutFor: StudentLeftOut | null,
  limit: number,
): Promise<number[]> {
  const row = matchRowOf(job);
  const rows = await runOver<[number]>(
    `with known as materialized (${knownOf(ctx)})
    select id from (
      select u.id, ${scoreOf(row)} as points, true as is_wanted from ${STUDENTS} and ${isLeftOutFor(leftOutFor, job)}
      union all
      select user_id, points, false from (${SHARED}) shared
    ) one group by id having bool_or(is_wanted) order by sum(points) desc, id limit $limit::int`,
    job,
    { ...row, skills: row.skill_ids.length, own: ownOf(ctx), limit },
  );
  return rows.map(([id]) => id);
}

/** How many students are left out for which reason before anybody is judged. */
async function countLeftOut(ctx: QueryContext, job: JobRow): Promise<Record<string, number>> {
  const rows = await runOver<[place: number | null, count: number]>(
    `with known as materialized (${knownOf(ctx)})
    select place, count(*)::int from (
      select ${placeOfReason(job)} as place from ${STUDENTS} and (u.status <> 'active' or not ${isKnown()})
      union all
      select k.place from known k join users u on u.id = k.user_id
      where ${MATCHED} and u.id <> $own::int and u.status = 'active'
    ) one group by place`,
    job,
    { required_jlpt: job.required_jlpt, own: ownOf(ctx) },
  );
  const counts = new Map(rows);
  return Object.fromEntries(STUDENT_LEFT_OUT.map((code, place) => [code, counts.get(place) ?? 0]));
}

/** What is left to say of who nothing else speaks against: whether the engine does. */
const codeOf = (verdict: Verdict) => (verdict === 'not_yet' ? ('not_eligible' as const) : null);

const COLUMNS = ['id', 'first_name', 'last_name', 'first_name_kana', 'last_name_kana'];
const FACTS = ['jlpt', 'is_jlpt_none', 'living_country_id', 'graduate_latest_school_at'];

/**
 * Students with how well each fits the job, in their order.
 * @param codeFor why one of this verdict is left out
 */
async function judgeStudents(
  ctx: QueryContext,
  job: JobRow,
  ids: readonly number[],
  codeFor: (verdict: Verdict) => StudentLeftOut | null,
) {
  const [rows, readers, history] = await Promise.all([
    User.findAll({
      attributes: [...COLUMNS, ...FACTS],
      where: { [Op.and]: [{ id: { [Op.in]: [...ids] } }, knownStudents(ctx.actor)] },
      transaction: ctx.tx,
    }),
    loadReaders(ids, ctx.now, ctx.tx),
    loadHistory(ctx, [...ids], [job.id]),
  ]);
  const students = new Map(rows.map((user) => [user.id, user.get({ plain: true })]));
  const pairs = new Map(history.map((pair) => [pair.user_id, pair]));
  return ids.flatMap((id) => {
    const user = students.get(id);
    const reader = readers.get(id);
    if (!user || !reader) return [];
    const match = presentMatch(reader, job, pairs.get(id));
    return [{ user, ...match, code: codeFor(match.verdict) }];
  });
}

/** Those who fit, or whom the engine finds not to; more are judged, once, when too few of the best fit. */
async function judgeBest(ctx: QueryContext, job: JobRow, leftOutFor: 'not_eligible' | null, limit: number) {
  const found = await rankStudents(ctx, job, null, lookedAt(limit) + LOOKED_FURTHER);
  const first = found.slice(0, lookedAt(limit));
  const more = leftOutFor === null ? [] : await rankStudents(ctx, job, leftOutFor, limit);
  const judged = await judgeStudents(ctx, job, [...first, ...more], codeOf);
  const fitting = judged.filter(({ code }) => code === null).length;
  const isFurther = leftOutFor === null && fitting < limit && found.length > first.length;
  if (isFurther) judged.push(...(await judgeStudents(ctx, job, found.slice(first.length), codeOf)));
  return { judged, looked_at_count: isFurther ? found.length : first.length };
}

/** Those left out for what is known without the engine. */
async function judgeLeftOut(ctx: QueryContext, job: JobRow, leftOutFor: StudentLeftOut, limit: number) {
  const ids = await rankStudents(ctx, job, leftOutFor, limit);
  return { judged: await judgeStudents(ctx, job, ids, () => leftOutFor), looked_at_count: 0 };
}

/**
 * Students who fit a recruitment, the best first, with why; or those left out for one reason. Six statements, nine where
 * too few of the first fit and more are looked at; the others are counted meanwhile.
 * @param leftOutFor null: those who fit
 * @throws DomainError not_found: no recruitment the actor may see
 */
export async function matchingStudents(
  ctx: QueryContext,
  recruitmentId: number,
  limit: number,
  leftOutFor: StudentLeftOut | null,
) {
  const [job] = await loadJobs([recruitmentId], ctx.tx, seenRecruitmentsSql(ctx.actor));
  if (!job) throw new DomainError('not_found');
  const [{ judged, looked_at_count }, counts] = await Promise.all([
    leftOutFor === null || leftOutFor === 'not_eligible'
      ? judgeBest(ctx, job, leftOutFor, limit)
      : judgeLeftOut(ctx, job, leftOutFor, limit),
    leftOutFor === null ? countLeftOut(ctx, job) : null,
  ]);
  const failed = judged.filter(({ code }) => code === 'not_eligible').length;
  return {
    recruitment: job,
    code: isOpen(job, job.company.appliable_terms, ctx.now) ? null : ('not_open' as const),
    looked_at_count,
    left_out: counts ? countsOf({ ...counts, not_eligible: required(counts['not_eligible']) + failed }) : [],
    users: judged.filter(({ code }) => code === leftOutFor).slice(0, limit),
  };
}
