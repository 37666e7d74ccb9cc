import { literal, Op } from 'sequelize';
import { isUndeliverableSql } from '../../../../db/undeliverable.ts';
import { MailSuppression } from '../../../../db/models/recommend-mail.ts';
import { User } from '../../../../db/models/user.ts';
import { loadReaders, type Reader } from '../../matching/views/present-eligibility.ts';
import type { RequirementResult } from '../../../../domain/eligibility/result.ts';
import type { ShortEligibility } from '../../../../domain/eligibility/summary.ts';
import { interfaceLanguage, languageCode, type InterfaceLanguage } from '../../../../domain/languages.ts';
import { mailLanguageFor, type MailWords } from '../../../../domain/mail-words.ts';
import {
  hasName,
  recommendSkipped,
  type LeftOut,
  type RecommendSkipped,
} from '../../../../domain/recommending.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { judgePair, loadJobs } from '../../matching/services/matching.ts';
import { loadHistory, NO_HISTORY } from './recommend-history.ts';
import { knownStudents, seesWholly } from '../../../core/scopes.ts';

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
  left_out: {
    recruitment_id: number;
    code: LeftOut;
    unmet: Pick<RequirementResult, 'requirement' | 'subject_id' | 'reason' | 'asked' | 'have'>[];
  }[];
  fits: ({ recruitment_id: number } & Pick<ShortEligibility, 'verdict' | 'met' | 'total'>)[];
}

const keyOf = (user: number, job: number) => `${user}:${job}`;

/**
 * The students, not the caller's own row as one. Locked when mails are to be written: two members of staff who
 * recommend the same job at the same moment wait for each other, and the second finds it recommended.
 */
function openStudents(ctx: CommandContext, ids: readonly number[], isLocked: boolean): Promise<User[]> {
  return User.findAll({
    attributes: [
      'id',
      'first_name',
      'last_name',
      'status',
      'page_language_id',
      [literal(isUndeliverableSql('"User".email')), 'is_undeliverable'],
      [literal(seesWholly(ctx.actor)), 'is_seen_wholly'],
    ],
    where: { [Op.and]: [{ id: { [Op.in]: [...ids] } }, knownStudents(ctx.actor)] },
    order: [['id', 'ASC']],
    ...(isLocked && { lock: ctx.tx.LOCK.NO_KEY_UPDATE }),
    transaction: ctx.tx,
  });
}

/**
 * Sorts out who gets which of the jobs, and who and what is left out and why, in six statements however many.
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
  const found = await loadJobs({ id: { [Op.in]: [...ask.recruitment_ids] } }, ctx.tx);
  const jobs = new Map(found.map((job) => [job.id, job]));
  const history = new Map(
    (await loadHistory(ctx, ids, ask.recruitment_ids)).map((pair) => [
      keyOf(pair.user_id, pair.recruitment_id),
      pair,
    ]),
  );
  const readers = await loadReaders(ids, ctx.now, ctx.tx);
  const reminds = new Set(ask.reminds.map(({ recruitment_id }) => recruitment_id));

  const judge = (user: User, reader: Reader, recruitment_id: number) => {
    const job = jobs.get(recruitment_id);
    const before = history.get(keyOf(user.id, recruitment_id)) ?? NO_HISTORY;
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
    const code = recommendSkipped(
      user && {
        status: user.status,
        has_name: hasName(user),
        has_stopped: stopped.some(({ user_id }) => user_id === id),
        has_language: language !== null,
        is_undeliverable: user.get('is_undeliverable') === true,
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
      left_out: judged.flatMap(({ recruitment_id, code: why, unmet }) =>
        why ? [{ recruitment_id, code: why, unmet }] : [],
      ),
      fits: going.flatMap(({ recruitment_id, fit }) =>
        fit ? [{ recruitment_id, verdict: fit.verdict, met: fit.met, total: fit.total }] : [],
      ),
    };
  });
}
