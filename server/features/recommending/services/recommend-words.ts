import { z } from 'zod';
import { MailTemplate } from '../../../../db/models/mail-template.ts';
import { DomainError, fieldError } from '../../../../domain/error-codes.ts';
import { languageCode } from '../../../../domain/languages.ts';
import { MAIL_WORDS_MAX, type MailWords } from '../../../../domain/mail-words.ts';
import { mailWordsErrors } from '../../mail/language/mail-placeholders.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { id, languageMap, line, longText } from '../../../core/schemas/schema-helpers.ts';

/** The words of recommend mails: a template's, or others written for this once, maybe out of a template. */
export const wordsFields = {
  mail_template_group_id: id().optional(),
  words: z
    .strictObject({
      template_subject: languageMap(line(MAIL_WORDS_MAX.subject)),
      template_body: languageMap(longText(MAIL_WORDS_MAX.body)),
    })
    .optional(),
};

interface WordsInput {
  mail_template_group_id?: number | undefined;
  words?: MailWords | undefined;
}

async function templateRows(ctx: CommandContext, mail_template_group_id: number): Promise<MailTemplate[]> {
  const rows = await MailTemplate.findAll({
    where: { mail_template_group_id },
    // The words of the program's own mails recommend nothing.
    include: [{ association: 'mail_template_group', where: { kind: 'own' }, attributes: [] }],
    transaction: ctx.tx,
  });
  if (rows.length === 0) throw fieldError('mail_template_group_id', 'invalid_reference');
  return rows;
}

/**
 * The words given, else those of the template. A template beside words is the one they come from: they count as a use.
 * @throws DomainError validation_failed: neither given, a template without a language, or faults in the words by field
 *   and language
 */
export async function loadWords(ctx: CommandContext, given: WordsInput): Promise<MailWords> {
  const { mail_template_group_id, words } = given;
  if (words) {
    const errors = mailWordsErrors(words);
    if (Object.keys(words.template_subject).length === 0)
      errors['template_subject[en]'] = [{ code: 'required' }];
    const fields = Object.fromEntries(
      Object.entries(errors).map(([path, list]) => [path.replace(/^(\w+)/, 'words[$1]'), list]),
    );
    if (Object.keys(fields).length > 0) throw new DomainError('validation_failed', { fields });
    if (mail_template_group_id !== undefined) await templateRows(ctx, mail_template_group_id);
    return words;
  }
  if (mail_template_group_id === undefined) throw fieldError('mail_template_group_id', 'required');
  const rows = await templateRows(ctx, mail_template_group_id);
  const map = (field: 'template_subject' | 'template_body') =>
    Object.fromEntries(rows.map((row) => [languageCode(row.language_id), row[field]]));
  return { template_subject: map('template_subject'), template_body: map('template_body') };
}
