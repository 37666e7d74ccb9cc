import { Op, type Transaction } from 'sequelize';
import { z } from 'zod';
import { required } from '../../../../domain/required.ts';
import { Delivery } from '../../../../db/models/delivery.ts';
import { MailTemplate, MailTemplateGroup } from '../../../../db/models/mail-template.ts';
import { DomainError, FIELD_CODES, fieldError } from '../../../../domain/error-codes.ts';
import { INTERFACE_LANGUAGES, languageId, type InterfaceLanguage } from '../../../../domain/languages.ts';
import { MAIL_WORDS_MAX } from '../../../../domain/mail-words.ts';
import type { WordsOfMail } from '../../../../domain/merge-fields.ts';
import { fieldMessage } from '../../../../domain/messages/words.ts';
import { redactTokens } from '../../../../domain/redact-tokens.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { isNotBlank } from '../../../../domain/validation.ts';
import { loadMailEdits } from '../services/templates/words.ts';
import {
  faultsOfWords,
  groupLanguages,
  groupSamples,
  groupShipped,
  isKnownGroup,
  mailOfGroup,
  tryWords,
  type MailOfGroup,
} from '../services/templates/groups.ts';
import { readKeptValues } from '../services/templates/render.ts';
import type { Fault } from '../language/check.ts';
import { fieldErrorOf } from '../language/mail-placeholders.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { command } from '../../../core/calls/define.ts';
import { readableDeliveries } from '../../../core/scopes.ts';
import { bigId, choice, id, integer, line, longText } from '../../../core/schemas/schema-helpers.ts';

const input = z.strictObject({
  /** Whose words; left out for a template of recommend mails that is not saved yet. */
  mail_template_group_id: id().optional(),
  language: choice(INTERFACE_LANGUAGES),
  /** As they are being written; left out: as they are saved. */
  words: z
    .strictObject({
      template_subject: line(MAIL_WORDS_MAX.subject),
      template_body: longText(MAIL_WORDS_MAX.body),
    })
    .optional(),
  /** Which of the samples to fill them with, from 0. */
  sample: integer(0, 100).optional(),
  /** A mail of the past, of this template, whose values to fill them with. */
  delivery_id: bigId().optional(),
});
type Input = z.output<typeof input>;

async function groupOf(ctx: CommandContext, groupId: number | undefined): Promise<MailTemplateGroup | null> {
  if (groupId === undefined) return null;
  const group = await MailTemplateGroup.findByPk(groupId, { transaction: ctx.tx });
  if (!group || !isKnownGroup(group)) throw fieldError('mail_template_group_id', 'invalid_reference');
  return group;
}

/** The words given, else staff's that are saved, else the shipped ones. */
async function wordsOf(
  ctx: CommandContext,
  { words, language }: Input,
  group: MailTemplateGroup | null,
  mail: MailOfGroup,
): Promise<WordsOfMail> {
  if (words) return words;
  const saved =
    group &&
    (await MailTemplate.findOne({
      where: { mail_template_group_id: group.id, language_id: required(languageId(language)) },
      transaction: ctx.tx,
    }));
  const found = saved ?? groupShipped(mail)?.[language];
  if (!found) throw fieldError('words', 'required');
  return found;
}

/** The values of a mail that the caller may read. */
async function valuesOfDelivery(
  ctx: CommandContext,
  deliveryId: number,
  mail: MailOfGroup,
  language: InterfaceLanguage,
): Promise<object> {
  const delivery = await Delivery.findOne({
    where: {
      [Op.and]: [{ id: deliveryId, template: mail ?? 'recommend_mail' }, readableDeliveries(ctx.actor)],
    },
    transaction: ctx.tx,
  });
  const kept = readKeptValues(delivery?.template_values ?? null);
  if (!delivery || !kept) throw new DomainError('not_found');
  return kept.below.find((one) => one.language === language)?.values ?? kept.values;
}

function sampleOf(mail: MailOfGroup, place: number): object {
  const sample = groupSamples(mail)[place];
  if (!sample) throw fieldError('sample', 'invalid_choice');
  return sample;
}

const problem = z.object({
  field: z.enum(['template_subject', 'template_body']),
  code: z.enum(FIELD_CODES).meta({ id: 'FieldCode' }),
  message: z.string(),
  line: z.number().int().nullable(),
  column: z.number().int().nullable(),
  name: z.string().nullable().describe('What stands there'),
});

const blank = (part: keyof WordsOfMail): Fault => ({
  part,
  code: 'required',
  line: null,
  column: null,
  name: null,
});

function problemsOf(mail: MailOfGroup, language: InterfaceLanguage, words: WordsOfMail): Fault[] {
  const empty = (['template_subject', 'template_body'] as const).filter((part) => !isNotBlank(words[part]));
  return empty.length > 0 ? empty.map(blank) : faultsOfWords(mail, language, words);
}

/** What stands around the words of recommend mails. */
async function frameFor(mail: MailOfGroup, tx: Transaction) {
  return mail ? undefined : (await loadMailEdits(['recommend_mail'], tx)).get('recommend_mail');
}

export const hf_member__preview_mail_template = command({
  name: 'hf_member__preview_mail_template',
  summary:
    'Judges words of a mail as they are being written, and shows the mail they make of a sample or of a mail of the past; nothing is kept or sent',
  addition: true,
  allow: STAFF,
  input,
  output: z.object({
    subject: z.string().nullable(),
    body_html: z.string().nullable(),
    body_text: z.string().nullable(),
    problems: z.array(problem).describe('Faults of the words: with any, there is no mail to show'),
    problem: z.string().nullable().describe('Why it cannot be written with these values'),
  }),
  errors: ['not_found', 'validation_failed'],
  example: { mail_template_group_id: 1, language: 'ja', sample: 0 },
  async run(ctx, asked) {
    const { language, delivery_id, sample = 0 } = asked;
    const group = await groupOf(ctx, asked.mail_template_group_id);
    const mail = group && mailOfGroup(group);
    if (!groupLanguages(mail).includes(language)) throw fieldError('language', 'invalid_choice');
    const words = await wordsOf(ctx, asked, group, mail);
    const values =
      delivery_id === undefined
        ? sampleOf(mail, sample)
        : await valuesOfDelivery(ctx, delivery_id, mail, language);
    const problems = problemsOf(mail, language, words).map((fault) => {
      const { part: field, code, line: at, column, name } = fault;
      return {
        field,
        code,
        message: fieldMessage(fieldErrorOf(fault), ctx.language),
        line: at,
        column,
        name,
      };
    });
    const nothing = { subject: null, body_html: null, body_text: null, problems, problem: null };
    if (problems.length > 0) return nothing;
    const frame = await frameFor(mail, ctx.tx);
    try {
      const shown = tryWords({ mail, language, words, baseUrl: ctx.adapters.baseUrl, frame }, values);
      const { subject, body_html, body_text } = shown;
      return {
        ...nothing,
        subject,
        body_html: redactTokens(body_html),
        body_text: redactTokens(body_text),
      };
    } catch (error) {
      return { ...nothing, problem: error instanceof Error ? error.message : String(error) };
    }
  },
});
