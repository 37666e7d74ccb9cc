import { Op } from 'sequelize';
import { z } from 'zod';
import { MailTemplateGroup } from '../../../../db/models/mail-template.ts';
import { id, keyword, languageMap, line, longText } from '../../../core/schemas/schema-helpers.ts';
import { STAFF_KEYWORD_MAX } from '../../../../domain/constants.ts';
import { MAIL_TEMPLATE_NAMES } from '../../../../domain/mail-template-names.ts';
import { MAIL_WORDS_MAX } from '../../../../domain/mail-words.ts';
import { MANAGER, STAFF } from '../../../../domain/roles.ts';
import { groupPurpose, groupShipped } from '../services/templates/groups.ts';
import { defineResource } from '../../../core/resources/define-resource.ts';
import {
  GROUP_INCLUDE,
  groupAttributes,
  groupRecord,
  groupRow,
  MAPS,
  presentGroup,
  presentGroupRecord,
} from './mail_template_groups/record.ts';
import { checkGroup, checkRemoval, writeGroup } from './mail_template_groups/write.ts';
import { fitsFields } from '../../../core/resources/stale-translations.ts';
import { byColumn, byId, tableList, sameAs } from '../../../core/resources/table-list.ts';
import { foldForLists } from '../../../../domain/search/fold.ts';
import { searchWords } from '../../../../domain/search/name-words.ts';
import { wordsIn } from '../../../core/resources/search-words.ts';
import { mailTemplateGroup } from '../../../../domain/entities/mail-template.ts';
import { entityInput } from '../../../core/schemas/entity-input.ts';

/** A mail of the program that the program has no more stays in the table, with its words, and is not shown. */
const IS_KNOWN = { [Op.or]: [{ kind: 'own' }, { key: [...MAIL_TEMPLATE_NAMES] }] };

/** Mails of the program whose shipped subjects or purpose have every word of a search. */
function shippedWith(q: string): string[] {
  const words = searchWords(q);
  return MAIL_TEMPLATE_NAMES.filter((name) => {
    const subjects = Object.values(groupShipped(name) ?? {}).map(({ template_subject }) => template_subject);
    const text = foldForLists([name, ...Object.values(groupPurpose(name) ?? {}), ...subjects].join(' '));
    return words.every(({ folded }) => text.includes(folded));
  });
}

export const mail_template_groups = defineResource({
  name: 'mail_template_groups',
  summary:
    'The words of mails in the languages they are read in: templates of recommend mails, and the mails of the program',
  allow: STAFF,
  list: tableList({
    model: MailTemplateGroup,
    filters: z.strictObject({
      /** Words of the name, of a subject, or of what a mail of the program is for. */
      q: keyword(STAFF_KEYWORD_MAX).optional(),
      /** Templates of recommend mails, or mails of the program. */
      kind: z.enum(['own', 'shipped']).optional(),
      id: z.array(id()).max(100).optional(),
    }),
    sorts: { id: byId, name: byColumn('name'), updated_at: byColumn('updated_at') },
    default_sort: ['name', 'ASC'],
    row: groupRow,
    attributes: ({ now }) => groupAttributes(now),
    include: GROUP_INCLUDE,
    where: (ctx, filter) => ({
      [Op.and]: [
        IS_KNOWN,
        sameAs(filter, 'id', 'kind'),
        filter.q
          ? {
              [Op.or]: [
                { kind: 'shipped', key: shippedWith(filter.q) },
                wordsIn(ctx.sequelize, filter.q, [
                  '"MailTemplateGroup"."name"',
                  `(select string_agg(t.template_subject, ' ') from mail_templates t where t.mail_template_group_id = "MailTemplateGroup"."id")`,
                ]),
              ],
            }
          : {},
      ],
    }),
    present: presentGroup,
  }),
  one: {
    record: groupRecord,
    async find({ now }, groupId) {
      const group = await MailTemplateGroup.findOne({
        attributes: groupAttributes(now),
        where: { [Op.and]: [{ id: groupId }, IS_KNOWN] },
        include: GROUP_INCLUDE,
      });
      return group && presentGroupRecord(group);
    },
  },
  edit: {
    allow: MANAGER,
    model: MailTemplateGroup,
    rows: () => IS_KNOWN,
    can_create: true,
    can_remove: true,
    fields: entityInput(mailTemplateGroup).extend({
      template_subject: languageMap(line(MAIL_WORDS_MAX.subject)),
      template_body: languageMap(longText(MAIL_WORDS_MAX.body)),
      ...fitsFields(MAPS),
    }),
    check: checkGroup,
    checkRemoval,
    write: writeGroup,
  },
});
