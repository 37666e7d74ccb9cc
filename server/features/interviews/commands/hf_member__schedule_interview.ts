import { z } from 'zod';
import { staffsCommand } from '../../applications/services/application-command.ts';
import { Interview } from '../../../../db/models/interview.ts';
import { interviewAt } from '../../../../domain/appointments.ts';
import { askAboutDates, unlikelyPlan, unlikelyTime } from '../../../../domain/planned-dates.ts';
import { recordEvent } from '../../applications/services/application-changes.ts';
import { openFor } from '../../applications/services/open-application.ts';
import { openInterview, releaseCancellations } from '../services/appointments.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { flag, id } from '../../../core/schemas/schema-helpers.ts';
import { interview as interviewFields } from '../../../../domain/entities/interview.ts';
import { entityInput } from '../../../core/schemas/entity-input.ts';

/** What the student is told of beside the time; a note of staff is no news to them. */
const TOLD = ['is_online', 'place', 'google_map_url', 'online_link'] as const;

/** Changes an interview of this application, or adds the next one by number. `told`: when it was to be until now. */
async function saveInterview(
  ctx: CommandContext,
  applicationId: number,
  interviewId: number | undefined,
  values: object,
): Promise<{ interview: Interview; isNews: boolean; told: Date | null }> {
  const where = { application_id: applicationId };
  if (interviewId !== undefined) {
    const interview = await openInterview(ctx, applicationId, interviewId);
    const told = interviewAt(interview);
    interview.set(values);
    const isMoved = told?.getTime() !== interviewAt(interview)?.getTime();
    const isNews = isMoved || TOLD.some((field) => interview.changed(field));
    return { interview: await interview.save({ transaction: ctx.tx }), isNews, told };
  }
  const stands = { ...where, cancelled_at: null };
  const number =
    (await Interview.max<number | null, Interview>('interview_number', {
      where: stands,
      transaction: ctx.tx,
    })) ?? 0;
  const numbered = { ...values, ...where, interview_number: number + 1 };
  return { interview: await Interview.create(numbered, { transaction: ctx.tx }), isNews: true, told: null };
}

/**
 * The time is asked about where it changes. `fixed_schedule_at` is the time where there is no other, else when it was
 * agreed on.
 */
function unlikelyDates({ conduct_at, fixed_schedule_at }: Interview, told: Date | null, now: Date) {
  const isMoved = told?.getTime() !== (conduct_at ?? fixed_schedule_at)?.getTime();
  return {
    'interview[conduct_at]': isMoved ? unlikelyPlan(conduct_at, now) : null,
    'interview[fixed_schedule_at]':
      conduct_at || !isMoved ? unlikelyTime(fixed_schedule_at, now) : unlikelyPlan(fixed_schedule_at, now),
  };
}

export const hf_member__schedule_interview = staffsCommand({
  name: 'hf_member__schedule_interview',
  summary: 'Adds the next interview, or changes one by its id',
  input: z.strictObject({
    application: z.strictObject({ id: id() }),
    interview: entityInput(interviewFields).extend({
      id: id().optional(),
      is_date_confirmed: flag().optional(),
    }),
  }),
  errors: ['not_found', 'illegal_transition', 'appointment_settled', 'date_unconfirmed'],
  example: {
    application: { id: 1 },
    interview: {
      conduct_at: '2026-12-01T05:00:00Z',
      is_online: true,
      online_link: 'https://meet.example.com/abc',
    },
  },
  async run(ctx, { application: { id: applicationId }, interview: asked }) {
    const { id: interviewId, is_date_confirmed, ...values } = asked;
    const opened = await openFor(ctx, applicationId, 'schedule_interview');
    // An appointment whose time is open again is not fixed any more.
    const fixed =
      values.conduct_at !== undefined && !values.fixed_schedule_at
        ? { fixed_schedule_at: values.conduct_at && ctx.now }
        : {};
    const { interview, isNews, told } = await saveInterview(ctx, applicationId, interviewId, {
      ...values,
      ...fixed,
    });
    askAboutDates(unlikelyDates(interview, told, ctx.now), is_date_confirmed);
    const event = await recordEvent(ctx, opened, 'schedule_interview', {
      related: { ...(told && { before: { told_at: told.toISOString() } }) },
    });
    await releaseCancellations(ctx, applicationId);
    if (isNews)
      await ctx.emit({
        type: 'interview_scheduled',
        payload: {
          application_id: applicationId,
          application_event_id: event.id,
          interview_id: interview.id,
        },
      });
  },
});
