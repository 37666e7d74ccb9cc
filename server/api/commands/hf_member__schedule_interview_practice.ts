import { z } from 'zod';
import { InterviewPractice } from '../../../db/models/interview.ts';
import { DomainError } from '../../domain/error-codes.ts';
import { STAFF } from '../../domain/roles.ts';
import { staffsApplication } from '../application-answers.ts';
import { openFor, recordEvent } from '../application-changes.ts';
import { command } from '../define.ts';
import { applicationForStaff } from '../shapes/application.ts';
import { clearable, httpsUrl, id, instant, longText } from '../wire.ts';

export const hf_member__schedule_interview_practice = command({
  name: 'hf_member__schedule_interview_practice',
  summary: 'Books an interview practice, or changes one by its id (done_at closes it)',
  addition: true,
  allow: STAFF,
  input: z.strictObject({
    application: z.strictObject({ id: id() }),
    interview_practice: z.strictObject({
      id: id().optional(),
      scheduled_at: instant(),
      online_link: clearable(httpsUrl()),
      notes: clearable(longText(2000)),
      done_at: clearable(instant()),
    }),
  }),
  output: applicationForStaff,
  errors: ['not_found', 'illegal_transition'],
  example: {
    application: { id: 1 },
    interview_practice: { scheduled_at: '2026-11-28T05:00:00Z', online_link: 'https://meet.example.com/xyz' },
  },
  async run(ctx, { application: { id: applicationId }, interview_practice: { id: practiceId, ...values } }) {
    const opened = await openFor(ctx, applicationId, 'schedule_interview_practice');
    const where = { application_id: applicationId };
    let practice: InterviewPractice | null;
    if (practiceId === undefined) {
      practice = await InterviewPractice.create(
        { ...values, ...where, hf_member_id: ctx.actor.hf_member_id },
        { transaction: ctx.tx },
      );
    } else {
      practice = await InterviewPractice.findOne({
        where: { ...where, id: practiceId },
        transaction: ctx.tx,
      });
      if (!practice) throw new DomainError('not_found');
      await practice.update(values, { transaction: ctx.tx });
    }
    const event = await recordEvent(ctx, opened, 'schedule_interview_practice');
    if (!values.done_at)
      await ctx.emit({
        type: 'interview_practice_scheduled',
        payload: {
          application_id: applicationId,
          application_event_id: event.id,
          interview_practice_id: practice.id,
        },
      });
    return staffsApplication(ctx, applicationId);
  },
});
