import fs from 'node:fs';
import path from 'node:path';
import Handlebars from 'handlebars';
import { projectRoot } from '../../../project-root.ts';
import { MAIL_TEMPLATES } from '../../../templates/mail/registry.ts';
import type { MailLanguage, MailTemplateName, MailValues } from '../../../templates/mail/registry.ts';
import { isHeaderSafe } from '../../adapters/mailer.ts';
import { COMPONENT_NAMES, htmlComponents, textComponents } from './components.ts';

export interface RenderedMail {
  subject: string;
  body_html: string;
  body_text: string;
}

type Render = (values: object) => string;

const folder = path.join(projectRoot, 'templates/mail');

/** One Handlebars for each kind of output, so that the same body is written with the parts of that kind. */
const htmlKind = Handlebars.create();
const textKind = Handlebars.create();
for (const name of COMPONENT_NAMES) {
  htmlKind.registerHelper(name, htmlComponents[name]);
  textKind.registerHelper(name, textComponents[name]);
}

/** Strict: a name that is not among the values, or no part of ours, throws instead of printing nothing. */
const strict = {
  strict: true,
  knownHelpers: Object.fromEntries(COMPONENT_NAMES.map((name) => [name, true])),
  knownHelpersOnly: true,
};
const asHtml = (source: string): Render => htmlKind.compile(source, strict);
const asText = (source: string): Render => textKind.compile(source, { ...strict, noEscape: true });

/** Templates are read and compiled when first asked for, and kept: they change only with the program. */
function once<T>(make: (name: string) => T): (name: string) => T {
  const made = new Map<string, T>();
  return (name) => {
    if (!made.has(name)) made.set(name, make(name));
    return made.get(name)!;
  };
}

const read = (name: string) => fs.readFileSync(path.join(folder, `${name}.hbs`), 'utf8');
const htmlOnly = once((name) => asHtml(read(name)));
const textOnly = once((name) => asText(read(name)));

/** A mail's file holds `Subject: …`, an empty line and the body. */
const mailFile = once((name) => {
  const match = /^Subject: (.+)\r?\n\r?\n([\s\S]+)$/.exec(read(name));
  if (!match)
    throw new Error(`templates/mail/${name}.hbs does not start with "Subject: " and an empty line.`);
  const [, subject = '', body = ''] = match;
  return { subject: asText(subject), html: asHtml(body), text: asText(body) };
});

/** Parts end with an empty line each; conditions between them leave more. */
const tidy = (text: string) => text.replace(/\n{3,}/g, '\n\n').trim();

const JAPANESE_FONTS =
  "'Hiragino Sans','Hiragino Kaku Gothic ProN','Yu Gothic',Meiryo,'Noto Sans JP','Noto Sans CJK JP'";
/** Japanese fonts lack half the letters of Vietnamese: where a Latin one comes first, no word is drawn in two. */
const fontsOf = (language: MailLanguage) =>
  language === 'ja'
    ? `${JAPANESE_FONTS},Helvetica,Arial,sans-serif`
    : `'Helvetica Neue',Helvetica,Arial,'Noto Sans',${JAPANESE_FONTS},sans-serif`;

interface WrittenText {
  language: MailLanguage;
  subject: string;
  html: string;
  text: string;
}

function write<Name extends MailTemplateName>(
  name: Name,
  language: MailLanguage,
  values: MailValues<Name>,
): WrittenText {
  const template = MAIL_TEMPLATES[name];
  if (!(template.languages as readonly MailLanguage[]).includes(language))
    throw new Error(`The mail ${name} is not written in ${language}.`);
  const checked = template.schema.safeParse(values);
  if (!checked.success) throw new Error(`The mail ${name} lacks values: ${faultsOf(checked.error)}`);
  const file = mailFile(`${name}/${language}`);
  const subject = file.subject(checked.data).trim();
  if (!isHeaderSafe(subject)) throw new Error(`The subject of the mail ${name} would have a line break.`);
  return { language, subject, html: file.html(checked.data), text: tidy(file.text(checked.data)) };
}

/** Further languages below the first, announced above it: who cannot read the first would not look further. */
function htmlOf(first: WrittenText, below: WrittenText[]): string {
  return [
    ...below.map(({ language }) => htmlOnly(`layout/below.${language}`)({})),
    first.html,
    ...below.map(
      ({ language, html }) =>
        `<div lang="${language}" style="border-top:1px solid #dce5e8;padding:24px 0 0;">\n${html}</div>\n`,
    ),
  ].join('');
}

function textOf(first: WrittenText, below: WrittenText[]): string {
  return [
    ...below.map(({ language }) => tidy(textOnly(`layout/below.${language}`)({}))),
    first.text,
    ...below.flatMap(({ text }) => ['-'.repeat(40), text]),
  ].join('\n\n');
}

/**
 * Renders a mail. The values are checked by the template's schema first.
 * @param baseUrl origin of the product, shown at the foot
 * @param below the same in further languages, for who may read either
 * @throws when a value is missing or of the wrong kind, or the subject would break out of its line
 */
export function renderMail<Name extends MailTemplateName>(
  name: Name,
  language: MailLanguage,
  values: MailValues<Name>,
  baseUrl: string,
  below: readonly { language: MailLanguage; values: MailValues<Name> }[] = [],
): RenderedMail {
  const first = write(name, language, values);
  const others = below.map((text) => write(name, text.language, text.values));
  const subject = [first, ...others].map((text) => text.subject).join(' / ');
  const around = { subject, language, fonts: fontsOf(language), base_url: baseUrl };
  const footer = `layout/footer.${language}`;
  return {
    subject,
    body_html: htmlOnly('layout/html')({
      ...around,
      content: htmlOf(first, others),
      footer: htmlOnly(footer)(around),
    }),
    body_text: `${textOnly('layout/text')({
      content: textOf(first, others),
      footer: tidy(textOnly(footer)(around)),
    }).trim()}\n`,
  };
}

function faultsOf(error: { issues: { path: PropertyKey[]; message: string }[] }): string {
  return error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
}
