import { Op, QueryTypes } from 'sequelize';
import { loadAggregates, type AssociationTree } from '../../db/aggregate.ts';
import { Application } from '../../db/models/application.ts';
import { MailSuppression } from '../../db/models/recommend-mail.ts';
import { Recruitment } from '../../db/models/recruitment.ts';
import { User } from '../../db/models/user.ts';
import {
  loadReaders,
  presentShortEligibility,
  REQUIREMENTS_TREE,
  type Reader,
  type RequirementsRow,
} from '../presenters/eligibility.ts';
import { applyRefusal } from '../domain/applying.ts';
import type { ShortEligibility } from '../domain/eligibility/summary.ts';
import { interfaceLanguage, languageCode, type InterfaceLanguage } from '../domain/languages.ts';
import { mailLanguageFor, type MailWords } from '../domain/mail-words.ts';
import { leftOut, recommendSkipped, type LeftOut, type RecommendSkipped } from '../domain/recommending.ts';
import { isNotBlank } from '../domain/validation.ts';
import type { CommandContext } from './context.ts';

type JobRow = RequirementsRow & {
  company: { appliable_terms: { start_on: string | null; end_on: string | null }[] };
};

/** What is asked to be sent. */
export interface RecommendAsk {
  user_ids: readonly number[];
  recruitment_ids: readonly number[];
  reminds: readonly {
    recruitment_id: number;
    reason_ja?: string | undefined;
    reason_en?: string | undefined;
  }[];
}

/** What one student would get, and what not and why. */
export interface RecommendLine {
  id: number;
  user: User | null;
  code: RecommendSkipped | null;
  language: InterfaceLanguage | null;
  recruitment_ids: number[];
  remind_ids: number[];
  left_out: { recruitment_id: number; code: LeftOut }[];
  fits: ({ recruitment_id: number } & Pick<ShortEligibility, 'verdict' | 'met' | 'total'>)[];
}

const keyOf = (user: number, job: number) => `${user}:${job}`;

/**
 * The students, not the caller's own row as one. Locked when mails are to be written: two members of staff who
 * recommend the same job at the same moment wait for each other, and the second finds it recommended.
 */
function openStudents(ctx: CommandContext, ids: readonly number[], isLocked: boolean): Promise<User[]> {
  const others = ctx.actor.user_id === null ? {} : { [Op.ne]: ctx.actor.user_id };
  return User.findAll({
    attributes: [
      'id',
      'first_name',
      'last_name',
      'status',
      'page_language_id',
      'living_country_id',
      'has_japanese_visa',
    ],
    where: { id: { [Op.in]: [...ids], ...others }, is_pending: false },
    order: [['id', 'ASC']],
    ...(isLocked && { lock: ctx.tx.LOCK.NO_KEY_UPDATE }),
    transaction: ctx.tx,
  });
}

/** Pairs of student and job that are live applications, and those that a mail has told or is to tell. */
async function pairsOf(ctx: CommandContext, users: readonly number[], jobs: readonly number[]) {
  const where = { user_id: { [Op.in]: [...users] }, recruitment_id: { [Op.in]: [...jobs] } };
  const applications = await Application.findAll({
    attributes: ['user_id', 'recruitment_id'],
    where: { ...where, is_quit_by_student: false },
    transaction: ctx.tx,
  });
  const told = await User.sequelize!.query<{ user_id: number; recruitment_id: number }>(
    `select m.user_id, r.recruitment_id from recommend_mails m
     join recommend_mail_recruitments r on r.recommend_mail_id = m.id
     where m.user_id = any($1::int[]) and r.recruitment_id = any($2::int[])
       and m.state not in ('draft', 'cancelled')`,
    { bind: [users, jobs], type: QueryTypes.SELECT, transaction: ctx.tx },
  );
  const keys = (rows: readonly { user_id: number; recruitment_id: number }[]) =>
    new Set(rows.map((row) => keyOf(row.user_id, row.recruitment_id)));
  return { applied: keys(applications), told: keys(told) };
}

function loadJobs(ctx: CommandContext, ids: readonly number[]): Promise<JobRow[]> {
  const tree: AssociationTree = { ...REQUIREMENTS_TREE, company: { appliable_terms: true } };
  const where = { id: { [Op.in]: [...ids] } };
  return loadAggregates<JobRow, Recruitment>(Recruitment, tree, { where, transaction: ctx.tx });
}

const isOpen = (job: JobRow | undefined, now: Date) =>
  job !== undefined &&
  applyRefusal({ ...job, peculiar_apply_url: null, appliable_terms: job.company.appliable_terms }, now) ===
    null;

/**
 * Sorts out who gets which of the jobs, and who and what is left out and why, in seven statements however many.
 * @param isLocked the mails are to be written in this transaction
 */
export async function sortOutRecommendations(
  ctx: CommandContext,
  ask: RecommendAsk,
  words: MailWords,
  isLocked: boolean,
): Promise<RecommendLine[]> {
  const users = await openStudents(ctx, ask.user_ids, isLocked);
  const ids = users.map(({ id }) => id);
  const stopped = await MailSuppression.findAll({
    where: { user_id: { [Op.in]: ids }, stream: 'recommend' },
    transaction: ctx.tx,
  });
  const jobs = new Map((await loadJobs(ctx, ask.recruitment_ids)).map((job) => [job.id, job]));
  const { applied, told } = await pairsOf(ctx, ids, ask.recruitment_ids);
  const readers = await loadReaders(ids, ctx.now, ctx.tx);
  const reminds = new Set(ask.reminds.map(({ recruitment_id }) => recruitment_id));

  const judge = (user: User, reader: Reader, recruitment_id: number) => {
    const job = jobs.get(recruitment_id);
    const fit = job && presentShortEligibility(reader, job);
    const key = keyOf(user.id, recruitment_id);
    const code = leftOut({
      is_open: isOpen(job, ctx.now),
      is_available_from_overseas: job?.is_available_from_overseas ?? false,
      has_applied: applied.has(key),
      was_recommended: told.has(key),
      is_remind: reminds.has(recruitment_id),
      living_country_id: user.living_country_id,
      has_japanese_visa: user.has_japanese_visa,
      verdict: fit?.verdict ?? 'unknown',
    });
    return { recruitment_id, code, fit, isAgain: told.has(key) };
  };
  return ask.user_ids.map((id) => {
    const user = users.find((one) => one.id === id) ?? null;
    const own = user && interfaceLanguage(languageCode(user.page_language_id));
    const language = own && mailLanguageFor(words, own);
    const code = recommendSkipped(
      user && {
        status: user.status,
        has_name: isNotBlank(user.first_name) || isNotBlank(user.last_name),
        has_stopped: stopped.some(({ user_id }) => user_id === id),
        has_language: language !== null,
      },
    );
    const reader = readers.get(id);
    const nothing = { recruitment_ids: [], remind_ids: [], left_out: [], fits: [] };
    if (code !== null || !user || !reader)
      return { id, user, code: code ?? 'not_found', language, ...nothing };
    const judged = ask.recruitment_ids.map((job) => judge(user, reader, job));
    const going = judged.filter((one) => one.code === null);
    return {
      id,
      user,
      code: going.length === 0 ? ('nothing_left' as const) : null,
      language,
      recruitment_ids: going.filter(({ isAgain }) => !isAgain).map(({ recruitment_id }) => recruitment_id),
      remind_ids: going.filter(({ isAgain }) => isAgain).map(({ recruitment_id }) => recruitment_id),
      left_out: judged.flatMap(({ recruitment_id, code: why }) =>
        why ? [{ recruitment_id, code: why }] : [],
      ),
      fits: going.flatMap(({ recruitment_id, fit }) =>
        fit ? [{ recruitment_id, verdict: fit.verdict, met: fit.met, total: fit.total }] : [],
      ),
    };
  });
}
