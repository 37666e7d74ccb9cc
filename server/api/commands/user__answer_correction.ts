import { z } from 'zod';
import { ResumeComment } from '../../../db/models/resume-history.ts';
import { STUDENT } from '../../domain/roles.ts';
import { ownersApplication } from '../application-answers.ts';
import { openFor, recordEvent } from '../application-changes.ts';
import { command } from '../define.ts';
import { applicationForOwner } from '../shapes/application.ts';
import { id, longText } from '../wire.ts';

export const user__answer_correction = command({
  name: 'user__answer_correction',
  summary: 'Answers a correction with a comment instead of agreeing: it goes back to the mentor',
  addition: true,
  allow: STUDENT,
  input: z.strictObject({
    application: z.strictObject({ id: id() }),
    comment: longText(2000).min(1, 'required'),
  }),
  output: applicationForOwner,
  errors: ['not_found', 'illegal_transition'],
  example: { application: { id: 1 }, comment: 'この部分は私の経験と違います。' },
  async run(ctx, { application, comment }) {
    const opened = await openFor(ctx, application.id, 'answer_correction');
    const event = await recordEvent(ctx, opened, 'answer_correction');
    await ResumeComment.create(
      {
        application_id: application.id,
        user_id: ctx.actor.user_id,
        hf_member_id: null,
        resume_question_answer_id: null,
        field: null,
        body: comment,
      },
      { transaction: ctx.tx },
    );
    await ctx.emit({
      type: 'correction_answered',
      payload: { application_id: application.id, application_event_id: event.id },
    });
    return ownersApplication(ctx, application.id);
  },
});
