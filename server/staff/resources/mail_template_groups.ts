import { literal, Op } from 'sequelize';
import { z } from 'zod';
import { MailTemplate, MailTemplateGroup } from '../../../db/models/mail-template.ts';
import {
  id,
  languageMap,
  line,
  longText,
  outCan,
  outId,
  outMap,
  outTime,
  requiredLine,
} from '../../api/wire.ts';
import { STAFF_KEYWORD_MAX } from '../../domain/constants.ts';
import { DomainError } from '../../domain/error-codes.ts';
import { languageCode, languageId, type LanguageMap } from '../../domain/languages.ts';
import { MAIL_WORDS_MAX, mailWordsErrors, type MailWords } from '../../domain/mail-words.ts';
import { MANAGER, STAFF } from '../../domain/roles.ts';
import type { StaffChangeContext } from '../context.ts';
import type { Values, Versioned } from '../define-edit.ts';
import { defineResource } from '../define-resource.ts';
import { fitsFields, presentStale, staleAfter, staleFields } from '../stale-translations.ts';
import { byColumn, byId, tableList } from '../table-list.ts';
import { wordsIn } from '../words-in.ts';

const MAPS = ['template_subject', 'template_body'] as const;

const row = z.object({
  id: outId(),
  key: z.string(),
  name: z.string(),
  template_subject: outMap(),
  template_body: outMap(),
  used_count: z.number().int().describe('Mails written with it'),
  updated_at: outTime(),
  version: z.number().int(),
});

const ATTRIBUTES = {
  include: [
    [
      literal(
        '(select count(*)::int from recommend_mails m where m.mail_template_group_id = "MailTemplateGroup"."id")',
      ),
      'used_count',
    ],
  ] as [ReturnType<typeof literal>, string][],
};
const INCLUDE = [{ association: 'mail_templates', separate: true, order: ['language_id'] }];

/** One row per language, as the maps that the console edits. */
function wordsOf(rows: readonly MailTemplate[]): MailWords {
  const map = (field: (typeof MAPS)[number]): LanguageMap =>
    Object.fromEntries(rows.map((one) => [languageCode(one.language_id), one[field]]));
  return { template_subject: map('template_subject'), template_body: map('template_body') };
}

const present = (group: MailTemplateGroup) => ({
  ...group.get({ plain: true }),
  ...wordsOf(group.mail_templates ?? []),
  ...presentStale(MAPS, group.stale_translations),
});

/** The words as they stand and as they will stand: a change may name one of the two maps. */
async function standing(ctx: StaffChangeContext, group: Versioned, values: Values) {
  const rows = group.isNewRecord
    ? []
    : await MailTemplate.findAll({ where: { mail_template_group_id: group.id }, transaction: ctx.tx });
  const before = wordsOf(rows);
  const after: MailWords = {
    template_subject: (values['template_subject'] as LanguageMap | undefined) ?? before.template_subject,
    template_body: (values['template_body'] as LanguageMap | undefined) ?? before.template_body,
  };
  return { rows, before, after };
}

async function check(ctx: StaffChangeContext, group: Versioned, values: Values): Promise<void> {
  if (!group.isNewRecord && !MAPS.some((field) => values[field] !== undefined)) return;
  const { after } = await standing(ctx, group, values);
  const errors = mailWordsErrors(after);
  if (!after.template_subject['ja'] && !after.template_subject['en'])
    errors['template_subject[ja]'] = [{ code: 'required' }];
  if (Object.keys(errors).length > 0) throw new DomainError('validation_failed', { fields: errors });
}

/** The group, and a row for each language. */
async function write(ctx: StaffChangeContext, row_: Versioned, values: Values): Promise<void> {
  const group = row_ as MailTemplateGroup;
  const { rows, before, after } = await standing(ctx, group, values);
  const stale: Record<string, string[]> = {};
  for (const field of MAPS) {
    const fits = values[`${field}_fits`] as string[] | undefined;
    const left = staleAfter(before[field], after[field], group.stale_translations?.[field] ?? [], fits);
    if (left.length > 0) stale[field] = left;
  }
  if (group.isNewRecord) group.key = `recommend-${crypto.randomUUID().slice(0, 8)}`;
  if (values['name'] !== undefined) group.name = values['name'] as string;
  group.stale_translations = stale;
  await group.save({ transaction: ctx.tx });
  const codes = Object.keys(after.template_subject);
  await MailTemplate.destroy({
    where: {
      id: rows.filter((one) => !codes.includes(languageCode(one.language_id))).map((one) => one.id),
    },
    transaction: ctx.tx,
  });
  const kept = new Map(rows.map((one) => [one.language_id, one]));
  await MailTemplate.bulkCreate(
    codes.map((code) => {
      const language_id = languageId(code)!;
      const one = kept.get(language_id);
      const words = {
        template_subject: after.template_subject[code]!,
        template_body: after.template_body[code]!,
      };
      const isSame =
        one?.template_subject === words.template_subject && one.template_body === words.template_body;
      return {
        ...(one && { id: one.id }),
        mail_template_group_id: group.id,
        language_id,
        name: group.name,
        ...words,
        version: one ? one.version + (isSame ? 0 : 1) : 0,
      };
    }),
    {
      updateOnDuplicate: ['name', 'template_subject', 'template_body', 'version', 'updated_at'],
      transaction: ctx.tx,
    },
  );
}

export const mail_template_groups = defineResource({
  name: 'mail_template_groups',
  summary: 'Templates of recommend mails, each with its words in the languages students read',
  allow: STAFF,
  list: tableList({
    model: MailTemplateGroup,
    filters: z.strictObject({
      /** Words of the name or of a subject. */
      q: line(STAFF_KEYWORD_MAX).optional(),
      id: z.array(id()).max(100).optional(),
    }),
    sorts: { id: byId, name: byColumn('name'), updated_at: byColumn('updated_at') },
    default_sort: ['name', 'ASC'],
    row,
    attributes: ATTRIBUTES,
    include: INCLUDE,
    where: (ctx, filter) => ({
      [Op.and]: [
        filter.id ? { id: { [Op.in]: filter.id } } : {},
        filter.q
          ? wordsIn(ctx.sequelize, filter.q, [
              '"MailTemplateGroup"."name"',
              `(select string_agg(t.template_subject, ' ') from mail_templates t where t.mail_template_group_id = "MailTemplateGroup"."id")`,
            ])
          : {},
      ],
    }),
    present,
  }),
  one: {
    record: row.extend({ ...staleFields(MAPS), can: outCan() }),
    async find(_ctx, groupId) {
      const group = await MailTemplateGroup.findByPk(groupId, { attributes: ATTRIBUTES, include: INCLUDE });
      return group && present(group);
    },
  },
  edit: {
    allow: MANAGER,
    model: MailTemplateGroup,
    can_create: true,
    can_remove: true,
    fields: z.strictObject({
      name: requiredLine(),
      template_subject: languageMap(line(MAIL_WORDS_MAX.subject)),
      template_body: languageMap(longText(MAIL_WORDS_MAX.body)),
      ...fitsFields(MAPS),
    }),
    check,
    write,
  },
});
