import { z } from 'zod';
import { Interview } from '../../../db/models/interview.ts';
import { DomainError } from '../../domain/error-codes.ts';
import { STAFF } from '../../domain/roles.ts';
import { staffsApplication } from '../application-answers.ts';
import { openFor, recordEvent } from '../application-changes.ts';
import type { CommandContext } from '../context.ts';
import { command } from '../define.ts';
import { applicationForStaff } from '../shapes/application.ts';
import { clearable, flag, httpsUrl, id, instant, line, longText } from '../wire.ts';

const fields = {
  fixed_schedule_at: clearable(instant()),
  conduct_at: clearable(instant()),
  is_online: flag().optional(),
  place: clearable(line(500)),
  google_map_url: clearable(httpsUrl()),
  online_link: clearable(httpsUrl()),
  memo: clearable(longText(2000)),
};

/** What the student is told of; a note of staff is no news to them. */
const TOLD = ['conduct_at', 'is_online', 'place', 'google_map_url', 'online_link'] as const;

/** Changes an interview of this application, or adds the next one by number. */
async function saveInterview(
  ctx: CommandContext,
  applicationId: number,
  interviewId: number | undefined,
  values: object,
): Promise<{ interview: Interview; isNews: boolean }> {
  const where = { application_id: applicationId };
  if (interviewId !== undefined) {
    const interview = await Interview.findOne({ where: { ...where, id: interviewId }, transaction: ctx.tx });
    if (!interview) throw new DomainError('not_found');
    interview.set(values);
    const isNews = TOLD.some((field) => interview.changed(field));
    return { interview: await interview.save({ transaction: ctx.tx }), isNews };
  }
  const number =
    (await Interview.max<number | null, Interview>('interview_number', { where, transaction: ctx.tx })) ?? 0;
  const numbered = { ...values, ...where, interview_number: number + 1 };
  return { interview: await Interview.create(numbered, { transaction: ctx.tx }), isNews: true };
}

export const hf_member__schedule_interview = command({
  name: 'hf_member__schedule_interview',
  summary: 'Adds the next interview, or changes one by its id',
  addition: true,
  allow: STAFF,
  input: z.strictObject({
    application: z.strictObject({ id: id() }),
    interview: z.strictObject({ id: id().optional(), ...fields }),
  }),
  output: applicationForStaff,
  errors: ['not_found', 'illegal_transition'],
  example: {
    application: { id: 1 },
    interview: {
      conduct_at: '2026-12-01T05:00:00Z',
      is_online: true,
      online_link: 'https://meet.example.com/abc',
    },
  },
  async run(ctx, { application: { id: applicationId }, interview: { id: interviewId, ...values } }) {
    const opened = await openFor(ctx, applicationId, 'schedule_interview');
    const fixed =
      'conduct_at' in values && values.conduct_at && !values.fixed_schedule_at
        ? { fixed_schedule_at: ctx.now }
        : {};
    const { interview, isNews } = await saveInterview(ctx, applicationId, interviewId, {
      ...values,
      ...fixed,
    });
    const event = await recordEvent(ctx, opened, 'schedule_interview');
    if (isNews)
      await ctx.emit({
        type: 'interview_scheduled',
        payload: {
          application_id: applicationId,
          application_event_id: event.id,
          interview_id: interview.id,
        },
      });
    return staffsApplication(ctx, applicationId);
  },
});
