import { literal } from 'sequelize';
import { z } from 'zod';
import type { MailTemplate, MailTemplateGroup } from '../../../../../db/models/mail-template.ts';
import { outCan, outMap, outTime } from '../../../../core/schemas/schema-helpers.ts';
import { WORDS_CODES } from '../../../../../domain/error-codes.ts';
import { INTERFACE_LANGUAGES, languageCode, type LanguageMap } from '../../../../../domain/languages.ts';
import type { MailWords } from '../../../../../domain/mail-words.ts';
import { MERGE_FIELD_KINDS, type WordsOfMail } from '../../../../../domain/merge-fields.ts';
import { fieldMessage } from '../../../../../domain/messages/words.ts';
import {
  faultsOfWords,
  groupFields,
  groupLanguages,
  groupPurpose,
  groupSamples,
  groupShipped,
  mailOfGroup,
} from '../../services/templates/groups.ts';
import { fieldErrorOf } from '../../language/mail-placeholders.ts';
import { MAIL_PARTS } from '../../language/parts.ts';
import { presentStale, staleFields } from '../../../../core/resources/stale-translations.ts';
import { mailTemplateGroup } from '../../../../../domain/entities/mail-template.ts';
import { entityOutput } from '../../../../core/schemas/entity-output.ts';

export const MAPS = ['template_subject', 'template_body'] as const;

const stored = entityOutput(mailTemplateGroup, 'console');

export const groupRow = stored.extend({
  key: stored.shape.key.describe('Of a mail of the program: its template, as deliveries name it'),
  template_subject: outMap().describe('As mails have it now: staff’s words over the shipped ones'),
  template_body: outMap(),
  languages: z.array(z.string()).describe('Languages it can be written in'),
  edited_languages: z.array(z.string()).describe('Languages with words of staff'),
  used_count: z
    .number()
    .int()
    .describe('Own: recommend mails written with it; shipped: mails of the last 90 days'),
  last_used_at: outTime().nullable(),
  purpose: outMap().nullable().describe('What sends a mail of the program, and to whom'),
  problem_count: z.number().int().describe('Faults in staff’s words: mails with them fail'),
});

const plainField = z.object({
  name: z.string(),
  kind: z.enum(MERGE_FIELD_KINDS),
  is_nullable: z.boolean(),
  is_required: z.boolean(),
  is_alone: z.boolean(),
  sample: z.string().nullable(),
});
/** Lists hold lists, such as the jobs of each saved search. */
const mergeField = plainField.extend({
  fields: z.array(plainField.extend({ fields: z.array(plainField.extend({ fields: z.array(plainField) })) })),
});

export const groupRecord = groupRow.extend({
  shipped: z.object({ template_subject: outMap(), template_body: outMap() }).nullable(),
  merge_fields: z.array(mergeField),
  components: z.array(z.object({ name: z.string(), kind: z.enum(['block', 'tag']), example: z.string() })),
  samples: z.number().int().describe('How many samples a preview can be asked for'),
  used_by: z
    .object({ count: z.number().int(), last_at: outTime().nullable() })
    .describe('Own: recommend mails; shipped: mails of the last 90 days'),
  problems: z.array(
    z.object({
      language: z.string(),
      field: z.enum(MAPS),
      code: z.enum([...WORDS_CODES]),
      message: outMap(),
      line: z.number().int().nullable(),
      column: z.number().int().nullable(),
      name: z.string().nullable(),
    }),
  ),
  ...staleFields(MAPS),
  can: outCan(),
});

/** Mails that members of staff sent themselves to look at are no use of a template. */
const LAST_USE = `(case when "MailTemplateGroup".kind = 'own'
  then (select max(m.created_at) from recommend_mails m where m.mail_template_group_id = "MailTemplateGroup"."id")
  else (select max(d.created_at) from deliveries d where d.template = "MailTemplateGroup"."key"
    and d.cause !~ '^(mail_template|recommend_mail)_tested:') end)`;

type Attribute = [ReturnType<typeof literal>, string];
const DAYS_COUNTED = 90;

/** How much the words are used: recommend mails ever, mails of the program in the last months. */
export const groupAttributes = (now: Date) => ({
  include: [
    [
      literal(`(case when "MailTemplateGroup".kind = 'own'
        then (select count(*) from recommend_mails m where m.mail_template_group_id = "MailTemplateGroup"."id")
        else (select count(*) from deliveries d where d.template = "MailTemplateGroup"."key"
          and d.created_at > timestamptz '${now.toISOString()}' - interval '${DAYS_COUNTED} days'
          and d.cause !~ '^(mail_template|recommend_mail)_tested:') end)::int`),
      'used_count',
    ],
    [literal(LAST_USE), 'last_used_at'],
  ] as Attribute[],
});

export const GROUP_INCLUDE = [{ association: 'mail_templates', separate: true, order: ['language_id'] }];

/** Staff's words as they are kept: one row per language, as the maps that the console edits. */
export function keptWords(rows: readonly MailTemplate[]): MailWords {
  const map = (field: (typeof MAPS)[number]): LanguageMap =>
    Object.fromEntries(rows.map((one) => [languageCode(one.language_id), one[field]]));
  return { template_subject: map('template_subject'), template_body: map('template_body') };
}

function shippedMaps(group: MailTemplateGroup): MailWords | null {
  const shipped = groupShipped(mailOfGroup(group));
  if (!shipped) return null;
  const map = (field: (typeof MAPS)[number]): LanguageMap =>
    Object.fromEntries(Object.entries(shipped).map(([language, words]) => [language, words[field]]));
  return { template_subject: map('template_subject'), template_body: map('template_body') };
}

/** The words that mails have: staff's over the shipped ones. */
export function standingWords(group: MailTemplateGroup, rows: readonly MailTemplate[]): MailWords {
  const shipped = shippedMaps(group);
  const kept = keptWords(rows);
  return {
    template_subject: { ...shipped?.template_subject, ...kept.template_subject },
    template_body: { ...shipped?.template_body, ...kept.template_body },
  };
}

function problemsOf(group: MailTemplateGroup) {
  const mail = mailOfGroup(group);
  const can = groupLanguages(mail);
  return (group.mail_templates ?? []).flatMap((row) => {
    const language = languageCode(row.language_id);
    const known = can.find((one) => one === language);
    if (!known) return [];
    return faultsOfWords(mail, known, row).map((fault) => {
      const error = fieldErrorOf(fault);
      const message = Object.fromEntries(
        INTERFACE_LANGUAGES.map((reader) => [reader, fieldMessage(error, reader)]),
      );
      const { part, line, column, name } = fault;
      return { language, field: part, code: fault.code, message, line, column, name };
    });
  });
}

/** A group as the list has it. */
export function presentGroup(group: MailTemplateGroup) {
  const mail = mailOfGroup(group);
  const rows = group.mail_templates ?? [];
  return {
    ...group.get({ plain: true }),
    ...standingWords(group, rows),
    languages: groupLanguages(mail),
    edited_languages: rows.map((one) => languageCode(one.language_id)),
    purpose: groupPurpose(mail),
    problem_count: problemsOf(group).length,
  };
}

/** A group as its own page has it. */
export function presentGroupRecord(group: MailTemplateGroup) {
  const mail = mailOfGroup(group);
  const count = (group.get('used_count') as number | undefined) ?? 0;
  return {
    ...presentGroup(group),
    shipped: shippedMaps(group),
    merge_fields: groupFields(mail),
    components: Object.entries(MAIL_PARTS)
      // What text is anyway.
      .filter(([name]) => name !== 'p')
      .map(([name, { holds, example }]) => ({ name, kind: holds === 'tag' ? 'tag' : 'block', example })),
    samples: groupSamples(mail).length,
    used_by: { count, last_at: (group.get('last_used_at') as Date | null) ?? null },
    problems: problemsOf(group),
    ...presentStale(MAPS, group.stale_translations),
    ...(mail && { can: { remove: false } }),
  };
}

/** Words of one language out of maps. */
export const wordsFrom = (maps: MailWords, language: string): WordsOfMail => ({
  template_subject: maps.template_subject[language] ?? '',
  template_body: maps.template_body[language] ?? '',
});
