import { INTERFACE_LANGUAGES, type InterfaceLanguage, type LanguageMap } from './languages.ts';
import { isNotBlank } from './validation.ts';

/**
 * The words staff write for recommend mails, in the language of all mails (docs/adr/0035), and what they can name.
 * `line` ones stand within a sentence, `block` ones alone in a paragraph, where the program writes them out. The stop
 * link and the sender stand below every such mail by themselves.
 */
export const MAIL_PLACEHOLDERS = {
  student_name: { kind: 'line', isRequired: false },
  mentor_name: { kind: 'line', isRequired: false },
  mentor_email: { kind: 'line', isRequired: false },
  job_count: { kind: 'line', isRequired: false },
  jobs: { kind: 'block', isRequired: true },
  meeting: { kind: 'block', isRequired: false },
} as const;

export type MailPlaceholder = keyof typeof MAIL_PLACEHOLDERS;

export const MAIL_WORDS_MAX = { subject: 200, body: 8000 } as const;

/** The words of a template in each language. */
export interface MailWords {
  template_subject: LanguageMap;
  template_body: LanguageMap;
}

/** The languages something is written in, of those nobody reads too. */
export const writtenLanguages = (words: MailWords): string[] => [
  ...new Set([...Object.keys(words.template_subject), ...Object.keys(words.template_body)]),
];

export const isMailLanguage = (code: string): code is InterfaceLanguage =>
  (INTERFACE_LANGUAGES as readonly string[]).includes(code);

/** The language a student is written to in: their own, else English; null when the words have neither. */
export function mailLanguageFor(words: MailWords, own: InterfaceLanguage): InterfaceLanguage | null {
  const has = (language: string) =>
    isNotBlank(words.template_subject[language]) && isNotBlank(words.template_body[language]);
  return [own, 'en' as const].find(has) ?? null;
}

/** The words of one language. */
export const wordsIn = (words: MailWords, language: InterfaceLanguage) => ({
  template_subject: words.template_subject[language] ?? '',
  template_body: words.template_body[language] ?? '',
});

/** What a test of a sending is written from: nobody's name is in it. */
export type RecommendTest = Pick<
  RecommendDraft,
  | 'hf_member_id'
  | 'language'
  | 'template_subject'
  | 'template_body'
  | 'recruitment_ids'
  | 'reminds'
  | 'is_including_meeting_schedule'
>;

/** What one recommend mail is written from. */
export interface RecommendDraft {
  /** Of the mail on record; null in previews and tests. */
  recommend_mail_id: number | null;
  /** Null: the example person. */
  user_id: number | null;
  /** Who recommends. */
  hf_member_id: number;
  language: InterfaceLanguage;
  template_subject: string;
  template_body: string;
  /** Told for the first time, in this order. None, for the example person: example jobs. */
  recruitment_ids: readonly number[];
  /** Told again, with the reason per language. */
  reminds: readonly { recruitment_id: number; reason_ja: string | null; reason_en: string | null }[];
  is_including_meeting_schedule: boolean;
  /** Null in previews. */
  unsubscribe_token: string | null;
}
