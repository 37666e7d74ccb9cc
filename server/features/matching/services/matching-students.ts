import { Op, QueryTypes } from 'sequelize';
import { required } from '../../../../domain/required.ts';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { isForgottenSql } from '../../../../db/current.ts';
import { isUndeliverableSql } from '../../../../db/undeliverable.ts';
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
import { MATCH_WEIGHTS as WEIGHT, NO_JLPT, type MatchRow } from '../../../../domain/search-match.ts';
import { GONE_STATUSES } from '../../../../domain/student-status.ts';
import { loadReaders } from '../views/present-eligibility.ts';
import type { QueryContext } from '../../../core/calls/context.ts';
import { countsOf, loadJobs, matchRowOf, presentMatch, type JobRow } from './matching.ts';
import { loadHistory, TELLING, tellsItsEnd } from '../../recommending/services/recommend-history.ts';
import { knownStudents, recruitmentScope } from '../../../core/scopes.ts';

/** Students who share a wish with the job, and what that adds to their score: each wish once, by an index. */
const SHARED = `
  select user_id, ${WEIGHT.job_category} as points from user_interesting_job_categories
  where job_category_id = any(array[:job_category_ids]::int[]) group by user_id
  union all
  select user_id, ${WEIGHT.prefecture} from user_hoped_prefectures
  where prefecture_id = any(array[:prefecture_ids]::int[]) group by user_id
  union all
  select user_id, ${WEIGHT.skill} + case when count(distinct skill_id) = :skills then ${WEIGHT.all_skills} else 0 end
  from user_skills where skill_id = any(array[:skill_ids]::int[]) group by user_id
  union all
  select user_id, ${WEIGHT.department} from (
    select user_id from user_universities where department_category_id = any(array[:department_ids]::int[])
    union
    select id from users where latest_school_department_category_id = any(array[:department_ids]::int[])
  ) studied`;

/** What of a student `u` the rank reads. */
const SCORED = [
  'id',
  'jlpt',
  'is_jlpt_none',
  'living_country_id',
  'hope_first_work_country_id',
  'hope_last_work_country_id',
  'is_hope_work_globaly',
]
  .map((column) => `u.${column}`)
  .join(', ');

/** The rank of a student `u` for the job: the parts of domain/search-match.ts, read from the student's side. */
function scoreOf(row: MatchRow): string {
  const adds = (condition: string, points: number) => `case when ${condition} then ${points} else 0 end`;
  const level = `coalesce(u.jlpt, case when u.is_jlpt_none then ${NO_JLPT} end)`;
  const unknown = row.required_jlpt === NO_JLPT ? WEIGHT.jlpt_met : WEIGHT.jlpt_near;
  const hopes = (column: string, countries: string) => `u.${column} = any(array[:${countries}]::int[])`;
  const related = ['hope_first_work_country_id', 'hope_last_work_country_id']
    .map((column) => `(${hopes(column, 'country_ids')} and u.${column} <> ${COUNTRY_ID_JAPAN})`)
    .join(' or ');
  const terms = [
    'coalesce(s.points, 0)',
    `case when ${level} is null then ${unknown} when ${level} <= :required_jlpt then ${WEIGHT.jlpt_met}
      when ${level} = :required_jlpt + 1 then ${WEIGHT.jlpt_near} else 0 end`,
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

/**
 * Students whom mails or what has been between them and the job rule out, each with the first reason's place: found by
 * the job's indexes, so that nobody is asked one by one.
 */
const knownOf = (ctx: QueryContext) => `
  select user_id, min(place) as place from (
    select user_id, ${placeOf('mails_stopped')} as place from mail_suppressions where stream = 'recommend'
    union all
    select x.user_id, case when ${tellsItsEnd(ctx.actor)} then ${placeOf('ended_before')} else ${placeOf('already_applied')} end
    from applications x where x.recruitment_id = :recruitment_id and not ${isForgottenSql('x', ctx.now)}
    union all
    select user_id, ${placeOf('not_this')} from recommend_dismissals where recruitment_id = :recruitment_id
    union all
    select m.user_id, ${placeOf('already_recommended')} from recommend_mails m
    join recommend_mail_recruitments r on r.recommend_mail_id = m.id
    where r.recruitment_id = :recruitment_id and r.left_out_code is null and ${TELLING}
  ) one group by user_id`;

/**
 * Why a student `u`, known as `k`, is left out before anybody is judged, as SQL: the reason's place, null when nothing
 * speaks against it so far. A level too far below rules out only who has no examination that might show more.
 */
function placeOfReason(job: JobRow): string {
  const rules: [condition: string, place: number | 'k.place'][] = [
    ["u.status <> 'active'", placeOf('not_looking')],
    [`k.place = ${placeOf('mails_stopped')}`, placeOf('mails_stopped')],
    [isUndeliverableSql('u.email'), placeOf('address_bounces')],
    [
      "btrim(coalesce(u.first_name, '')) = '' and btrim(coalesce(u.last_name, '')) = ''",
      placeOf('name_missing'),
    ],
    ['k.place is not null', 'k.place'],
  ];
  if (!job.is_available_from_overseas)
    rules.push([
      `u.living_country_id <> ${COUNTRY_ID_JAPAN} and u.has_japanese_visa is not true`,
      placeOf('abroad_without_visa'),
    ]);
  if (job.required_jlpt !== null && !job.is_consedering_japanese_level_growth)
    rules.push([
      `coalesce(u.jlpt, case when u.is_jlpt_none then ${NO_JLPT + 1} end) > :required_jlpt + 1
        and not exists (select 1 from user_language_examinations e where e.user_id = u.id)`,
      placeOf('not_eligible'),
    ]);
  return `case ${rules.map(([condition, place]) => `when ${condition} then ${place}`).join(' ')} end`;
}

interface Found {
  ids: number[];
  more: number[];
  /** How many are left out for the reason of each place. */
  counts: Record<string, number> | null;
}

/**
 * The ids of the best students, those left out for one reason, and how many are left out for which, in one statement
 * over all students.
 */
async function findCandidates(
  ctx: QueryContext,
  job: JobRow,
  limit: number,
  leftOutFor: StudentLeftOut | null,
): Promise<Found> {
  const row = matchRowOf(job);
  const some = (ids: readonly number[]) => (ids.length > 0 ? [...ids] : [0]);
  const [found] = await sequelizeOf(User).query<Found>(
    `with shared as (select user_id, sum(points) as points from (${SHARED}) one group by user_id),
     known as (${knownOf(ctx)}),
     sorted as materialized (
       select ${SCORED}, ${placeOfReason(job)} as place
       from users u left join known k on k.user_id = u.id
       where not u.is_pending and u.status not in (:gone) and u.id <> :own),
     ranked as materialized (
       select u.id, u.place, ${scoreOf(row)} as score
       from sorted u left join shared s on s.user_id = u.id
       where u.place is null or u.place = :left_out)
     select array(select id from ranked where place is null order by score desc, id limit :most) as ids,
       array(select id from ranked where place is not null order by score desc, id limit :limit) as more,
       (select jsonb_object_agg(place, count) from (
          select place, count(*) from sorted where place is not null group by place) c) as counts`,
    {
      replacements: {
        job_category_ids: some(row.job_category_ids),
        prefecture_ids: some(row.prefecture_ids),
        skill_ids: some(row.skill_ids),
        skills: row.skill_ids.length,
        department_ids: some(row.department_ids),
        country_ids: some(row.country_ids),
        career_first_country_ids: some(row.career_first_country_ids),
        career_last_country_ids: some(row.career_last_country_ids),
        required_jlpt: row.required_jlpt,
        recruitment_id: job.id,
        gone: [...GONE_STATUSES],
        own: ctx.actor.user_id ?? 0,
        left_out: leftOutFor === null ? -1 : placeOf(leftOutFor),
        most: lookedAt(limit) + LOOKED_FURTHER,
        limit,
      },
      type: QueryTypes.SELECT,
    },
  );
  return required(found);
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
  const rows = await User.findAll({
    attributes: [...COLUMNS, ...FACTS],
    where: { [Op.and]: [{ id: { [Op.in]: [...ids] } }, knownStudents(ctx.actor)] },
    transaction: ctx.tx,
  });
  const students = new Map(rows.map((user) => [user.id, user.get({ plain: true })]));
  const readers = await loadReaders(ids, ctx.now, ctx.tx);
  const pairs = new Map((await loadHistory(ctx, [...ids], [job.id])).map((pair) => [pair.user_id, pair]));
  return ids.flatMap((id) => {
    const user = students.get(id);
    const reader = readers.get(id);
    if (!user || !reader) return [];
    const match = presentMatch(reader, job, pairs.get(id));
    return [{ user, ...match, code: codeFor(match.verdict) }];
  });
}

/**
 * Students who fit a recruitment, the best first, with why; or those left out for one reason. Five statements, eight where
 * too few of the first fit and more are looked at.
 * @param leftOutFor null: those who fit
 * @throws DomainError not_found: no recruitment the actor may see
 */
export async function matchingStudents(
  ctx: QueryContext,
  recruitmentId: number,
  limit: number,
  leftOutFor: StudentLeftOut | null,
) {
  const [job] = await loadJobs({ [Op.and]: [{ id: recruitmentId }, recruitmentScope(ctx.actor)] }, ctx.tx);
  if (!job) throw new DomainError('not_found');
  const found = await findCandidates(ctx, job, limit, leftOutFor);
  const isJudged = leftOutFor === null || leftOutFor === 'not_eligible';
  const codeFor = (verdict: Verdict) => (isJudged ? codeOf(verdict) : leftOutFor);
  const first = found.ids.slice(0, lookedAt(limit));
  const judged = await judgeStudents(ctx, job, isJudged ? [...first, ...found.more] : found.more, codeFor);
  const fitting = judged.filter(({ code }) => code === null).length;
  const isFurther = leftOutFor === null && fitting < limit && found.ids.length > first.length;
  if (isFurther) judged.push(...(await judgeStudents(ctx, job, found.ids.slice(first.length), codeFor)));
  const failed = judged.filter(({ code }) => code === 'not_eligible').length;
  const counts = Object.fromEntries(
    STUDENT_LEFT_OUT.map((code) => [code, found.counts?.[placeOf(code)] ?? 0]),
  );
  return {
    recruitment: job,
    code: isOpen(job, job.company.appliable_terms, ctx.now) ? null : ('not_open' as const),
    looked_at_count: isFurther ? found.ids.length : first.length,
    left_out:
      leftOutFor === null
        ? countsOf({ ...counts, not_eligible: required(counts['not_eligible']) + failed })
        : [],
    users: judged.filter(({ code }) => code === leftOutFor).slice(0, limit),
  };
}
