import { z } from 'zod';
import { ResumeComment } from '../../../db/models/resume-history.ts';
import { RESUME_DUE_DAYS } from '../../domain/constants.ts';
import { STAFF } from '../../domain/roles.ts';
import { tokyoDayAfter } from '../../domain/tokyo-time.ts';
import { staffsApplication } from '../application-answers.ts';
import { openFor, recordEvent } from '../application-changes.ts';
import { command } from '../define.ts';
import { applicationForStaff } from '../shapes/application.ts';
import { day, id, longText } from '../wire.ts';

export const hf_member__return_to_student = command({
  name: 'hf_member__return_to_student',
  summary: 'Returns the resume for rewriting, with a comment and a new due date',
  addition: true,
  allow: STAFF,
  input: z.strictObject({
    application: z.strictObject({ id: id(), due_date_to_submit_resume: day().optional() }),
    comment: longText(2000).min(1, 'required'),
  }),
  output: applicationForStaff,
  errors: ['not_found', 'illegal_transition'],
  example: {
    application: { id: 1, due_date_to_submit_resume: '2026-12-01' },
    comment: '志望動機をもう少し具体的に書いてください。',
  },
  async run(ctx, { application: { id: applicationId, due_date_to_submit_resume }, comment }) {
    const opened = await openFor(ctx, applicationId, 'return_to_student');
    const event = await recordEvent(ctx, opened, 'return_to_student', {
      reason: comment,
      also: {
        due_date_to_submit_resume:
          due_date_to_submit_resume ?? tokyoDayAfter(ctx.now, RESUME_DUE_DAYS.returned),
        is_late: false,
      },
    });
    await ResumeComment.create(
      {
        application_id: applicationId,
        resume_question_answer_id: null,
        field: null,
        hf_member_id: ctx.actor.hf_member_id,
        user_id: null,
        body: comment,
      },
      { transaction: ctx.tx },
    );
    await ctx.emit({
      type: 'resume_returned',
      payload: { application_id: applicationId, application_event_id: event.id },
    });
    return staffsApplication(ctx, applicationId);
  },
});
