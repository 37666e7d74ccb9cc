import { literal, Op } from 'sequelize';
import { required } from '../../../../domain/required.ts';
import { runPrepared, unnamed } from '../../../../db/prepared.ts';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { RecruitmentSearchRow } from '../../../../db/models/recruitment-search-row.ts';
import { isUndeliverableSql } from '../../../../db/undeliverable.ts';
import { User } from '../../../../db/models/user.ts';
import { jlptReach } from '../../../../domain/eligibility/japanese.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import {
  hasName,
  HISTORY_REASONS,
  isAbroadWithoutVisa,
  leftOutByHistory,
  LOOKED_FURTHER,
  lookedAt,
  recommendSkipped,
  type HistoryReason,
  type LeftOut,
} from '../../../../domain/recommending.ts';
import { loadReader, type Reader } from '../views/present-eligibility.ts';
import { matchExpressions } from './best-match.ts';
import type { QueryContext } from '../../../core/calls/context.ts';
import { countsOf, loadJobs, presentMatch } from './matching.ts';
import { loadHistory, type HistoryOfPair } from '../../recommending/services/recommend-history.ts';
import { knownStudents } from '../../../core/scopes.ts';

interface Candidates {
  ids: number[];
  abroad_count: number;
  level_count: number;
  /** Of the jobs there is a history with, those that are open. */
  open_ids: number[];
}

const ROWS = 'recruitment_search_rows';
const OPEN = 'apply_deadline_on >= $today';
/** Word for word the best match of a search. */
const ORDER = 'score desc, published_at desc, recruitment_id desc';

/** The student as matching names them, if the actor may know of them. */
async function openStudent(ctx: QueryContext, userId: number) {
  const user = await User.findOne({
    attributes: [
      'id',
      'first_name',
      'last_name',
      'status',
      [
        literal(
          `exists (select 1 from mail_suppressions s where s.user_id = "User"."id" and s.stream = 'recommend')`,
        ),
        'has_stopped',
      ],
      [literal(isUndeliverableSql('"User".email')), 'is_undeliverable'],
    ],
    where: { [Op.and]: [{ id: userId }, knownStudents(ctx.actor)] },
    transaction: ctx.tx,
  });
  if (!user) throw new DomainError('not_found');
  return user;
}

/** What rules a job out before it is judged, as SQL over its search row. */
const RULED_OUT = {
  abroad_without_visa: 'not is_available_from_overseas',
  not_eligible: '(required_jlpt < $reach and not is_consedering_japanese_level_growth)',
} as const;
type RuledOut = keyof typeof RULED_OUT;

function rulesOf({ student }: Reader): { rules: RuledOut[]; reach: number } {
  const reach = jlptReach(student) ?? 0;
  const rules: RuledOut[] = [];
  if (isAbroadWithoutVisa(student)) rules.push('abroad_without_visa');
  if (reach > 1) rules.push('not_eligible');
  return { rules, reach };
}

/**
 * The ids of the best jobs, and how many are ruled out, in one statement. Where enough of those that share a wish are
 * above all others, only those are ranked, as in a search.
 * @param only of the ruled out by this, instead of those that nothing rules out
 * @param offset so many of the best are passed over
 */
async function findCandidates(
  reader: Reader,
  history: readonly HistoryOfPair[],
  limit: number,
  only: RuledOut | null,
  offset = 0,
): Promise<Candidates> {
  const { rules, reach } = rulesOf(reader);
  const match = matchExpressions(reader.match);
  // Each job counts for the first reason alone.
  const out = (rule: RuledOut) =>
    [...rules.slice(0, rules.indexOf(rule)).map((one) => `not ${RULED_OUT[one]}`), RULED_OUT[rule]].join(
      ' and ',
    );
  const fresh = `${OPEN} and recruitment_id <> all($known::int[])`;
  const isWanted = only === null ? rules.map((rule) => `not ${RULED_OUT[rule]}`) : [out(only)];
  const ranked = (condition: string[]) =>
    `select recruitment_id, published_at, ${match.score} as score from ${ROWS}
     where ${[fresh, ...isWanted, ...condition].join(' and ')} offset 0`;
  const best = (from: string) =>
    `array(select recruitment_id from ${from} order by ${ORDER} limit $limit::int offset $offset::int)`;
  const count = (rule: RuledOut) =>
    rules.includes(rule) ? `(select count(*) from ${ROWS} where ${fresh} and ${out(rule)})::int` : '0';
  const counts = `${count('abroad_without_visa')} as abroad_count, ${count('not_eligible')} as level_count,
    array(select recruitment_id from ${ROWS} where ${OPEN} and recruitment_id = any($known::int[])) as open_ids`;
  const all = best(`(${ranked([])}) as ranked`);
  const statement =
    only !== null && !rules.includes(only)
      ? `select array[]::int[] as ids, ${counts}`
      : match.shares === null
        ? `select ${all} as ids, ${counts}`
        : `with sharing as materialized (${ranked([match.shares])})
           select case when (select count(*) from sharing where score > ${match.mostWithout}) >= $limit::int + $offset::int
             then ${best('sharing')} else ${all} end as ids, ${counts}`;
  const values = {
    ...match.values,
    today: reader.today,
    known: history.map((pair) => pair.recruitment_id),
    reach,
    limit,
    offset,
  };
  const [row] = await runPrepared<[Candidates]>(
    sequelizeOf(RecruitmentSearchRow),
    unnamed(`select to_json(found) from (${statement}) as found`),
    values,
    null,
  );
  return required(row)[0];
}

const isHistoryReason = (code: LeftOut | null): code is HistoryReason =>
  HISTORY_REASONS.some((reason) => reason === code);

/** Candidates with how well each fits, in their order. */
async function judgeJobs(
  ctx: QueryContext,
  reader: Reader,
  pairs: ReadonlyMap<number, HistoryOfPair>,
  ids: readonly number[],
) {
  const jobs = new Map((await loadJobs(ids, ctx.tx)).map((job) => [job.id, job]));
  return ids.flatMap((id) => {
    const job = jobs.get(id);
    return job ? [{ recruitment: job, ...presentMatch(reader, job, pairs.get(id)) }] : [];
  });
}

/**
 * Jobs that fit a student, the best first, with why; or those left out for one reason. Five statements, six where
 * what is ruled out by its level is asked for, seven where too few of the first fit and more are looked at.
 * @param leftOutFor null: those that fit
 * @throws DomainError not_found: no student the actor may know of
 */
export async function matchingRecruitments(
  ctx: QueryContext,
  userId: number,
  limit: number,
  leftOutFor: LeftOut | null,
) {
  const user = await openStudent(ctx, userId);
  const reader = required(await loadReader(userId, ctx.now, ctx.tx));
  const history = await loadHistory(ctx, [userId], null);
  const pairs = new Map(history.map((pair) => [pair.recruitment_id, pair]));
  const rulesOnly = leftOutFor === 'abroad_without_visa' ? leftOutFor : null;
  const found = await findCandidates(reader, history, lookedAt(limit), rulesOnly);
  const open = new Set(found.open_ids);
  const known = (code: HistoryReason) =>
    history
      .filter((pair) => open.has(pair.recruitment_id) && leftOutByHistory(pair) === code)
      .map(({ recruitment_id }) => recruitment_id);
  const beyond =
    leftOutFor === 'not_eligible' ? (await findCandidates(reader, history, limit, 'not_eligible')).ids : [];
  const ids = isHistoryReason(leftOutFor) ? known(leftOutFor).slice(0, limit) : [...found.ids, ...beyond];
  const judged = await judgeJobs(ctx, reader, pairs, ids);
  const fitting = judged.filter(({ code }) => code === null).length;
  let looked_at_count = found.ids.length;
  if (leftOutFor === null && fitting < limit && looked_at_count === lookedAt(limit)) {
    const more = await findCandidates(reader, history, LOOKED_FURTHER, null, looked_at_count);
    judged.push(...(await judgeJobs(ctx, reader, pairs, more.ids)));
    looked_at_count += more.ids.length;
  }
  const failed = (code: LeftOut) => judged.filter((one) => one.code === code).length;
  const counts = {
    ...Object.fromEntries(HISTORY_REASONS.map((code) => [code, known(code).length])),
    abroad_without_visa: found.abroad_count,
    not_eligible: found.level_count + failed('not_eligible'),
    not_open: failed('not_open'),
  };
  return {
    user: user.get({ plain: true }),
    code: recommendSkipped({
      status: user.status,
      has_name: hasName(user),
      has_stopped: user.get('has_stopped') as boolean,
      is_undeliverable: user.get('is_undeliverable') as boolean,
      has_language: true,
    }),
    looked_at_count,
    left_out: leftOutFor === null ? countsOf(counts) : [],
    recruitments: judged.filter(({ code }) => code === leftOutFor).slice(0, limit),
  };
}
