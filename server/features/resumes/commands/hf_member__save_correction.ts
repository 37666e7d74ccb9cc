import { z } from 'zod';
import { CHANGE_NOTE_MAX, CHANGE_REASONS, type ChangeReason } from '../../../../domain/change-reasons.ts';
import { staffsCommand } from '../../applications/services/application-command.ts';
import { required } from '../../../../domain/required.ts';
import { Resume, ResumeQuestionAnswer } from '../../../../db/models/resume.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { openAsStaff } from '../../applications/services/open-application.ts';
import { refuseUnprintable } from '../services/printable-check.ts';
import { RESUME_TEXTS, type ResumeText } from '../../../../domain/entities/resume.ts';
import { choice, clearable, id, integer, list, longText } from '../../../core/schemas/schema-helpers.ts';

const text = () => clearable(longText());
const corrected = Object.fromEntries(RESUME_TEXTS.map((name) => [`${name}_jt`, text()])) as Record<
  `${ResumeText}_jt`,
  ReturnType<typeof text>
>;

/** Why one change was made: of an answer or of a text of the resume; a text written anew is one change. */
const changeReason = z
  .strictObject({
    field: clearable(choice(RESUME_TEXTS)),
    resume_question_answer_id: clearable(id()),
    removed: longText().nullish(),
    added: longText().nullish(),
    nth: integer().default(0),
    reason: clearable(choice(CHANGE_REASONS)),
    note: clearable(longText(CHANGE_NOTE_MAX)),
  })
  .refine(({ field, resume_question_answer_id }) => !field !== !resume_question_answer_id, 'invalid')
  .transform(({ nth, ...given }): ChangeReason => ({
    field: given.field ?? null,
    resume_question_answer_id: given.resume_question_answer_id ?? null,
    removed: given.removed ?? null,
    added: given.added ?? null,
    nth,
    reason: given.reason ?? null,
    note: given.note ?? null,
  }));

export const hf_member__save_correction = staffsCommand({
  name: 'hf_member__save_correction',
  summary: "Saves the mentor's corrected Japanese beside the student's words, never over them",
  input: z.strictObject({
    application: z.strictObject({
      id: id(),
      resume: z.strictObject({
        /** The version the correction was written on; another one means somebody saved in between. */
        version: integer(),
        hf_remark: text(),
        ...corrected,
        resume_question_answers: list(z.strictObject({ id: id(), answer_jt: text() })).optional(),
        /** All of them: they take the place of those that were. */
        change_reasons: list(changeReason, 500).optional(),
      }),
    }),
  }),
  errors: ['not_found', 'forbidden', 'correction_not_open', 'correction_not_permitted', 'version_conflict'],
  example: {
    application: { id: 1, resume: { version: 3, resume_question_answers: [{ id: 1, answer_jt: '私は…' }] } },
  },
  async run(ctx, { application: { id: applicationId, resume: texts } }) {
    const application = await openAsStaff(ctx, applicationId);
    if (application.state !== 'in_correction') throw new DomainError('correction_not_open');
    if (!application.is_admitted_edit_resume_by_hf) throw new DomainError('correction_not_permitted');
    const { version, resume_question_answers: answers = [], change_reasons, ...plain } = texts;
    refuseUnprintable(ctx, { application: { resume: { ...plain, resume_question_answers: answers } } });
    const resume = required(
      await Resume.findOne({ where: { application_id: applicationId }, transaction: ctx.tx }),
    );
    if (resume.version !== version)
      throw new DomainError('version_conflict', { details: { version: resume.version } });
    await resume.update(
      { ...plain, ...(change_reasons && { change_reasons }), version: version + 1 },
      { transaction: ctx.tx },
    );
    for (const { id: answerId, answer_jt } of answers) {
      const answer = await ResumeQuestionAnswer.findOne({
        where: { id: answerId, resume_id: resume.id },
        transaction: ctx.tx,
      });
      if (!answer) throw new DomainError('not_found');
      await answer.update({ answer_jt: answer_jt ?? null }, { transaction: ctx.tx });
    }
  },
});
