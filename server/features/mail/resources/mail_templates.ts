import { Op } from 'sequelize';
import { z } from 'zod';
import { MailTemplate } from '../../../../db/models/mail-template.ts';
import { id, keyword } from '../../../core/schemas/schema-helpers.ts';
import { STAFF_KEYWORD_MAX } from '../../../../domain/constants.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { defineResource } from '../../../core/resources/define-resource.ts';
import { byColumn, byId, tableList, sameAs } from '../../../core/resources/table-list.ts';
import { wordsIn } from '../../../core/resources/search-words.ts';
import { mailTemplate } from '../../../../domain/entities/mail-template.ts';
import { entityOutput } from '../../../core/schemas/entity-output.ts';

const row = entityOutput(mailTemplate, 'console');

/** One language of a template a row. All languages of one are written together, as mail_template_groups. */
export const mail_templates = defineResource({
  name: 'mail_templates',
  summary: 'Mail templates language by language; they are written as mail_template_groups',
  allow: STAFF,
  list: tableList({
    model: MailTemplate,
    filters: z.strictObject({
      mail_template_group_id: id().optional(),
      language_id: id().optional(),
      q: keyword(STAFF_KEYWORD_MAX).optional(),
      id: z.array(id()).max(100).optional(),
    }),
    sorts: { id: byId, name: byColumn('name'), updated_at: byColumn('updated_at') },
    default_sort: ['id', 'DESC'],
    row,
    where: (ctx, { mail_template_group_id, language_id, ...filter }) => ({
      [Op.and]: [
        mail_template_group_id === undefined ? {} : { mail_template_group_id },
        language_id === undefined ? {} : { language_id },
        sameAs(filter, 'id'),
        filter.q
          ? wordsIn(ctx.sequelize, filter.q, ['"MailTemplate"."name"', '"MailTemplate"."template_subject"'])
          : {},
      ],
    }),
  }),
  one: { record: row, find: (_ctx, templateId) => MailTemplate.findByPk(templateId) },
});
