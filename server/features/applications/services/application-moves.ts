import { itemAt, required } from '../../../../domain/required.ts';
import { Application } from '../../../../db/models/application.ts';
import type { ApplicationEvent } from '../../../../db/models/application-records.ts';
import { ResumeComment } from '../../../../db/models/resume-history.ts';
import { endingWaits } from '../../../../domain/appointments.ts';
import { RESUME_DUE_DAYS } from '../../../../domain/constants.ts';
import { DomainError, fieldError } from '../../../../domain/error-codes.ts';
import { dateQuestion, unlikelyDay } from '../../../../domain/planned-dates.ts';
import type { DomainEvent } from '../../../../domain/events.ts';
import { tokyoDayAfter } from '../../../../domain/tokyo-time.ts';
import { recordEvents, type Recording, type Related } from './application-changes.ts';
import { openFor, type OpenedApplication } from './open-application.ts';
import { newsOfCalledOff } from '../../interviews/services/appointments.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { dropCorrection, withoutCorrection } from '../../resumes/services/correction.ts';
import { sendComments } from '../../resumes/services/resume-comments.ts';
import { freezeResume, keepAgreed, sendVersion } from '../../resumes/services/resume-versions.ts';
import { refusalsOfSending } from '../../resumes/services/send-to-company.ts';
import type { MoveEvent, MoveInput } from '../views/move-input.ts';

type MoveEventRef = { application_id: number; application_event_id: number };

/** What one event asks for, writes and causes, for one application or for many. */
interface Move {
  /** Refuses what was sent with it, before anything is opened. */
  check?(input: MoveInput): void;
  /** Applications it is not possible for, beyond their state. Few statements, however many. */
  refuse?(
    ctx: CommandContext,
    applications: Application[],
    input: MoveInput,
  ): Promise<Map<number, DomainError>>;
  /** Rows beside the application that are written first; what an undo puts back. */
  prepare?(ctx: CommandContext, application: Application, input: MoveInput): Promise<Related>;
  recording(ctx: CommandContext, input: MoveInput): Omit<Recording, 'related'>;
  /** What follows for each, and what is told to whom: null for nobody. */
  after?(ctx: CommandContext, application: Application, event: ApplicationEvent): Promise<object | void>;
  tell?(told: MoveEventRef, input: MoveInput, extra: object): DomainEvent;
  /** The mail waits as long as the move can be undone, also when it is made for one application by its own command. */
  mail_waits?: true;
}

const missing = (path: string) => fieldError(path, 'required');
const need = (path: string, value: unknown) => {
  if (value === undefined || (typeof value === 'string' && value.trim() === '')) throw missing(path);
};

function results({ application = {} }: MoveInput) {
  const { result_reason, reason_of_result, reason_of_result_category } = application;
  return {
    ...(result_reason !== undefined && { result_reason }),
    ...(reason_of_result !== undefined && { reason_of_result }),
    ...(reason_of_result_category !== undefined && { reason_of_result_category }),
  };
}

/** A date sent with a move that is unlikely is asked about for each it would be written to. */
async function questionOfAll(
  ctx: CommandContext,
  applications: readonly Application[],
  { application = {} }: MoveInput,
  field: 'due_date_to_submit_resume' | 'reapply_from',
): Promise<Map<number, DomainError>> {
  const unlikely = unlikelyDay(application[field], ctx.now);
  const question = dateQuestion({ [`application[${field}]`]: unlikely }, application.is_date_confirmed);
  return new Map(question ? applications.map(({ id }) => [id, question]) : []);
}

async function askToRewrite(ctx: CommandContext, application: Application, body: string): Promise<Related> {
  const comment = await ResumeComment.create(
    {
      application_id: application.id,
      resume_question_answer_id: null,
      field: null,
      hf_member_id: ctx.actor.hf_member_id,
      user_id: null,
      body,
      sent_at: ctx.now,
    },
    { transaction: ctx.tx },
  );
  const sent_comment_ids = await sendComments(ctx, application.id);
  return { after: { resume_comment_id: comment.id, sent_comment_ids } };
}

export const MOVE_RULES: Record<MoveEvent, Move> = {
  start_correction: { recording: () => ({}) },
  approve_unchanged: {
    prepare: async (ctx, { id }) => ({
      before: { correction: await dropCorrection(ctx, id) },
      after: { sent_comment_ids: await sendComments(ctx, id) },
    }),
    recording: () => ({}),
    after: async (ctx, application, event) =>
      void (await keepAgreed(ctx, application, 'submitted', event.id)),
  },
  return_to_student: {
    check: ({ comment }) => need('comment', comment),
    refuse: (ctx, applications, input) =>
      questionOfAll(ctx, applications, input, 'due_date_to_submit_resume'),
    prepare: (ctx, application, { comment }) => askToRewrite(ctx, application, required(comment)),
    recording: (ctx, { comment, application }) => ({
      reason: comment,
      also: {
        due_date_to_submit_resume:
          application?.due_date_to_submit_resume ?? tokyoDayAfter(ctx.now, RESUME_DUE_DAYS.returned),
        is_late: false,
      },
    }),
    tell: (payload) => ({ type: 'resume_returned', payload }),
  },
  send_correction: {
    refuse: (ctx, applications) => withoutCorrection(ctx, applications),
    prepare: async (ctx, { id }) => ({ after: { sent_comment_ids: await sendComments(ctx, id) } }),
    recording: () => ({}),
    after: async (ctx, application, event) =>
      void (await freezeResume(ctx, application, 'corrected', event.id)),
    tell: (payload) => ({ type: 'resume_corrected', payload }),
  },
  agree: {
    check: ({ reason }) => need('reason', reason),
    recording: (_ctx, { reason }) => ({ reason, also: { no_lie_agreement: true } }),
    after: async (ctx, application, event) =>
      void (await keepAgreed(ctx, application, 'corrected', event.id)),
    tell: (payload) => ({ type: 'correction_agreed', payload }),
  },
  send_to_company: {
    refuse: (ctx, applications, { application }) =>
      refusalsOfSending(ctx, applications, application?.is_alert_confirmed ?? false),
    recording: () => ({}),
    after: async (ctx, application, event) => ({
      version_number: (await sendVersion(ctx, application, event.id)).number,
    }),
    tell: (payload, _input, extra) => ({
      type: 'resume_sent_to_company',
      payload: { ...payload, ...(extra as { version_number: number }) },
    }),
    mail_waits: true,
  },
  record_resume_result: {
    check: ({ application }) => need('application[is_resume_passed]', application?.is_resume_passed),
    recording: (_ctx, input) => ({ yes: input.application?.is_resume_passed, also: results(input) }),
    tell: (payload, { application }) => ({
      type: 'result_recorded',
      payload: { ...payload, about: 'resume', passed: required(required(application).is_resume_passed) },
    }),
    mail_waits: true,
  },
  finish: {
    check: ({ application }) => need('application[is_passed]', application?.is_passed),
    recording: (_ctx, input) => ({ yes: input.application?.is_passed, also: results(input) }),
    tell: (payload, { application }) => ({
      type: 'result_recorded',
      payload: { ...payload, about: 'selection', passed: required(required(application).is_passed) },
    }),
    mail_waits: true,
  },
  answer_offer: {
    check: ({ application }) =>
      need('application[is_student_accept_offer]', application?.is_student_accept_offer),
    recording: (_ctx, { application, reason }) => ({ yes: application?.is_student_accept_offer, reason }),
    tell: (payload, { application }) => ({
      type: 'offer_answered',
      payload: { ...payload, accepted: required(required(application).is_student_accept_offer) },
    }),
    mail_waits: true,
  },
  decline: {
    check: ({ application }) => need('application[reason_of_decline]', application?.reason_of_decline),
    refuse: (ctx, applications, input) => questionOfAll(ctx, applications, input, 'reapply_from'),
    recording(_ctx, { application = {} }) {
      const { reason_of_decline, result_reason, reapply_from = null } = application;
      return {
        reason: reason_of_decline,
        also: {
          reason_of_decline: required(reason_of_decline),
          reapply_from,
          ...(result_reason !== undefined && { result_reason }),
        },
      };
    },
    tell: (payload) => ({ type: 'application_declined', payload }),
    mail_waits: true,
  },
  quit: {
    check: ({ application }) =>
      need('application[reason_of_quit_by_student]', application?.reason_of_quit_by_student),
    recording: (_ctx, { application }) => ({
      reason: required(application).reason_of_quit_by_student,
      also: { reason_of_quit_by_student: required(required(application).reason_of_quit_by_student) },
    }),
    tell: (payload) => ({ type: 'application_quit', payload }),
    mail_waits: true,
  },
};

/**
 * Makes a move for applications that are open to it: rows beside them, the event, what follows, and the mails. The
 * caller has asked for the refusals.
 * @param mailWaits all mail waits as long as the move can be undone
 */
export async function carryOut(
  ctx: CommandContext,
  event: MoveEvent,
  opened: readonly OpenedApplication[],
  given: { input: MoveInput; mailWaits: boolean; move_id?: string },
): Promise<void> {
  const { input, mailWaits } = given;
  const rule = MOVE_RULES[event];
  const list: (OpenedApplication & { recording: Recording })[] = [];
  for (const one of opened) {
    const related = await rule.prepare?.(ctx, one.application, input);
    list.push({ ...one, recording: { ...rule.recording(ctx, input), related } });
  }
  const events = await recordEvents(ctx, event, list, given);
  const told: DomainEvent[] = [];
  for (const [index, { application }] of opened.entries()) {
    const line = itemAt(events, index);
    const extra = (await rule.after?.(ctx, application, line)) ?? {};
    const payload = { application_id: application.id, application_event_id: line.id };
    const news = rule.tell?.(payload, input, extra);
    const waits = mailWaits || rule.mail_waits;
    if (news) told.push({ ...news, ...(waits && endingWaits(line, ctx.now)) });
    told.push(...newsOfCalledOff(line, ctx.now));
  }
  await ctx.emit(...told);
}

/**
 * One move of one application, refused as a whole: what the events' own commands are made of.
 * @throws DomainError not_found, account_deleted, forbidden, illegal_transition, undo_expired,
 *   correction_not_permitted, resume_not_agreed, validation_failed, date_unconfirmed, and of sending: alert_unconfirmed, contact_missing
 */
export async function moveApplication(
  ctx: CommandContext,
  applicationId: number,
  event: MoveEvent,
  input: MoveInput = {},
): Promise<void> {
  await moveOpened(ctx, await openFor(ctx, applicationId, event), event, input);
}

/** The same for an application that openFor has opened. */
export async function moveOpened(
  ctx: CommandContext,
  opened: OpenedApplication,
  event: MoveEvent,
  input: MoveInput,
): Promise<void> {
  const refusals = await MOVE_RULES[event].refuse?.(ctx, [opened.application], input);
  const refusal = refusals?.get(opened.application.id);
  if (refusal) throw refusal;
  await carryOut(ctx, event, [opened], { input, mailWaits: false });
}
