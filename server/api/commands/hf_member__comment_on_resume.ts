import { z } from 'zod';
import { ResumeComment } from '../../../db/models/resume-history.ts';
import { Resume, ResumeQuestionAnswer } from '../../../db/models/resume.ts';
import { COMMENT_MAX } from '../../domain/constants.ts';
import { DomainError } from '../../domain/error-codes.ts';
import { STAFF } from '../../domain/roles.ts';
import { staffsApplication } from '../application-answers.ts';
import { openAsStaff } from '../application-changes.ts';
import { command } from '../define.ts';
import { applicationForStaff, RESUME_TEXTS } from '../shapes/application.ts';
import { choice, clearable, id, requiredText } from '../wire.ts';

export const hf_member__comment_on_resume = command({
  name: 'hf_member__comment_on_resume',
  summary: 'Leaves a comment for the student, on one answer, one text, or the whole resume',
  addition: true,
  allow: STAFF,
  input: z.strictObject({
    comment: z.strictObject({
      application_id: id(),
      resume_question_answer_id: clearable(id()),
      field: clearable(choice(RESUME_TEXTS)),
      body: requiredText(COMMENT_MAX),
    }),
  }),
  output: applicationForStaff,
  errors: ['not_found'],
  example: { comment: { application_id: 1, body: '具体的な経験を一つ書いてみましょう。' } },
  async run(ctx, { comment: { application_id, resume_question_answer_id, field, body } }) {
    await openAsStaff(ctx, application_id);
    if (resume_question_answer_id) {
      const resume = await Resume.findOne({ where: { application_id }, transaction: ctx.tx });
      const answer = await ResumeQuestionAnswer.findOne({
        where: { id: resume_question_answer_id, resume_id: resume!.id },
        transaction: ctx.tx,
      });
      if (!answer) throw new DomainError('not_found');
    }
    await ResumeComment.create(
      {
        application_id,
        resume_question_answer_id: resume_question_answer_id ?? null,
        field: field ?? null,
        hf_member_id: ctx.actor.hf_member_id,
        user_id: null,
        body,
      },
      { transaction: ctx.tx },
    );
    return staffsApplication(ctx, application_id);
  },
});
