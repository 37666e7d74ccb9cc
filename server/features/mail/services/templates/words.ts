import fs from 'node:fs';
import path from 'node:path';
import { QueryTypes, type Transaction } from 'sequelize';
import { projectRoot } from '../../../../../project-root.ts';
import { MailTemplate } from '../../../../../db/models/mail-template.ts';
import { sequelizeOf } from '../../../../../db/sequelize-of.ts';
import { MAIL_TEMPLATES, type MailLanguage } from '../../../../../templates/mail/registry.ts';
import { languageCode } from '../../../../../domain/languages.ts';
import type { MailTemplateName } from '../../../../../domain/mail-template-names.ts';
import type { WordsOfMail } from '../../../../../domain/merge-fields.ts';
import { remembered } from './compile.ts';

/** The words of the program's mails: the shipped ones, in files, and staff's over them, in the database. */

const folder = path.join(projectRoot, 'templates/mail');
/** Files are read when first asked for, and kept: they change only with the program. */
const kept = remembered<string>(1000);

/** A file of templates/mail, named without its ending. */
export const templateFile = (name: string): string =>
  kept(name, () => fs.readFileSync(path.join(folder, `${name}.hbs`), 'utf8'));

/** The languages a mail is written in. */
export const languagesOf = (name: MailTemplateName): readonly MailLanguage[] =>
  MAIL_TEMPLATES[name].languages;

/**
 * The words that come with the program: a file holds `Subject: …`, an empty line and the body.
 * @throws when the mail is not written in the language
 */
export function shippedWords(name: MailTemplateName, language: MailLanguage): WordsOfMail {
  if (!languagesOf(name).includes(language))
    throw new Error(`The mail ${name} is not written in ${language}.`);
  const match = /^Subject: (.+)\r?\n\r?\n([\s\S]+)$/.exec(templateFile(`${name}/${language}`));
  if (!match)
    throw new Error(
      `templates/mail/${name}/${language}.hbs does not start with "Subject: " and a blank line.`,
    );
  const [, template_subject = '', template_body = ''] = match;
  return { template_subject, template_body: template_body.trim() };
}

/** Staff's words over the shipped ones, in the languages that have some. */
export type MailEdits = Partial<Record<MailLanguage, WordsOfMail>>;

/** Staff's words over the shipped ones, by mail; one without is not in it. */
export type EditsByMail = ReadonlyMap<MailTemplateName, MailEdits>;

/** Reads staff's words for some mails in one statement; none for no mail. */
export async function loadMailEdits(
  names: readonly MailTemplateName[],
  transaction: Transaction | null,
): Promise<EditsByMail> {
  const edits = new Map<MailTemplateName, MailEdits>();
  if (names.length === 0) return edits;
  const rows = await sequelizeOf(MailTemplate).query<
    WordsOfMail & { key: MailTemplateName; language_id: number }
  >(
    `select g.key, t.language_id, t.template_subject, t.template_body
     from mail_template_groups g join mail_templates t on t.mail_template_group_id = g.id
     where g.kind = 'shipped' and g.key = any($1::text[])`,
    { bind: [[...new Set(names)]], type: QueryTypes.SELECT, transaction },
  );
  for (const { key, language_id, ...words } of rows)
    edits.set(key, { ...edits.get(key), [languageCode(language_id)]: words });
  return edits;
}
