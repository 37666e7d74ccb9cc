import { literal, Op, type Transaction, type WhereOptions } from 'sequelize';
import { MailSuppression } from '../../../../db/models/recommend-mail.ts';
import { User } from '../../../../db/models/user.ts';
import { isUndeliverableSql } from '../../../../db/undeliverable.ts';
import { isOpen } from '../../../../domain/applying.ts';
import type { RequirementResult } from '../../../../domain/eligibility/result.ts';
import type { ShortEligibility } from '../../../../domain/eligibility/summary.ts';
import { interfaceLanguage, languageCode, type InterfaceLanguage } from '../../../../domain/languages.ts';
import { mailLanguageFor, type MailWords } from '../../../../domain/mail-words.ts';
import {
  hasName,
  leftOut,
  recommendSkipped,
  type LeftOut,
  type RecommendSkipped,
} from '../../../../domain/recommending.ts';
import { VISITOR } from '../../../../domain/roles.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { knownStudents, seesWholly } from '../../../core/scopes.ts';
import { judgePair, loadJobs, type JobRow } from '../../matching/services/matching.ts';
import { loadReaders, type Reader } from '../../matching/views/present-eligibility.ts';
import { loadHistory, NO_HISTORY, type HistoryOfPair } from './recommend-history.ts';

/**
 * Who gets a recommend mail with which jobs, and who and what is left out and why: asked by the dry run, the preview and
 * the sending command, and once more when a mail's time has come. The rules themselves are in domain/recommending.
 */

/** What is asked to be sent. */
interface RecommendAsk {
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
  left_out: {
    recruitment_id: number;
    code: LeftOut;
    unmet: Pick<RequirementResult, 'requirement' | 'subject_id' | 'reason' | 'asked' | 'have'>[];
  }[];
  fits: ({ recruitment_id: number } & Pick<ShortEligibility, 'verdict' | 'met' | 'total'>)[];
}

interface Students {
  users: User[];
  /** Who has stopped these mails. */
  stopped: ReadonlySet<number>;
}

async function loadStudents(
  where: WhereOptions,
  { tx, actor, isLocked }: Pick<CommandContext, 'tx' | 'actor'> & { isLocked: boolean },
): Promise<Students> {
  const users = await User.findAll({
    attributes: [
      'id',
      'email',
      'first_name',
      'last_name',
      'status',
      'page_language_id',
      'living_country_id',
      'has_japanese_visa',
      [literal(isUndeliverableSql('"User".email')), 'is_undeliverable'],
      [literal(seesWholly(actor)), 'is_seen_wholly'],
    ],
    where,
    order: [['id', 'ASC']],
    ...(isLocked && { lock: tx.LOCK.NO_KEY_UPDATE }),
    transaction: tx,
  });
  const suppressions = await MailSuppression.findAll({
    where: { user_id: { [Op.in]: users.map(({ id }) => id) }, stream: 'recommend' },
    transaction: tx,
  });
  return { users, stopped: new Set(suppressions.map(({ user_id }) => user_id)) };
}

/** Why a student gets no mail, whatever the jobs; null when they may. */
const skippedCode = (user: User | null, stopped: Students['stopped'], hasLanguage: boolean) =>
  recommendSkipped(
    user && {
      status: user.status,
      has_name: hasName(user),
      has_stopped: stopped.has(user.id),
      has_language: hasLanguage,
      is_undeliverable: user.get('is_undeliverable') === true,
    },
  );

/**
 * Sorts out who gets which of the jobs, and who and what is left out and why, in six statements however many.
 * @param isLocked the mails are to be written in this transaction: two members of staff who recommend the same job at
 *   the same moment wait for each other, and the second finds it recommended
 */
export async function sortOutRecommendations(
  ctx: CommandContext,
  ask: RecommendAsk,
  words: MailWords,
  isLocked: boolean,
): Promise<RecommendLine[]> {
  // The students known to the caller, without their own row as one.
  const where = { [Op.and]: [{ id: { [Op.in]: [...ask.user_ids] } }, knownStudents(ctx.actor)] };
  const { users, stopped } = await loadStudents(where, { ...ctx, isLocked });
  const ids = users.map(({ id }) => id);
  const jobs = await loadJobs(ask.recruitment_ids, ctx.tx);
  const history = await loadHistory(ctx, ids, ask.recruitment_ids);
  const readers = await loadReaders(ids, ctx.now, ctx.tx);
  const find = pairFinder(jobs, history);
  const reminds = new Set(ask.reminds.map(({ recruitment_id }) => recruitment_id));

  const judge = (user: User, reader: Reader, recruitment_id: number) => {
    const { job, before } = find(user.id, recruitment_id);
    const { code, fit } = job
      ? judgePair(reader, job, before, reminds.has(recruitment_id))
      : { code: 'not_open' as const, fit: null };
    const failing = fit?.requirements.filter(({ is_must, status }) => is_must && status === 'not_met') ?? [];
    const isWhole = user.get('is_seen_wholly') === true;
    const unmet = failing.map((one) => (isWhole ? one : { ...one, have: null }));
    return {
      recruitment_id,
      code,
      unmet: code === 'not_eligible' ? unmet : [],
      fit,
      isAgain: before.was_recommended,
    };
  };
  return ask.user_ids.map((id) => {
    const user = users.find((one) => one.id === id) ?? null;
    const own = user && interfaceLanguage(languageCode(user.page_language_id));
    const language = own && mailLanguageFor(words, own);
    const code = skippedCode(user, stopped, language !== null);
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
      left_out: judged.flatMap(({ recruitment_id, code: why, unmet }) =>
        why ? [{ recruitment_id, code: why, unmet }] : [],
      ),
      fits: going.flatMap(({ recruitment_id, fit }) =>
        fit ? [{ recruitment_id, verdict: fit.verdict, met: fit.met, total: fit.total }] : [],
      ),
    };
  });
}

/** What a job is and what has been between it and a student, by their ids. */
function pairFinder(jobs: readonly JobRow[], history: readonly HistoryOfPair[]) {
  const keyOf = (user_id: number, recruitment_id: number) => `${user_id}:${recruitment_id}`;
  const byId = new Map(jobs.map((job) => [job.id, job]));
  const byPair = new Map(history.map((pair) => [keyOf(pair.user_id, pair.recruitment_id), pair]));
  return (user_id: number, recruitment_id: number) => ({
    job: byId.get(recruitment_id),
    before: byPair.get(keyOf(user_id, recruitment_id)) ?? NO_HISTORY,
  });
}

/** A job of a mail whose time has come; `code` says why it is not told after all. */
export interface JobNow {
  recruitment_id: number;
  code: LeftOut | null;
}

/**
 * Whether a mail that waited may still go, and which of its jobs it still tells. Fitting is advice of the day the mail
 * was written and is not judged again (domain/eligibility); that the job was recommended is what this very mail does.
 * @returns `code`: why the student gets none
 */
export async function checkAgain(
  { tx, now }: { tx: Transaction; now: Date },
  user_id: number,
  recruitment_ids: readonly number[],
): Promise<{ code: RecommendSkipped; jobs: JobNow[] } | { code: null; student: User; jobs: JobNow[] }> {
  // Nobody asks: that an application has ended is told to nobody, and counts as one like any other.
  const asking = { tx, now, actor: VISITOR };
  const { users, stopped } = await loadStudents({ id: user_id }, { ...asking, isLocked: false });
  const student = users[0] ?? null;
  const skipped = skippedCode(student, stopped, true);
  if (skipped !== null || !student) return { code: skipped ?? 'not_found', jobs: [] };
  const found = await loadJobs(recruitment_ids, tx);
  const find = pairFinder(found, await loadHistory(asking, [user_id], recruitment_ids));
  const jobs = recruitment_ids.map((recruitment_id) => {
    const { job, before } = find(user_id, recruitment_id);
    const code = leftOut({
      ...before,
      was_recommended: false,
      is_open: job !== undefined && isOpen(job, job.company.appliable_terms, now),
      is_remind: false,
      is_available_from_overseas: job?.is_available_from_overseas ?? false,
      living_country_id: student.living_country_id,
      has_japanese_visa: student.has_japanese_visa,
      verdict: 'unknown',
    });
    return { recruitment_id, code };
  });
  return jobs.some(({ code }) => code === null)
    ? { code: null, student, jobs }
    : { code: 'nothing_left', jobs };
}
