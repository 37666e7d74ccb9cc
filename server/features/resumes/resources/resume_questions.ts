import { literal, Op } from 'sequelize';
import { z } from 'zod';
import { ResumeQuestion, ResumeQuestionTemplate } from '../../../../db/models/resume-question.ts';
import { entityInput } from '../../../core/schemas/entity-input.ts';
import { entityOutput } from '../../../core/schemas/entity-output.ts';
import { id, keyword, outCan } from '../../../core/schemas/schema-helpers.ts';
import { STAFF_KEYWORD_MAX } from '../../../../domain/constants.ts';
import { resumeQuestion } from '../../../../domain/entities/resume-question.ts';
import { usingFrequency } from '../views/resume-question-schema.ts';
import { fieldError } from '../../../../domain/error-codes.ts';
import { MANAGER, STAFF } from '../../../../domain/roles.ts';
import type { StaffChangeContext } from '../../../core/resources/context.ts';
import { writeFields, type Values, type Versioned } from '../../../core/resources/define-edit.ts';
import { defineResource } from '../../../core/resources/define-resource.ts';
import { byColumn, byId, tableList, sameAs } from '../../../core/resources/table-list.ts';
import { wordsIn, wordsOfMap } from '../../../core/resources/search-words.ts';

const kept = entityOutput(resumeQuestion, 'console').extend({ using_frequency: usingFrequency });

const row = kept.pick({
  id: true,
  title: true,
  title_for_hf_member: true,
  disabled: true,
  is_allow_reuse: true,
  using_frequency: true,
  default_num_of_characters_ja: true,
  default_num_of_words_en: true,
  updated_at: true,
  version: true,
});

/** Counted, not kept: what the column once said does not matter. */
const ATTRIBUTES = {
  exclude: ['using_frequency'],
  include: [
    [
      literal(
        '(select count(*)::int from recruitment_resume_questions q where q.resume_question_id = "ResumeQuestion"."id")',
      ),
      'using_frequency',
    ],
  ] as [ReturnType<typeof literal>, string][],
};

/** The template to start with is one of the question's own, and not one that goes away. */
async function check(ctx: StaffChangeContext, row_: Versioned, values: Values): Promise<void> {
  const question = row_ as ResumeQuestion;
  const items = (values['templates'] ?? []) as { id?: number; _destroy?: boolean }[];
  const removed = items.flatMap((item) => (item._destroy && item.id ? [item.id] : []));
  const chosen =
    'default_template_id' in values ? values['default_template_id'] : question.default_template_id;
  if (typeof chosen !== 'number') return;
  const where = { id: chosen, resume_question_id: question.id ?? -1 };
  const isOwn = (await ResumeQuestionTemplate.count({ where, transaction: ctx.tx })) > 0;
  if (!isOwn || removed.includes(chosen)) throw fieldError('default_template_id', 'unknown_template');
}

export const resume_questions = defineResource({
  name: 'resume_questions',
  summary: 'Questions that recruitments ask in the resume, with their templates',
  allow: STAFF,
  list: tableList({
    model: ResumeQuestion,
    filters: z.strictObject({
      disabled: z.boolean().optional(),
      is_allow_reuse: z.boolean().optional(),
      q: keyword(STAFF_KEYWORD_MAX).optional(),
      id: z.array(id()).max(100).optional(),
    }),
    sorts: {
      id: byId,
      using_frequency: (direction) => [
        [literal('"using_frequency"'), direction],
        ['id', direction],
      ],
      updated_at: byColumn('updated_at'),
    },
    default_sort: ['id', 'DESC'],
    row,
    attributes: ATTRIBUTES,
    where: (ctx, filter) => ({
      [Op.and]: [
        sameAs(filter, 'disabled', 'is_allow_reuse', 'id'),
        filter.q
          ? wordsIn(
              ctx.sequelize,
              filter.q,
              [wordsOfMap('"ResumeQuestion"."title"'), '"ResumeQuestion"."title_for_hf_member"'],
              '"ResumeQuestion"."id"',
            )
          : {},
      ],
    }),
  }),
  one: {
    record: kept.extend({ can: outCan() }),
    async find(_ctx, questionId) {
      const question = await ResumeQuestion.findByPk(questionId, {
        attributes: ATTRIBUTES,
        include: [
          {
            association: 'templates',
            separate: true,
            order: [
              ['position', 'ASC'],
              ['id', 'ASC'],
            ],
          },
        ],
      });
      return question && question.get({ plain: true });
    },
  },
  edit: {
    allow: MANAGER,
    model: ResumeQuestion,
    can_create: true,
    can_remove: true,
    fields: entityInput(resumeQuestion),
    check,
    write: writeFields({ templates: { model: ResumeQuestionTemplate, key: 'resume_question_id' } }),
  },
  csv: {
    id: ['number', (question) => question.id],
    title_ja: ['text', (question) => question.title['ja']],
    title_en: ['text', (question) => question.title['en']],
    disabled: ['flag', (question) => question.disabled],
    using_frequency: ['number', (question) => question.using_frequency],
  },
});
