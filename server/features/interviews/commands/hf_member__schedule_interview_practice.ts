import { z } from 'zod';
import { staffsCommand } from '../../applications/services/application-command.ts';
import { InterviewPractice } from '../../../../db/models/interview.ts';
import type { PracticeStep } from '../../../../domain/appointments.ts';
import {
  askAboutDates,
  unlikelyEnd,
  unlikelyPast,
  unlikelyPlan,
  unlikelyTime,
} from '../../../../domain/planned-dates.ts';
import { recordEvent } from '../../applications/services/application-changes.ts';
import { openFor, type OpenedApplication } from '../../applications/services/open-application.ts';
import { openPractice, releaseCancellations, takenThen } from '../services/appointments.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { flag, id } from '../../../core/schemas/schema-helpers.ts';
import { interviewPractice as practiceFields } from '../../../../domain/entities/interview.ts';
import { entityInput } from '../../../core/schemas/entity-input.ts';

/** What the student is told of. */
const TOLD = ['scheduled_at', 'online_link', 'notes'] as const;

/** Of a practice that is done the time it was set for is past; otherwise it is planned, and asked about where it changes. */
async function unlikelyDates(
  ctx: CommandContext,
  { application }: OpenedApplication,
  practice: InterviewPractice,
) {
  const { now } = ctx;
  const { scheduled_at, done_at } = practice;
  const own = { kind: 'practice', id: practice.id } as const;
  const isMoved = practice.changed('scheduled_at');
  const isEnded = practice.changed('done_at') && done_at !== null;
  return {
    'interview_practice[scheduled_at]': isMoved
      ? ((done_at ? unlikelyTime : unlikelyPlan)(scheduled_at, now) ??
        (await takenThen(ctx, application.user_id, { starts_at: scheduled_at }, own)))
      : null,
    'interview_practice[done_at]': isEnded
      ? (unlikelyPast(done_at, now) ?? unlikelyEnd(scheduled_at, done_at))
      : null,
  };
}

export const hf_member__schedule_interview_practice = staffsCommand({
  name: 'hf_member__schedule_interview_practice',
  summary: 'Books an interview practice, or changes one by its id (done_at closes it)',
  input: z.strictObject({
    application: z.strictObject({ id: id() }),
    interview_practice: entityInput(practiceFields).extend({
      id: id().optional(),
      is_date_confirmed: flag().optional(),
    }),
  }),
  errors: ['not_found', 'illegal_transition', 'appointment_settled', 'date_unconfirmed'],
  example: {
    application: { id: 1 },
    interview_practice: { scheduled_at: '2026-11-28T05:00:00Z', online_link: 'https://meet.example.com/xyz' },
  },
  async run(ctx, { application: { id: applicationId }, interview_practice }) {
    const { id: practiceId, is_date_confirmed, ...values } = interview_practice;
    const opened = await openFor(ctx, applicationId, 'schedule_interview_practice');
    const practice =
      practiceId === undefined
        ? InterviewPractice.build({
            application_id: applicationId,
            hf_member_id: ctx.actor.hf_member_id,
            ...values,
          })
        : (await openPractice(ctx, applicationId, practiceId)).set(values);
    askAboutDates(await unlikelyDates(ctx, opened, practice), is_date_confirmed);
    const isNews = TOLD.some((field) => practice.changed(field)) && !values.done_at;
    await practice.save({ transaction: ctx.tx });
    const practice_step: PracticeStep = values.done_at
      ? 'done'
      : practiceId === undefined
        ? 'booked'
        : 'changed';
    const event = await recordEvent(ctx, opened, 'schedule_interview_practice', {
      related: { after: { practice_step } },
    });
    await releaseCancellations(ctx, applicationId);
    if (isNews)
      await ctx.emit({
        type: 'interview_practice_scheduled',
        payload: {
          application_id: applicationId,
          application_event_id: event.id,
          interview_practice_id: practice.id,
        },
      });
  },
});
