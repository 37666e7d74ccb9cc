import { z } from 'zod';
import { required } from '../../../../domain/required.ts';
import { ResumeComment } from '../../../../db/models/resume-history.ts';
import { Resume, ResumeQuestionAnswer } from '../../../../db/models/resume.ts';
import { COMMENT_MAX } from '../../../../domain/constants.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { staffsApplication } from '../../applications/services/application-answers.ts';
import { openAsStaff } from '../../applications/services/open-application.ts';
import { command } from '../../../core/calls/define.ts';
import { isWithMentor } from '../services/resume-comments.ts';
import { applicationForStaff } from '../../applications/views/application-schema.ts';
import { RESUME_TEXTS } from '../../../../domain/entities/resume.ts';
import { choice, clearable, id, line, requiredText } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__comment_on_resume = command({
  name: 'hf_member__comment_on_resume',
  summary:
    'Leaves a comment for the student, on one answer, one text, words of it, or the whole resume. While the resume is with its mentor they read it when it is sent, returned or approved',
  addition: true,
  allow: STAFF,
  scope: 'assigned',
  input: z.strictObject({
    comment: z.strictObject({
      application_id: id(),
      resume_question_answer_id: clearable(id()),
      field: clearable(choice(RESUME_TEXTS)),
      quote: clearable(line()).describe('The words of the text that it is about'),
      body: requiredText(COMMENT_MAX),
    }),
  }),
  output: applicationForStaff,
  errors: ['not_found'],
  example: { comment: { application_id: 1, body: '具体的な経験を一つ書いてみましょう。' } },
  async run(ctx, { comment: { application_id, resume_question_answer_id, field, quote, body } }) {
    const { state } = await openAsStaff(ctx, application_id);
    if (resume_question_answer_id) {
      const resume = await Resume.findOne({ where: { application_id }, transaction: ctx.tx });
      const answer = await ResumeQuestionAnswer.findOne({
        where: { id: resume_question_answer_id, resume_id: required(resume).id },
        transaction: ctx.tx,
      });
      if (!answer) throw new DomainError('not_found');
    }
    await ResumeComment.create(
      {
        application_id,
        resume_question_answer_id: resume_question_answer_id ?? null,
        field: field ?? null,
        quote: quote ?? null,
        hf_member_id: ctx.actor.hf_member_id,
        user_id: null,
        body,
        sent_at: isWithMentor(state) ? null : ctx.now,
      },
      { transaction: ctx.tx },
    );
    return staffsApplication(ctx, application_id);
  },
});
