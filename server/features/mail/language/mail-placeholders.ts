import type { FieldCode, FieldErrors } from '../../../../domain/error-codes.ts';
import {
  isMailLanguage,
  MAIL_PLACEHOLDERS,
  wordsIn,
  writtenLanguages,
  type MailPlaceholder,
  type MailWords,
} from '../../../../domain/mail-words.ts';
import type { MergeField, MergeFieldKind, WordsOfMail } from '../../../../domain/merge-fields.ts';
import { isNotBlank } from '../../../../domain/validation.ts';
import { checkWords, missingFault, type Fault } from './check.ts';

const field = (
  name: string,
  kind: MergeFieldKind,
  more: Partial<Omit<MergeField, 'name' | 'kind'>> = {},
): MergeField => ({
  name,
  kind,
  is_nullable: false,
  is_required: false,
  is_alone: false,
  sample: null,
  fields: [],
  ...more,
});

/** What the words of recommend mails can name. The samples are those of the example person's preview. */
export const OWN_FIELDS: readonly (MergeField & { name: MailPlaceholder })[] = [
  field('student_name', 'line', { sample: 'Linh Nguyen' }),
  field('mentor_name', 'line', { sample: '佐藤 花子' }),
  field('mentor_email', 'email', { sample: 'hanako.sato@tabidachi.example' }),
  field('job_count', 'line', { sample: '2' }),
  field('jobs', 'list', {
    is_alone: true,
    fields: [
      field('title', 'line', { sample: 'BIM modeller' }),
      field('company', 'line', { sample: 'Konoha Design' }),
      field('url', 'url', { sample: 'https://tabidachi.example/recruitments/15' }),
      field('pay', 'line', { is_nullable: true, sample: '¥230,000 – ¥280,000 a month' }),
      field('place', 'line', { is_nullable: true, sample: 'Tokyo' }),
      field('deadline', 'line', { is_nullable: true, sample: 'Friday, January 29, 2027' }),
      field('why', 'text', { is_nullable: true, sample: 'It is in Tokyo, where you hope to work.' }),
      field('reason', 'text', { is_nullable: true, sample: 'The deadline is next week.' }),
    ],
  }),
  field('meeting', 'text', { is_nullable: true, is_alone: true, sample: '…' }),
].map((one) => {
  const name = one.name as MailPlaceholder;
  return { ...one, name, is_required: MAIL_PLACEHOLDERS[name].isRequired };
});

/** Whether words name a value, wherever they do. */
export const namesField = (words: WordsOfMail, name: MailPlaceholder): boolean =>
  checkWords(words, OWN_FIELDS).used.has(name);

/** A fault as the errors of fields are answered. */
export function fieldErrorOf({ code, line, column, name }: Fault): {
  code: FieldCode;
  params?: Record<string, string | number>;
} {
  const params = {
    ...(line !== null && { line }),
    ...(column !== null && { column }),
    ...(name !== null && { name }),
  };
  return { code, ...(Object.keys(params).length > 0 && { params }) };
}

/**
 * What is wrong with the words of a recommend mail, by field and language: what `checkWords` finds, a value that a
 * language lacks though another has it, a subject without a body, a language nobody is written to in.
 */
export function mailWordsErrors(words: MailWords): FieldErrors {
  const errors: Record<string, ReturnType<typeof fieldErrorOf>[]> = {};
  const say = (path: string, error: ReturnType<typeof fieldErrorOf>) => {
    (errors[path] ??= []).push(error);
  };
  const languages = writtenLanguages(words);
  for (const one of languages.filter((code) => !isMailLanguage(code)))
    say(`template_subject[${one}]`, { code: 'invalid_choice' });
  const judged = languages.filter(isMailLanguage).map((language) => {
    const written = wordsIn(words, language);
    return { language, written, ...checkWords(written, OWN_FIELDS) };
  });
  const anywhere = OWN_FIELDS.filter(({ name }) => judged.some(({ used }) => used.has(name)));
  for (const { language, written, faults, used } of judged) {
    for (const part of ['template_subject', 'template_body'] as const)
      if (!isNotBlank(written[part])) say(`${part}[${language}]`, { code: 'required' });
    const isBroken = faults.some(({ code }) => code === 'broken_placeholder' || code === 'too_many_tags');
    const lacking = isBroken
      ? []
      : anywhere.filter(({ name, is_required }) => !is_required && !used.has(name));
    for (const fault of [...faults, ...lacking.map(({ name }) => missingFault(name))])
      say(`${fault.part}[${language}]`, fieldErrorOf(fault));
  }
  return errors;
}
