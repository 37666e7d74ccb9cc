import { INTERFACE_LANGUAGES, type InterfaceLanguage, type LanguageMap } from './languages.ts';
import { isNotBlank } from './validation.ts';

/**
 * Staff's text of recommend mails, in the template language of all mails (docs/adr/0035), and its placeholders.
 * `line` placeholders are used inline, `block` ones alone in a paragraph, which the program fills in. The
 * unsubscribe link and the sender are appended to every such mail.
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

/** The text of a template in each language. */
export interface MailWords {
  template_subject: LanguageMap;
  template_body: LanguageMap;
}

/** The languages with a text, interface language or not. */
export const writtenLanguages = (words: MailWords): string[] => [
  ...new Set([...Object.keys(words.template_subject), ...Object.keys(words.template_body)]),
];

export const isMailLanguage = (code: string): code is InterfaceLanguage =>
  (INTERFACE_LANGUAGES as readonly string[]).includes(code);

/** The language to write to a student in: their own, else English; null when the template has neither. */
export function mailLanguageFor(words: MailWords, own: InterfaceLanguage): InterfaceLanguage | null {
  const has = (language: string) =>
    isNotBlank(words.template_subject[language]) && isNotBlank(words.template_body[language]);
  return [own, 'en' as const].find(has) ?? null;
}

/** The text in one language. */
export const wordsIn = (words: MailWords, language: InterfaceLanguage) => ({
  template_subject: words.template_subject[language] ?? '',
  template_body: words.template_body[language] ?? '',
});

/** What a test of a sending is rendered from, without any student's name. */
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

/** What one recommend mail is rendered from. */
export interface RecommendDraft {
  /** Id of the stored mail; null in previews and tests. */
  recommend_mail_id: number | null;
  /** Null: the example person. */
  user_id: number | null;
  /** The recommending member of staff. */
  hf_member_id: number;
  language: InterfaceLanguage;
  template_subject: string;
  template_body: string;
  /** Jobs sent for the first time, in this order. Empty for the example person: example jobs. */
  recruitment_ids: readonly number[];
  /** Jobs sent again, with a reason per language. */
  reminds: readonly { recruitment_id: number; reason_ja: string | null; reason_en: string | null }[];
  is_including_meeting_schedule: boolean;
  /** Null in previews. */
  unsubscribe_token: string | null;
}
