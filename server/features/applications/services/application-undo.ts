import { Op, QueryTypes } from 'sequelize';
import { itemAt } from '../../../../domain/required.ts';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { CURRENT } from '../../../../db/current.ts';
import { Application as Applications, type Application } from '../../../../db/models/application.ts';
import { ApplicationEvent } from '../../../../db/models/application-records.ts';
import { Interview, InterviewPractice } from '../../../../db/models/interview.ts';
import { ResumeComment, ResumeVersion } from '../../../../db/models/resume-history.ts';
import { applyChange } from '../../../../domain/application-lifecycle.ts';
import {
  deriveState,
  NEW_APPLICATION,
  type ApplicationProgress,
} from '../../../../domain/application-state.ts';
import { calledOffIn } from '../../../../domain/appointments.ts';
import { assertUndoable, changedSince } from '../../../../domain/application-undo.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import type { DomainEvent } from '../../../../domain/events.ts';
import {
  countInterviews,
  recordEvent,
  writeTogether,
  type Recording,
  type Related,
} from './application-changes.ts';
import { handBack } from './hand-over.ts';
import { type OpenedApplication } from './open-application.ts';
import { reviveAppointments } from '../../interviews/services/appointments.ts';
import { returningOf, withoutPlace } from '../../interviews/services/interview-slots.ts';
import { restoreInterview, type PlannedInterview } from '../../interviews/services/save-interview.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { restoreCorrection, type KeptCorrection } from '../../resumes/services/correction.ts';
import { unsendComments } from '../../resumes/services/resume-comments.ts';

/** Of an interview what a recorded result writes. */
export const interviewResult = ({ id, is_passed, get_result_at }: Interview) => ({
  id,
  is_passed,
  get_result_at: get_result_at?.toISOString() ?? null,
});

/** A line of the history to take back, with its application locked. */
export interface Undoing {
  opened: OpenedApplication;
  line: ApplicationEvent;
}

/**
 * Which of the lines cannot be taken back, and why: too late, moved on, a field changed since, or the mail has left.
 * Mails that are written but not sent are locked, so that none leaves while this decides. Few statements.
 */
export async function refusalsOfUndo(
  ctx: CommandContext,
  list: readonly Undoing[],
): Promise<Map<number, DomainError>> {
  const ids = list.map(({ opened }) => opened.application.id);
  const history = await ApplicationEvent.findAll({
    attributes: ['id', 'application_id', 'name', 'actor_kind', 'at', 'undone_at'],
    where: { application_id: { [Op.in]: ids } },
    order: [['id', 'ASC']],
    transaction: ctx.tx,
  });
  const sent = await sentMails(ctx, list);
  const again = await appliedAgain(ctx, list);
  const lost = await withoutPlace(ctx, [
    ...(await returningOf(
      ctx,
      list.flatMap(({ line }) => interviewsOf(line)),
    )),
    ...list.flatMap(({ line }) => changedInterview(line) ?? []),
  ]);
  const refusals = new Map<number, DomainError>();
  for (const { opened, line } of list) {
    const { application } = opened;
    try {
      const lines = history.filter((one) => one.application_id === application.id);
      if (again.has(application.id)) throw new DomainError('applied_again');
      assertUndoable(line, lines, ctx.now);
      const mails = sent.get(line.id);
      if (mails) throw new DomainError('undo_mail_sent', { details: { mails_sent: mails } });
      const changed = changedSince(line.after ?? {}, (field) =>
        field === 'hf_member_id' ? onlyMentorOf(application) : application.get(field),
      );
      const returning = [...interviewsOf(line), changedInterview(line)?.id ?? 0];
      if (returning.some((id) => lost.has(id))) throw new DomainError('interview_slot_lost');
      if (changed.length > 0) throw new DomainError('undo_changed', { details: { changed } });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      refusals.set(application.id, error);
    }
  }
  return refusals;
}

/** The interviews that a line of the history has called off. */
function interviewsOf(line: ApplicationEvent): number[] {
  const { cancelled_interview_id } = (line.after?.['related'] ?? {}) as { cancelled_interview_id?: number };
  return [
    ...(calledOffIn(line)?.interview_ids ?? []),
    ...(cancelled_interview_id ? [cancelled_interview_id] : []),
  ];
}

/** The interview that a line of the history has changed, as it was before. */
const changedInterview = (line: ApplicationEvent): PlannedInterview | undefined =>
  ((line.before?.['related'] ?? {}) as { changed_interview?: PlannedInterview }).changed_interview;

/** Null where nobody looks after it, or more than one. */
const onlyMentorOf = ({ mentor_count, mentor_id }: Application) => (mentor_count === 1 ? mentor_id : null);

/** Mails that have left, or may have, by the line that caused them. Those that wait stay locked. */
async function sentMails(ctx: CommandContext, list: readonly Undoing[]): Promise<Map<number, string[]>> {
  const rows = await sequelizeOf(ApplicationEvent).query<{
    event_id: number;
    template: string;
    state: string;
  }>(
    `select (e.payload->>'application_event_id')::bigint as event_id, d.template, d.state
     from outbox_events e join deliveries d on d.outbox_event_id = e.id
     where (e.payload->>'application_id')::int = any($1::int[])
       and (e.payload->>'application_event_id')::bigint = any($2::bigint[])
     for update of d`,
    {
      bind: [list.map(({ opened }) => opened.application.id), list.map(({ line }) => line.id)],
      type: QueryTypes.SELECT,
      transaction: ctx.tx,
    },
  );
  const sent = new Map<number, string[]>();
  for (const { event_id, template, state } of rows)
    if (['sending', 'sent', 'held'].includes(state))
      sent.set(event_id, [...(sent.get(event_id) ?? []), template]);
  return sent;
}

/** Ends after which the student has applied again: only one application can be current. */
async function appliedAgain(ctx: CommandContext, list: readonly Undoing[]): Promise<Set<number>> {
  const followed = list.flatMap(({ opened: { application } }) =>
    application.reapplied_at ? [application.id] : [],
  );
  const quits = list.filter(({ line }) => line.name === 'quit').map(({ opened }) => opened.application);
  if (quits.length === 0) return new Set(followed);
  const current = await Applications.findAll({
    attributes: ['user_id', 'recruitment_id'],
    where: { user_id: { [Op.in]: quits.map(({ user_id }) => user_id) }, ...CURRENT },
    transaction: ctx.tx,
  });
  const taken = new Set(current.map((row) => `${row.user_id}:${row.recruitment_id}`));
  const replaced = quits.filter((row) => taken.has(`${row.user_id}:${row.recruitment_id}`));
  return new Set([...followed, ...replaced.map(({ id }) => id)]);
}

/** Instants come as texts from the history. */
function progressIn(before: Readonly<Record<string, unknown>>): Partial<ApplicationProgress> {
  const names = Object.keys(NEW_APPLICATION).filter((name) => name in before);
  return Object.fromEntries(
    names.map((name) => [name, typeof before[name] === 'string' ? new Date(before[name]) : before[name]]),
  );
}

const revived = (before: Readonly<Record<string, unknown>>) => {
  const { related: _related, ...fields } = before;
  return { ...fields, ...progressIn(before) };
};

/**
 * Puts back what the lines had changed, stops the mails that wait, and notes the undo in the history beside the line
 * it takes back. The caller has asked for the refusals.
 */
export async function takeBack(ctx: CommandContext, list: readonly Undoing[]): Promise<void> {
  const transaction = ctx.tx;
  const ids = list.map(({ opened }) => opened.application.id);
  // First what stands beside the application: its state depends on the interviews.
  for (const { opened, line } of list) await restoreRelated(ctx, opened.application, line);
  const interviews = await countInterviews(ctx, ids);
  const changes = list.map(({ opened: { application }, line }) => {
    const progress = applyChange(application, progressIn(line.before ?? {}));
    const state = deriveState(progress, interviews.get(application.id) ?? 0);
    return { application, from: application.state, written: { ...revived(line.before ?? {}), state } };
  });
  await writeTogether(ctx, changes);
  const lineIds = list.map(({ line }) => line.id);
  await ApplicationEvent.update({ undone_at: ctx.now }, { where: { id: { [Op.in]: lineIds } }, transaction });
  // What was to be sent to the student or the company and was not, or agreed to and was not, is no version.
  await ResumeVersion.destroy({ where: { application_event_id: { [Op.in]: lineIds } }, transaction });
  await stopMails(ctx, ids, lineIds);
  await ApplicationEvent.bulkCreate(
    changes.map(({ application, from, written }, index) => ({
      application_id: application.id,
      name: 'undo',
      from_state: from,
      to_state: written.state,
      actor_kind: 'hf_member' as const,
      user_id: null,
      hf_member_id: ctx.actor.hf_member_id,
      reason: null,
      before: null,
      after: { undone_event_id: itemAt(lineIds, index) },
      undone_at: null,
      at: ctx.now,
    })),
    { transaction },
  );
}

/** Mails of the lines that are written and have not left do not go. */
async function stopMails(
  ctx: CommandContext,
  ids: readonly number[],
  lineIds: readonly number[],
): Promise<void> {
  await sequelizeOf(ApplicationEvent).query(
    `update deliveries d set state = 'cancelled', updated_at = $3 from outbox_events e
     where d.outbox_event_id = e.id and d.state in ('pending', 'kept', 'failed')
       and (e.payload->>'application_id')::int = any($1::int[])
       and (e.payload->>'application_event_id')::bigint = any($2::bigint[])`,
    { bind: [[...ids], [...lineIds], ctx.now], transaction: ctx.tx },
  );
}

const UNDO_OF = {
  decline: 'undo_decline',
  quit: 'undo_quit',
  answer_offer: 'undo_offer_answer',
} as const;

/**
 * Takes the newest end of an application back and records that: the appointments it called off stand again, and its
 * mails that have not left are not sent. An interview whose time was given to somebody else meanwhile stays called off,
 * and the student is told.
 * @param recordingOf what is recorded with it, from the line that is taken back; null when the history has none
 * @throws DomainError undo_mail_sent when one has left
 */
export async function takeEndBack(
  ctx: CommandContext,
  opened: OpenedApplication,
  name: keyof typeof UNDO_OF,
  recordingOf: (line: ApplicationEvent | null) => Recording,
): Promise<void> {
  const line = await unmakeEnd(ctx, opened, name);
  // First what stands beside the application: its state depends on the interviews.
  const lost = await withoutPlace(ctx, await returningOf(ctx, line ? interviewsOf(line) : []));
  if (line) await reviveAppointments(ctx, line, lost);
  const event = await recordEvent(ctx, opened, UNDO_OF[name], recordingOf(line));
  const about = { application_id: opened.application.id, application_event_id: event.id };
  await ctx.emit(
    ...[...lost].map((interview_id): DomainEvent => ({
      type: 'interview_cancelled',
      payload: { ...about, interview_id },
    })),
  );
}

async function unmakeEnd(
  ctx: CommandContext,
  opened: OpenedApplication,
  name: keyof typeof UNDO_OF,
): Promise<ApplicationEvent | null> {
  const { id } = opened.application;
  const line = await ApplicationEvent.findOne({
    where: { application_id: id, name, undone_at: null },
    order: [['id', 'DESC']],
    transaction: ctx.tx,
  });
  if (!line) return null;
  const mails_sent = (await sentMails(ctx, [{ opened, line }])).get(line.id);
  if (mails_sent) throw new DomainError('undo_mail_sent', { details: { mails_sent } });
  await stopMails(ctx, [id], [line.id]);
  return line.update({ undone_at: ctx.now }, { transaction: ctx.tx });
}

async function restoreRelated(
  ctx: CommandContext,
  application: Application,
  line: ApplicationEvent,
): Promise<void> {
  const { tx: transaction } = ctx;
  const before = (line.before?.['related'] ?? {}) as NonNullable<Related['before']>;
  const after = (line.after?.['related'] ?? {}) as NonNullable<Related['after']>;
  if (before['correction'])
    await restoreCorrection(ctx, application.id, before['correction'] as KeptCorrection);
  if (before['interview']) {
    const { id, ...result } = before['interview'] as ReturnType<typeof interviewResult>;
    const values = { ...result, get_result_at: result.get_result_at ? new Date(result.get_result_at) : null };
    await Interview.update(values, { where: { id, application_id: application.id }, transaction });
  }
  const changed = changedInterview(line);
  if (changed) await restoreInterview(ctx, application.id, changed);
  const stands = { cancelled_at: null, cancel_reason: null };
  await handBack(ctx, application.id, before['mentors']);
  const interviewId = after['cancelled_interview_id'];
  if (typeof interviewId === 'number')
    await Interview.update(stands, {
      where: { id: interviewId, application_id: application.id },
      transaction,
    });
  const practiceId = after['cancelled_practice_id'];
  if (typeof practiceId === 'number')
    await InterviewPractice.update(stands, {
      where: { id: practiceId, application_id: application.id },
      transaction,
    });
  await reviveAppointments(ctx, line);
  const sentIds = after['sent_comment_ids'];
  if (Array.isArray(sentIds) && sentIds.length > 0)
    await unsendComments(ctx, application.id, sentIds as number[]);
  const commentId = after['resume_comment_id'];
  if (typeof commentId === 'number')
    await ResumeComment.destroy({ where: { id: commentId, application_id: application.id }, transaction });
}
