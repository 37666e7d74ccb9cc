import {
  MAIL_TEMPLATES,
  type MailLanguage,
  type MailValues,
} from '../../../../../templates/mail/registry.ts';
import { INTERFACE_LANGUAGES } from '../../../../../domain/languages.ts';
import { isMailTemplateName, type MailTemplateName } from '../../../../../domain/mail-template-names.ts';
import type { MergeField, WordsOfMail } from '../../../../../domain/merge-fields.ts';
import { mergeFieldsOf } from './fields-of.ts';
import { checkWords, type Fault } from '../../language/check.ts';
import { OWN_FIELDS } from '../../language/mail-placeholders.ts';
import { renderMail, type RenderedMail } from './render.ts';
import { languagesOf, shippedWords, type MailEdits } from './words.ts';

/** What the words of a group are for: a mail of the program, or a recommend mail in staff's own words (null). */
export type MailOfGroup = MailTemplateName | null;

interface GroupKey {
  kind: 'own' | 'shipped';
  key: string;
}

/** Whether it is staff's own, or a mail that the program still has. */
export const isKnownGroup = ({ kind, key }: GroupKey): boolean => kind === 'own' || isMailTemplateName(key);

/** @throws when it was a mail of the program, which has it no more */
export function mailOfGroup({ kind, key }: GroupKey): MailOfGroup {
  if (kind === 'own') return null;
  if (!isMailTemplateName(key)) throw new Error(`The program has no mail ${key}.`);
  return key;
}

export const groupLanguages = (mail: MailOfGroup): readonly MailLanguage[] =>
  mail ? languagesOf(mail) : INTERFACE_LANGUAGES;

export const groupFields = (mail: MailOfGroup): readonly MergeField[] =>
  mail ? mergeFieldsOf(mail) : OWN_FIELDS;

/** What sends a mail of the program, and to whom; null for recommend mails in staff's own words. */
export const groupPurpose = (mail: MailOfGroup) => mail && MAIL_TEMPLATES[mail].purpose;

/** Values to try words on: nobody's real ones. */
export const groupSamples = (mail: MailOfGroup): readonly object[] =>
  MAIL_TEMPLATES[mail ?? 'recommend_mail'].samples;

/** The words that come with the program, by language; null for a group of staff's own. */
export function groupShipped(mail: MailOfGroup): Partial<Record<MailLanguage, WordsOfMail>> | null {
  if (!mail) return null;
  return Object.fromEntries(languagesOf(mail).map((language) => [language, shippedWords(mail, language)]));
}

interface Trial {
  mail: MailOfGroup;
  language: MailLanguage;
  words: WordsOfMail;
  baseUrl: string;
  /** Staff's words for the frame of recommend mails, where the group is one of those. */
  frame?: MailEdits | undefined;
}

/**
 * A mail as these words make it of the values.
 * @throws as `renderMail` does
 */
export function tryWords({ mail, language, words, baseUrl, frame }: Trial, values: object): RenderedMail {
  if (mail)
    return renderMail(mail, language, values as MailValues<MailTemplateName>, baseUrl, [], {
      [language]: words,
    });
  const own = { ...values, subject: words.template_subject, words: words.template_body };
  return renderMail('recommend_mail', language, own as MailValues<'recommend_mail'>, baseUrl, [], frame);
}

/** What is wrong with words of a group in one language: what can be read off them, else what a sample shows. */
export function faultsOfWords(mail: MailOfGroup, language: MailLanguage, words: WordsOfMail): Fault[] {
  const { faults } = checkWords(words, groupFields(mail));
  if (faults.length > 0) return faults;
  for (const sample of groupSamples(mail))
    try {
      tryWords({ mail, language, words, baseUrl: 'https://tabidachi.example' }, sample);
    } catch (error) {
      const name = error instanceof Error ? error.message : String(error);
      return [{ part: 'template_body', code: 'unrenderable_words', line: null, column: null, name }];
    }
  return [];
}
