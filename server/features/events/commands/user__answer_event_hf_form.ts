import { z } from 'zod';
import { Event, EventApplication } from '../../../../db/models/event.ts';
import { FormAnswer, FormQuestion, FormQuestionAnswer } from '../../../../db/models/form.ts';
import { DomainError, fieldError, type FieldErrors } from '../../../../domain/error-codes.ts';
import { answerEventFormRefusal } from '../../../../domain/event-application.ts';
import {
  checkFormAnswers,
  type CheckedFormAnswers,
  type FormAnswerItem,
} from '../../../../domain/event-form.ts';
import { STUDENT, type Student } from '../../../../domain/roles.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { command } from '../../../core/calls/define.ts';
import { eventApplicationAnswer } from '../services/event-applications.ts';
import { eventApplicationForOwner } from '../views/event-schema.ts';
import { clearable, id, list, longText } from '../../../core/schemas/schema-helpers.ts';

const PATH = 'event_application[form_answer]';

/** The caller's newest application for the event, locked, when its form can be answered now. */
async function openForAnswering(ctx: CommandContext<Student>, event_id: number) {
  const { tx: transaction } = ctx;
  const application = await EventApplication.findOne({
    where: { event_id, user_id: ctx.actor.user_id },
    order: [['id', 'DESC']],
    lock: transaction.LOCK.UPDATE,
    transaction,
  });
  const event = application && (await Event.findByPk(event_id, { transaction }));
  if (!event) throw new DomainError('not_found');
  const refusal = answerEventFormRefusal(application, event, ctx.now);
  if (refusal) throw new DomainError(refusal);
  return { application, event };
}

async function readAnswers(
  ctx: CommandContext,
  form_id: number,
  items: readonly FormAnswerItem[],
): Promise<CheckedFormAnswers['answers']> {
  const rows = await FormQuestion.findAll({ where: { form_id }, transaction: ctx.tx });
  const questions = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    options: row.options as Record<string, string>[] | null,
    is_required: row.is_required,
  }));
  const { answers, faults, missing } = checkFormAnswers(questions, items);
  const fields: FieldErrors = {};
  for (const { index, field, code } of faults)
    fields[`${PATH}[form_question_answers][${index}][${field}]`] = [{ code }];
  if (faults.length > 0) throw new DomainError('validation_failed', { fields });
  if (missing.length > 0)
    throw new DomainError('answers_incomplete', { details: { form_question_ids: missing } });
  return answers;
}

export const user__answer_event_hf_form = command({
  name: 'user__answer_event_hf_form',
  summary:
    'Answers the form of an event one has applied for, as a whole; until the deadline a second time replaces the first. A choice is named by its words in any language, several one a line or separated by commas',
  allow: STUDENT,
  scope: 'own',
  input: z.strictObject({
    event_application: z.strictObject({
      event_id: id(),
      form_answer: z.strictObject({
        form_id: id(),
        form_question_answers: list(
          z.strictObject({ form_question_id: id(), answer_text: clearable(longText()) }),
        ),
      }),
    }),
  }),
  output: eventApplicationForOwner,
  errors: ['not_found', 'event_cancelled', 'deadline_over', 'answers_incomplete'],
  example: {
    event_application: {
      event_id: 1,
      form_answer: { form_id: 1, form_question_answers: [{ form_question_id: 1, answer_text: 'IT' }] },
    },
  },
  async run(ctx, { event_application: { event_id, form_answer } }) {
    const { tx: transaction } = ctx;
    const { application, event } = await openForAnswering(ctx, event_id);
    const { form_id } = form_answer;
    if (event.form_id !== form_id) throw fieldError(`${PATH}[form_id]`, 'invalid_reference');
    const answers = await readAnswers(ctx, form_id, form_answer.form_question_answers);
    await FormAnswer.destroy({ where: { event_application_id: application.id }, transaction });
    const { id: form_answer_id } = await FormAnswer.create(
      { event_application_id: application.id, form_id },
      { transaction },
    );
    const rows = answers.map((answer) => ({ ...answer, form_answer_id }));
    await FormQuestionAnswer.bulkCreate(rows, { transaction });
    return eventApplicationAnswer(ctx, application.id);
  },
});
