import { z } from 'zod';
import { ResumeComment } from '../../../../db/models/resume-history.ts';
import { Resume, ResumeQuestionAnswer } from '../../../../db/models/resume.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { STUDENT } from '../../../../domain/roles.ts';
import { ownersApplication } from '../../applications/services/application-answers.ts';
import { recordEvent } from '../../applications/services/application-changes.ts';
import { openFor } from '../../applications/services/open-application.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { command } from '../../../core/calls/define.ts';
import { applicationForOwner } from '../../applications/views/application-schema.ts';
import { RESUME_TEXTS } from '../../../../domain/entities/resume.ts';
import { choice, clearable, id, list, longText, requiredText } from '../../../core/schemas/schema-helpers.ts';

const COMMENT_MAX = 2000;

/** A word on one text: an answer by its id, or a text of the resume by its name. */
const itemComment = z
  .strictObject({
    resume_question_answer_id: clearable(id()),
    field: clearable(choice(RESUME_TEXTS)),
    body: requiredText(COMMENT_MAX),
  })
  .refine(({ resume_question_answer_id, field }) => !resume_question_answer_id !== !field, 'invalid');

export const user__answer_correction = command({
  name: 'user__answer_correction',
  summary: 'Answers a correction instead of agreeing, as a whole or text by text: it goes back to the mentor',
  addition: true,
  allow: STUDENT,
  scope: 'own',
  input: z
    .strictObject({
      application: z.strictObject({ id: id() }),
      comment: clearable(longText(COMMENT_MAX)),
      comments: list(itemComment, 50).optional(),
    })
    .refine(({ comment, comments = [] }) => Boolean(comment?.trim()) || comments.length > 0, {
      error: 'required',
      path: ['comment'],
    }),
  output: applicationForOwner,
  errors: ['not_found', 'illegal_transition'],
  example: { application: { id: 1 }, comment: 'この部分は私の経験と違います。' },
  async run(ctx, { application, comment, comments = [] }) {
    const opened = await openFor(ctx, application.id, 'answer_correction');
    await requireOwnAnswers(
      ctx,
      application.id,
      comments.flatMap((item) => item.resume_question_answer_id ?? []),
    );
    const event = await recordEvent(ctx, opened, 'answer_correction');
    const whole = comment?.trim() ? [{ body: comment }] : [];
    await ResumeComment.bulkCreate(
      [...comments, ...whole].map((item) => ({
        resume_question_answer_id: null,
        field: null,
        ...item,
        application_id: application.id,
        user_id: ctx.actor.user_id,
        hf_member_id: null,
        sent_at: ctx.now,
      })),
      { transaction: ctx.tx },
    );
    await ctx.emit({
      type: 'correction_answered',
      payload: { application_id: application.id, application_event_id: event.id },
    });
    return ownersApplication(ctx, application.id);
  },
});

/** Answers of another resume do not exist here. */
async function requireOwnAnswers(ctx: CommandContext, applicationId: number, ids: number[]): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const resume = await Resume.findOne({ where: { application_id: applicationId }, transaction: ctx.tx });
  const found = await ResumeQuestionAnswer.count({
    where: { id: wanted, resume_id: resume?.id ?? -1 },
    transaction: ctx.tx,
  });
  if (found < wanted.length) throw new DomainError('not_found');
}
