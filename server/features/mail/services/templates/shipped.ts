import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../../../../project-root.ts';
import { MAIL_TEMPLATES, type MailLanguage } from '../../../../../templates/mail/registry.ts';
import type { MailTemplateName } from '../../../../../domain/mail-template-names.ts';
import type { WordsOfMail } from '../../../../../domain/merge-fields.ts';
import { remembered } from './compile.ts';

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
