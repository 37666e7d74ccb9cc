import type { Delivery } from '../../../../../db/models/delivery.ts';
import {
  MAIL_TEMPLATES,
  type MailLanguage,
  type MailValues,
} from '../../../../../templates/mail/registry.ts';
import { valueMissing, wordsUnfit } from '../../../../../domain/delivery-problem.ts';
import { isHeaderSafe } from '../../../../../domain/header-safe.ts';
import { interfaceLanguage } from '../../../../../domain/languages.ts';
import { isMailTemplateName, type MailTemplateName } from '../../../../../domain/mail-template-names.ts';
import type { WordsOfMail } from '../../../../../domain/merge-fields.ts';
import { compileFrame, compileWords, remembered, type CompiledWords } from './compile.ts';
import { mergeFieldsOf } from './fields-of.ts';
import { checkWords } from '../../language/check.ts';
import type { Alone } from '../../language/lift.ts';
import { languagesOf, shippedWords, templateFile, type EditsByMail, type MailEdits } from './words.ts';

export interface RenderedMail {
  subject: string;
  body_html: string;
  body_text: string;
}

const frames = remembered<(values: object) => string>(100);
const compiled = remembered<CompiledWords>(500);

const htmlOnly = (name: string) => frames(`html ${name}`, () => compileFrame(templateFile(name), 'html'));
const textOnly = (name: string) => frames(`text ${name}`, () => compileFrame(templateFile(name), 'text'));

/** How the values of a recommend mail that stand alone are written out. */
const aloneInRecommendMail = (language: MailLanguage, words: string): Alone => ({
  jobs: templateFile(`layout/jobs.${language}`),
  meeting: '{{#if meeting}}\n{{meeting}}\n{{/if}}',
  words,
});

/** @throws when staff's words name what the program does not have any more: other words are never sent instead */
function fitting(name: MailTemplateName, language: MailLanguage, edit: WordsOfMail): WordsOfMail {
  const [fault] = checkWords(edit, mergeFieldsOf(name)).faults;
  if (fault)
    throw new Error(
      wordsUnfit(`${name} (${language}), line ${fault.line ?? '-'}: ${fault.code} ${fault.name ?? ''}`),
    );
  return edit;
}

function wordsFor(
  name: MailTemplateName,
  language: MailLanguage,
  edit: WordsOfMail | undefined,
  alone: Alone,
): CompiledWords {
  return compiled(JSON.stringify([name, language, edit, alone]), () =>
    compileWords(edit ? fitting(name, language, edit) : shippedWords(name, language), alone),
  );
}

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

/** What staff's own words are filled with before their frame is. */
function inFrame(language: MailLanguage, values: MailValues<'recommend_mail'>) {
  const { subject, words } = values;
  const own = { template_subject: subject, template_body: words };
  const alone = aloneInRecommendMail(language, words);
  const filled = compiled(JSON.stringify(['own', language, own]), () => compileWords(own, alone));
  return { alone, values: { ...values, subject: oneLine(filled.subject(values)) } };
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** @throws as `renderMail` does */
function checkedWords<Name extends MailTemplateName>(
  name: Name,
  language: MailLanguage,
  given: MailValues<Name>,
  edit: WordsOfMail | undefined,
) {
  if (!languagesOf(name).includes(language))
    throw new Error(`The mail ${name} is not written in ${language}.`);
  const checked = MAIL_TEMPLATES[name].schema.safeParse(given);
  if (!checked.success) throw new Error(valueMissing(`${name}: ${faultsOf(checked.error)}`));
  const { alone, values } =
    name === 'recommend_mail'
      ? inFrame(language, checked.data as MailValues<'recommend_mail'>)
      : { alone: {}, values: checked.data };
  const words = wordsFor(name, language, edit, alone);
  const subject = words.subject(values).trim();
  if (subject === '') throw new Error(`The subject of the mail ${name} would be empty.`);
  if (!isHeaderSafe(subject)) throw new Error(`The subject of the mail ${name} would have a line break.`);
  return { subject, words, values };
}

function write<Name extends MailTemplateName>(
  name: Name,
  language: MailLanguage,
  given: MailValues<Name>,
  edit: WordsOfMail | undefined,
): WrittenText {
  const { subject, words, values } = checkedWords(name, language, given, edit);
  return { language, subject, html: words.html(values), text: tidy(words.text(values)) };
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
 * @param edits staff's words over the shipped ones
 * @throws when a value is missing or of the wrong kind, the subject would break out of its line, or staff's words do
 *   not fit the values any more
 */
export function renderMail<Name extends MailTemplateName>(
  name: Name,
  language: MailLanguage,
  values: MailValues<Name>,
  baseUrl: string,
  below: readonly { language: MailLanguage; values: MailValues<Name> }[] = [],
  edits: MailEdits = {},
): RenderedMail {
  const first = write(name, language, values, edits[language]);
  const others = below.map((text) => write(name, text.language, text.values, edits[text.language]));
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

/** What a delivery was written from, as its row keeps it. */
interface KeptValues {
  values: object;
  /** The same in further languages of the one mail. */
  below: { language: MailLanguage; values: object }[];
  /** Of the values, those that read otherwise in another language; none in mails that are no notification. */
  in_other_languages: { language: MailLanguage; values: object }[];
}

/** As a JSON column takes it. */
export const keptValues = ({
  values,
  below = [],
  in_other_languages = [],
}: Pick<KeptValues, 'values'> & Partial<KeptValues>): Record<string, unknown> => ({
  values,
  below,
  in_other_languages,
});

/** @returns null when the row keeps none, or they were erased */
export function readKeptValues(column: Record<string, unknown> | null): KeptValues | null {
  const { values, below, in_other_languages } = column ?? {};
  if (typeof values !== 'object' || values === null || !Array.isArray(below)) return null;
  return {
    values,
    below: below as KeptValues['below'],
    in_other_languages: (in_other_languages as KeptValues['in_other_languages'] | undefined) ?? [],
  };
}

/**
 * Writes a mail again from what it was written from, with the words of now.
 * @throws when nothing is kept, or as `renderMail` does
 */
export function writeDelivery(
  { template, language_code, template_values }: Delivery,
  edits: EditsByMail,
  baseUrl: string,
): RenderedMail {
  const kept = readKeptValues(template_values);
  if (!kept || !isMailTemplateName(template)) throw new Error('What the mail was written from is not kept.');
  type Values = MailValues<MailTemplateName>;
  const below = kept.below.map(({ language, values }) => ({ language, values: values as Values }));
  const language = interfaceLanguage(language_code);
  return renderMail(template, language, kept.values as Values, baseUrl, below, edits.get(template));
}

/**
 * The subject of a mail as it would be in another language, its names and times too where they are kept in it. Of a mail
 * in staff's own words, of one whose values are not kept and where the words do not fit them any more: as it was sent.
 * @param edits staff's words over the shipped ones
 */
export function subjectIn(
  { template, subject, template_values }: Delivery,
  language: MailLanguage,
  edits: EditsByMail,
): string {
  const asSent = subject ?? '';
  const kept = readKeptValues(template_values);
  if (!kept || !isMailTemplateName(template) || template === 'recommend_mail') return asSent;
  const inOther = kept.in_other_languages.find((one) => one.language === language);
  try {
    const given = { ...kept.values, ...inOther?.values } as MailValues<MailTemplateName>;
    return checkedWords(template, language, given, edits.get(template)?.[language]).subject;
  } catch {
    return asSent;
  }
}
