import { literal, Op } from 'sequelize';
import { z } from 'zod';
import { Form, FormQuestion, FormQuestionAnswer } from '../../../../db/models/form.ts';
import { formQuestion } from '../views/event-schema.ts';
import { id, keyword, nested, outCan, requiredLanguageMap } from '../../../core/schemas/schema-helpers.ts';
import { STAFF_KEYWORD_MAX } from '../../../../domain/constants.ts';
import { DomainError, fieldError } from '../../../../domain/error-codes.ts';
import { type FormQuestionKind } from '../../../../domain/event-form.ts';
import { MANAGER, STAFF } from '../../../../domain/roles.ts';
import type { StaffChangeContext } from '../../../core/resources/context.ts';
import { writeFields, type Values, type Versioned } from '../../../core/resources/define-edit.ts';
import { defineResource } from '../../../core/resources/define-resource.ts';
import { byColumn, byId, tableList, sameAs } from '../../../core/resources/table-list.ts';
import { wordsIn } from '../../../core/resources/search-words.ts';
import { form as formFields } from '../../../../domain/entities/form.ts';
import { entityOutput } from '../../../core/schemas/entity-output.ts';
import { entityInput, itemInput } from '../../../core/schemas/entity-input.ts';

const count = () => z.number().int();

const row = entityOutput(formFields, 'staff').extend({ question_count: count(), event_count: count() });

const ATTRIBUTES = {
  include: [
    [literal('(select count(*)::int from form_questions q where q.form_id = "Form"."id")'), 'question_count'],
    [literal('(select count(*)::int from events e where e.form_id = "Form"."id")'), 'event_count'],
  ] as [ReturnType<typeof literal>, string][],
};

interface QuestionItem {
  id?: number;
  _destroy?: boolean;
  title?: Record<string, string>;
  kind?: FormQuestionKind;
  options?: Record<string, string>[] | null;
}

/**
 * A question to choose from has choices, each with words; and what somebody has answered keeps its kind and is not
 * removed, or their answers would lose their sense.
 */
async function check(ctx: StaffChangeContext, form: Versioned, values: Values): Promise<void> {
  const items = (values['form_questions'] ?? []) as QuestionItem[];
  const transaction = ctx.tx;
  const before = form.id ? await FormQuestion.findAll({ where: { form_id: form.id }, transaction }) : [];
  const named = items.flatMap((item) => item.id ?? []);
  const answers = await FormQuestionAnswer.findAll({
    attributes: ['form_question_id'],
    where: { form_question_id: named },
    group: ['form_question_id'],
    transaction,
  });
  for (const [index, item] of items.entries()) {
    const old = before.find((question) => question.id === item.id);
    const isAnswered = answers.some(({ form_question_id }) => form_question_id === item.id);
    if (item._destroy) {
      if (isAnswered) throw new DomainError('still_in_use');
      continue;
    }
    if (!item.id && !item.title) throw fieldError(`form_questions[${index}][title][ja]`, 'required');
    const kind = item.kind ?? old?.kind;
    if (isAnswered && kind !== old?.kind)
      throw fieldError(`form_questions[${index}][kind]`, 'answered_already');
    const options = item.options === undefined ? old?.options : item.options;
    if ((kind === 'choice' || kind === 'choices') && !options?.length)
      throw fieldError(`form_questions[${index}][options]`, 'required');
  }
}

export const forms = defineResource({
  name: 'forms',
  summary: 'Forms that events ask, with their questions',
  allow: STAFF,
  list: tableList({
    model: Form,
    filters: z.strictObject({
      q: keyword(STAFF_KEYWORD_MAX).optional(),
      id: z.array(id()).max(100).optional(),
    }),
    sorts: { id: byId, name: byColumn('name'), updated_at: byColumn('updated_at') },
    default_sort: ['id', 'DESC'],
    row,
    attributes: ATTRIBUTES,
    where: (ctx, filter) => ({
      [Op.and]: [
        sameAs(filter, 'id'),
        filter.q ? wordsIn(ctx.sequelize, filter.q, ['"Form"."name"'], '"Form"."id"') : {},
      ],
    }),
  }),
  one: {
    record: row.extend({
      form_questions: z.array(formQuestion.extend({ answer_count: count() })),
      can: outCan(),
    }),
    async find(_ctx, formId) {
      const form = await Form.findByPk(formId, { attributes: ATTRIBUTES });
      if (!form) return null;
      const questions = await FormQuestion.findAll({
        where: { form_id: formId },
        attributes: {
          include: [
            [
              literal(
                '(select count(*)::int from form_question_answers a where a.form_question_id = "FormQuestion"."id")',
              ),
              'answer_count',
            ],
          ],
        },
        order: [
          ['position', 'ASC'],
          ['id', 'ASC'],
        ],
      });
      return {
        ...form.get({ plain: true }),
        form_questions: questions.map((question) => question.get({ plain: true })),
      };
    },
  },
  edit: {
    allow: MANAGER,
    model: Form,
    can_create: true,
    can_remove: true,
    fields: entityInput(formFields).extend({
      form_questions: nested({
        ...itemInput(formFields.fields.form_questions).shape,
        options: z.array(requiredLanguageMap()).max(50).nullable().optional(),
      }),
    }),
    check,
    write: writeFields({ form_questions: { model: FormQuestion, key: 'form_id' } }),
  },
});
