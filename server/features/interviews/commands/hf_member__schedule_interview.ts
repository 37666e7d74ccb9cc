import { z } from 'zod';
import { staffsCommand } from '../../applications/services/application-command.ts';
import type { Interview } from '../../../../db/models/interview.ts';
import { interviewAt, movingWaits } from '../../../../domain/appointments.ts';
import { askAboutDates, unlikelyPlan, unlikelyTime } from '../../../../domain/planned-dates.ts';
import { recordEvent } from '../../applications/services/application-changes.ts';
import { openFor, type OpenedApplication } from '../../applications/services/open-application.ts';
import { releaseCancellations, takenThen } from '../services/appointments.ts';
import { addInterview, changeInterview } from '../services/save-interview.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { flag, id } from '../../../core/schemas/schema-helpers.ts';
import { interview as interviewFields } from '../../../../domain/entities/interview.ts';
import { entityInput } from '../../../core/schemas/entity-input.ts';

/**
 * The time is asked about where it changes. `fixed_schedule_at` is the time where there is no other, else when it was
 * agreed on.
 */
async function unlikelyDates(
  ctx: CommandContext,
  { application }: OpenedApplication,
  interview: Interview,
  told: Date | null,
) {
  const { now } = ctx;
  const { conduct_at, fixed_schedule_at, minutes } = interview;
  const starts_at = interviewAt(interview);
  const isMoved = told?.getTime() !== starts_at?.getTime();
  const own = { kind: 'interview', id: interview.id } as const;
  const taken = isMoved ? await takenThen(ctx, application.user_id, { starts_at, minutes }, own) : null;
  return {
    'interview[conduct_at]': isMoved && conduct_at ? (unlikelyPlan(conduct_at, now) ?? taken) : null,
    'interview[fixed_schedule_at]':
      conduct_at || !isMoved
        ? unlikelyTime(fixed_schedule_at, now)
        : (unlikelyPlan(fixed_schedule_at, now) ?? taken),
  };
}

export const hf_member__schedule_interview = staffsCommand({
  name: 'hf_member__schedule_interview',
  summary:
    'Adds the next interview, or changes one by its id; the mail about a change waits 10 minutes, as long as it can be undone, unless the interview is within the hour',
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
    const name = interviewId === undefined ? 'schedule_interview' : 'change_interview';
    const opened = await openFor(ctx, applicationId, name);
    // An appointment whose time is open again is not fixed any more.
    const fixed =
      values.conduct_at !== undefined && !values.fixed_schedule_at
        ? { fixed_schedule_at: values.conduct_at && ctx.now }
        : {};
    const { interview, isNews, told, before } =
      interviewId === undefined
        ? await addInterview(ctx, applicationId, { ...values, ...fixed })
        : await changeInterview(ctx, applicationId, interviewId, { ...values, ...fixed });
    askAboutDates(await unlikelyDates(ctx, opened, interview, told), is_date_confirmed);
    const related = {
      before: {
        ...(told && { told_at: told.toISOString() }),
        ...(before && { changed_interview: before }),
      },
      after: { interview_number: interview.interview_number },
    };
    const event = await recordEvent(ctx, opened, name, { related });
    await releaseCancellations(ctx, applicationId);
    if (isNews)
      await ctx.emit({
        type: 'interview_scheduled',
        payload: {
          application_id: applicationId,
          application_event_id: event.id,
          interview_id: interview.id,
        },
        ...(before && movingWaits(told, interviewAt(interview), ctx.now)),
      });
  },
});
