import { QueryTypes } from 'sequelize';
import { required } from '../../../../../domain/required.ts';
import {
  MailTemplate,
  MailTemplateVersion,
  type MailTemplateGroup,
} from '../../../../../db/models/mail-template.ts';
import { DomainError, fieldError, type FieldError } from '../../../../../domain/error-codes.ts';
import { languageCode, languageId, type LanguageMap } from '../../../../../domain/languages.ts';
import { writtenLanguages, type MailWords } from '../../../../../domain/mail-words.ts';
import type { WordsOfMail } from '../../../../../domain/merge-fields.ts';
import { isNotBlank } from '../../../../../domain/validation.ts';
import { faultsOfWords, groupLanguages, groupShipped, mailOfGroup } from '../../services/templates/groups.ts';
import { fieldErrorOf, mailWordsErrors } from '../../language/mail-placeholders.ts';
import type { StaffChangeContext } from '../../../../core/resources/context.ts';
import type { Values, Versioned } from '../../../../core/resources/define-edit.ts';
import { MAPS, standingWords, wordsFrom } from './record.ts';
import { staleAfter } from '../../../../core/resources/stale-translations.ts';

type Errors = Record<string, FieldError[]>;

/** The words as they stand and as they will stand: a change may name one of the two maps. */
async function standing(ctx: StaffChangeContext, group: MailTemplateGroup, values: Values) {
  const rows = group.isNewRecord
    ? []
    : await MailTemplate.findAll({ where: { mail_template_group_id: group.id }, transaction: ctx.tx });
  const before = standingWords(group, rows);
  const given = (field: (typeof MAPS)[number]) => values[field] as LanguageMap | undefined;
  // A language left out of the words of a mail of the program has the shipped ones again.
  const shipped = standingWords(group, []);
  const after: MailWords = {
    template_subject: {
      ...shipped.template_subject,
      ...(given('template_subject') ?? before.template_subject),
    },
    template_body: { ...shipped.template_body, ...(given('template_body') ?? before.template_body) },
  };
  return { rows, before, after };
}

const isSame = (one: WordsOfMail | undefined, other: WordsOfMail) =>
  one?.template_subject === other.template_subject &&
  one.template_body.replace(/\r\n?/g, '\n').trim() === other.template_body.replace(/\r\n?/g, '\n').trim();

/** Of a mail of the program: only languages it is written in, and only words that fit its values. */
function shippedErrors(group: MailTemplateGroup, after: MailWords): Errors {
  const mail = mailOfGroup(group);
  const shipped = required(groupShipped(mail));
  const errors: Errors = {};
  for (const code of writtenLanguages(after)) {
    const language = groupLanguages(mail).find((one) => one === code);
    if (!language) {
      errors[`template_subject[${code}]`] = [{ code: 'invalid_choice' }];
      continue;
    }
    const words = wordsFrom(after, language);
    if (isSame(shipped[language], words)) continue;
    for (const fault of faultsOfWords(mail, language, words))
      (errors[`${fault.part}[${language}]`] ??= []).push(fieldErrorOf(fault));
  }
  return errors;
}

/** Of staff's own: the rules of recommend mails; and that they can be written at all. */
function ownErrors(after: MailWords): Errors {
  const errors: Errors = { ...mailWordsErrors(after) };
  if (!after.template_subject['ja'] && !after.template_subject['en'])
    errors['template_subject[ja]'] = [{ code: 'required' }];
  if (Object.keys(errors).length > 0) return errors;
  for (const language of groupLanguages(null)) {
    if (!isNotBlank(after.template_body[language])) continue;
    const [fault] = faultsOfWords(null, language, wordsFrom(after, language));
    if (fault) errors[`${fault.part}[${language}]`] = [fieldErrorOf(fault)];
  }
  return errors;
}

/** @throws DomainError validation_failed with the faults by field and language */
export async function checkGroup(ctx: StaffChangeContext, row: Versioned, values: Values): Promise<void> {
  const group = row as MailTemplateGroup;
  const isShipped = group.kind === 'shipped';
  if (isShipped && values['name'] !== undefined && values['name'] !== group.name)
    throw fieldError('name', 'invalid');
  if (!group.isNewRecord && !MAPS.some((field) => values[field] !== undefined)) return;
  const { after } = await standing(ctx, group, values);
  const fields = isShipped ? shippedErrors(group, after) : ownErrors(after);
  if (Object.keys(fields).length > 0) throw new DomainError('validation_failed', { fields });
}

/** The program's own mails stay. */
export async function checkRemoval(_ctx: StaffChangeContext, row: Versioned): Promise<void> {
  if ((row as MailTemplateGroup).kind === 'shipped') throw new DomainError('shipped_mail');
}

/**
 * Keeps what is saved, and what stood before where nobody kept it yet. The group is locked, so the numbers follow
 * each other.
 */
async function keepVersions(
  ctx: StaffChangeContext,
  group: MailTemplateGroup,
  before: readonly MailTemplate[],
  changed: ReadonlyMap<string, WordsOfMail | null>,
): Promise<void> {
  if (changed.size === 0) return;
  const counted = await ctx.sequelize.query<{ language_id: number; number: number }>(
    `select language_id, max(number)::int as number from mail_template_versions
     where mail_template_group_id = $1 group by language_id`,
    { bind: [group.id], type: QueryTypes.SELECT, transaction: ctx.tx },
  );
  const numbers = new Map(counted.map(({ language_id, number }) => [language_id, number]));
  const rows = [...changed].flatMap(([code, words]) => {
    const language_id = required(languageId(code));
    const former = before.find((one) => one.language_id === language_id);
    const number = numbers.get(language_id) ?? 0;
    const shared = { mail_template_group_id: group.id, language_id };
    const first =
      former && number === 0
        ? [
            {
              ...shared,
              number: 1,
              template_subject: former.template_subject,
              template_body: former.template_body,
              hf_member_id: null,
              created_at: former.updated_at,
            },
          ]
        : [];
    return [
      ...first,
      {
        ...shared,
        number: number + first.length + 1,
        template_subject: words?.template_subject ?? null,
        template_body: words?.template_body ?? null,
        hf_member_id: ctx.actor.hf_member_id,
        created_at: ctx.now,
      },
    ];
  });
  await MailTemplateVersion.bulkCreate(rows, { transaction: ctx.tx });
}

/** The group, a row for each language with words of staff, and a version for each that changed. */
export async function writeGroup(ctx: StaffChangeContext, row: Versioned, values: Values): Promise<void> {
  const group = row as MailTemplateGroup;
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

  const shipped = groupShipped(mailOfGroup(group));
  const kept = new Map(rows.map((one) => [languageCode(one.language_id), one]));
  const codes = Object.keys(after.template_subject).filter((code) => {
    const original = shipped && Object.entries(shipped).find(([language]) => language === code)?.[1];
    return !original || !isSame(original, wordsFrom(after, code));
  });
  const gone = [...kept].filter(([code]) => !codes.includes(code));
  const changed = new Map<string, WordsOfMail | null>(gone.map(([code]) => [code, null]));
  for (const code of codes) {
    const words = wordsFrom(after, code);
    if (!isSame(kept.get(code), words)) changed.set(code, words);
  }
  await MailTemplate.destroy({ where: { id: gone.map(([, one]) => one.id) }, transaction: ctx.tx });
  await MailTemplate.bulkCreate(
    codes.map((code) => {
      const one = kept.get(code);
      return {
        ...(one && { id: one.id }),
        mail_template_group_id: group.id,
        language_id: required(languageId(code)),
        name: group.name,
        ...(changed.get(code) ?? wordsFrom(after, code)),
        version: one ? one.version + (changed.has(code) ? 1 : 0) : 0,
      };
    }),
    {
      updateOnDuplicate: ['name', 'template_subject', 'template_body', 'version', 'updated_at'],
      transaction: ctx.tx,
    },
  );
  await keepVersions(ctx, group, rows, changed);
}
