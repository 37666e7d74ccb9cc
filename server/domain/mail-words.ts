import type { FieldCode, FieldErrors } from './error-codes.ts';
import { INTERFACE_LANGUAGES, type InterfaceLanguage, type LanguageMap } from './languages.ts';
import { isNotBlank } from './validation.ts';

/**
 * The words staff write for recommend mails: plain text, a blank line between paragraphs, and placeholders in double
 * braces. `line` placeholders stand within a sentence, `block` ones alone in a paragraph. The stop link and the
 * sender stand below every such mail by themselves.
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
type LinePlaceholder = {
  [Name in MailPlaceholder]: (typeof MAIL_PLACEHOLDERS)[Name]['kind'] extends 'line' ? Name : never;
}[MailPlaceholder];

export const MAIL_WORDS_MAX = { subject: 200, body: 8000 } as const;

const NAMES = Object.keys(MAIL_PLACEHOLDERS) as MailPlaceholder[];
const isPlaceholder = (name: string): name is MailPlaceholder => Object.hasOwn(MAIL_PLACEHOLDERS, name);
const isBlock = (name: MailPlaceholder) => MAIL_PLACEHOLDERS[name].kind === 'block';

const PATTERN = /\{\{([^{}]*)\}\}/g;

/** Names between braces, as written; `isBroken` when braces remain that belong to none. */
function placeholdersIn(text: string): { names: string[]; isBroken: boolean } {
  const names = [...text.matchAll(PATTERN)].map(([, name = '']) => name.trim());
  return { names, isBroken: /\{\{|\}\}/.test(text.replace(PATTERN, '')) };
}

const paragraphsOf = (body: string) =>
  body
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t\u3000]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/** The one placeholder a paragraph is, when it is nothing else. */
function aloneIn(paragraph: string): string | null {
  return /^\{\{([^{}]*)\}\}$/.exec(paragraph)?.[1]?.trim() ?? null;
}

/** The words of a template in each language. */
export interface MailWords {
  template_subject: LanguageMap;
  template_body: LanguageMap;
}

const languagesOf = (words: MailWords) => [
  ...new Set([...Object.keys(words.template_subject), ...Object.keys(words.template_body)]),
];

function faultsOf(text: string, isSubject: boolean): { code: FieldCode; name?: string }[] {
  const { names, isBroken } = placeholdersIn(text);
  const unknown = names.filter((name) => !isPlaceholder(name));
  const blocks = names.filter((name) => isPlaceholder(name) && isBlock(name));
  const alone = paragraphsOf(text).map(aloneIn);
  const misplaced = isSubject ? blocks : blocks.filter((name) => !alone.includes(name));
  return [
    ...(isBroken ? [{ code: 'broken_placeholder' as const }] : []),
    ...unknown.map((name) => ({ code: 'unknown_placeholder' as const, name })),
    ...misplaced.map((name) => ({ code: 'misplaced_placeholder' as const, name })),
  ];
}

/**
 * What is wrong with the words of a template, by field and language: an unknown or broken placeholder, a block one
 * within a sentence or in the subject, one that a language lacks though it has to be there or another language has
 * it, a subject without a body.
 */
export function mailWordsErrors(words: MailWords): FieldErrors {
  const errors: Record<string, { code: FieldCode; params?: Record<string, string> }[]> = {};
  const say = (field: keyof MailWords, language: string, code: FieldCode, name?: string) => {
    const list = (errors[`${field}[${language}]`] ??= []);
    list.push({ code, ...(name !== undefined && { params: { name: `{{${name}}}` } }) });
  };
  const languages = languagesOf(words);
  const usedIn = (language: string) =>
    placeholdersIn(`${words.template_subject[language] ?? ''}\n${words.template_body[language] ?? ''}`).names;
  const anywhere = NAMES.filter(
    (name) =>
      MAIL_PLACEHOLDERS[name].isRequired || languages.some((language) => usedIn(language).includes(name)),
  );
  for (const language of languages) {
    if (!(INTERFACE_LANGUAGES as readonly string[]).includes(language)) {
      say('template_subject', language, 'invalid_choice');
      continue;
    }
    for (const field of ['template_subject', 'template_body'] as const) {
      const text = words[field][language] ?? '';
      if (!isNotBlank(text)) say(field, language, 'required');
      else
        for (const { code, name } of faultsOf(text, field === 'template_subject'))
          say(field, language, code, name);
    }
    const used = usedIn(language);
    for (const name of anywhere)
      if (!used.includes(name)) say('template_body', language, 'missing_placeholder', name);
  }
  return errors;
}

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

/** One job as the mail tells it. */
export interface MailJob {
  title: string;
  company: string;
  url: string;
  /** Why it is told again; null for a new one. */
  reason: string | null;
}

/** What the placeholders become for one student. */
export interface MailFacts extends Record<LinePlaceholder, string> {
  jobs: MailJob[];
  /** A paragraph about the talk with the mentor; null when the mail is not to have one. */
  meeting: string | null;
}

/** A part of the body: a paragraph, or the jobs. */
export interface MailBlock {
  paragraph: string | null;
  jobs: MailJob[] | null;
}

/** @throws when a value is missing: a gap in a mail is worse than no mail */
function filledIn(text: string, facts: MailFacts): string {
  return text.replace(PATTERN, (_all, inner: string) => {
    const name = inner.trim();
    const value = isPlaceholder(name) && !isBlock(name) ? facts[name as LinePlaceholder] : '';
    if (!isNotBlank(value)) throw new Error(`There is no value for {{${name}}}.`);
    return value;
  });
}

const paragraph = (text: string): MailBlock => ({ paragraph: text, jobs: null });

/**
 * One student's mail from the words of a template in one language.
 * @throws when a value is missing, or the words name one that does not exist
 */
export function composeMail(
  words: { template_subject: string; template_body: string },
  facts: MailFacts,
): { subject: string; blocks: MailBlock[] } {
  const blocks = paragraphsOf(words.template_body).flatMap((text): MailBlock[] => {
    const name = aloneIn(text);
    if (name === 'jobs') return [{ paragraph: null, jobs: facts.jobs }];
    if (name === 'meeting') return facts.meeting === null ? [] : [paragraph(facts.meeting)];
    return [paragraph(filledIn(text, facts))];
  });
  const tellsMeeting = placeholdersIn(words.template_body).names.includes('meeting');
  const added = facts.meeting !== null && !tellsMeeting ? [paragraph(facts.meeting)] : [];
  const subject = filledIn(words.template_subject, facts).replace(/\s+/g, ' ').trim();
  return { subject, blocks: [...blocks, ...added] };
}

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
