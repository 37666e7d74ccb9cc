import { ageOn, japaneseDay, japaneseMonth, type Calendar } from './japanese-calendar.ts';
import { inKatakana } from './kana.ts';
import { printableLine, printableText } from './printable.ts';
import {
  STATEMENT_TITLES,
  type ResumeAnswer,
  type ResumeApplication,
  type ResumeInput,
  type ResumeTexts,
  type ResumeUser,
  type StatementName,
  type Text,
} from './resume-input.ts';
import {
  educationsOf,
  finishOf,
  historyRows,
  licenceRows,
  type DatedRow,
  type HistoryRow,
} from './resume-rows.ts';

export type { ResumeApplication, ResumeInput, ResumeUser } from './resume-input.ts';

/**
 * The resume (履歴書) and entry sheet as text, before layout: everything the PDF shows. Follows the ministry's
 * sample form of April 2021 and fair selection practice. Empty fields are ''.
 */
export interface ResumeDocument {
  /** Incremented when the meaning of a field changes, so that stored documents remain readable. */
  layout: 1;
  /** 'YYYY-MM-DD', Tokyo. */
  submitted_on: string;
  /** '2026年11月21日現在' */
  date: string;
  name: string;
  /** The name in the other script: Latin letters above a name in kanji or kana, else one's own script below. */
  name_beside?: NameBeside | null;
  name_kana: Furigana;
  /** '2001年4月3日生（満25歳）' */
  birth: string;
  gender: string;
  postal_code: string;
  address: string;
  address_kana: Furigana;
  phone_num: string;
  email: string;
  /** 学歴 and 職歴 in the order of the form. */
  history: HistoryRow[];
  /** 免許・資格, oldest first. */
  licences: DatedRow[];
  /** 志望の動機、特技、アピールポイントなど: only the ones filled in. */
  statements: Statement[];
  /** 本人希望記入欄. */
  request: string;
  /** Null without answers to show. */
  entry_sheet: EntrySheet | null;
  /** Note of the career adviser (推薦者より); '' when there is none. */
  adviser_note: string;
}

export interface NameBeside {
  place: 'above' | 'below';
  text: string;
}
/** ふりがな in the script of its heading. */
interface Furigana {
  heading: 'ふりがな' | 'フリガナ';
  text: string;
}
interface Statement {
  title: string;
  text: string;
  /** '312字', or '180語' for languages with spaces; '' for an empty text. */
  length: string;
}
interface EntrySheet {
  company_name: string;
  recruitment_title: string;
  /** Latest school with its department. */
  school: string;
  /** '2027年03月 卒業見込み' */
  graduation: string;
  answers: Statement[];
}

const CJK_NAME = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々・]+$/u;

/** Family name first, as on the form; names in kanji or kana are separated by a full-width space. */
function fullName(last: Text, first: Text): string {
  const names = [printableLine(last), printableLine(first)].filter(Boolean);
  return names.join(names.every((name) => CJK_NAME.test(name)) ? '　' : ' ');
}

/**
 * The name as it is printed: readers of the form know kanji and kana, so a name in them stands large with the Latin
 * letters above it; any other script stands small below the Latin letters of the residence card.
 */
export function namesInPrint(
  user: Pick<ResumeUser, 'first_name' | 'last_name' | 'name_in_own_script'>,
): Pick<ResumeDocument, 'name'> & { name_beside: NameBeside | null } {
  const name = fullName(user.last_name, user.first_name);
  const own = printableLine(user.name_in_own_script);
  if (own === '' || own === name) return { name, name_beside: null };
  if (name === '') return { name: own, name_beside: null };
  return CJK_NAME.test(own.replace(/\s/gu, ''))
    ? { name: own.replace(/\s+/gu, '　'), name_beside: { place: 'above', text: name } }
    : { name, name_beside: { place: 'below', text: own } };
}

/** Pure hiragana goes under ふりがな; with any katakana everything is converted to katakana, under フリガナ. */
function furigana(text: string): Furigana {
  if (!/\p{Script=Katakana}/u.test(text)) return { heading: 'ふりがな', text };
  return { heading: 'フリガナ', text: inKatakana(text) };
}

export function birthInPrint(birthDay: Text, submittedOn: string, calendar: Calendar): string {
  return birthDay ? `${japaneseDay(birthDay, calendar)}生（満${ageOn(birthDay, submittedOn)}歳）` : '';
}

const GENDERS: Readonly<Record<string, string>> = { man: '男', woman: '女', other: 'その他' };

function gender(user: ResumeUser): string {
  return user.is_gender_shown && user.gender ? (GENDERS[user.gender] ?? '') : '';
}

/** '4500002' → '450-0002'; foreign codes stay unchanged. */
const postalCode = (code: Text) => printableLine(code).replace(/^(\d{3})(\d{4})$/, '$1-$2');

/** Scripts counted in characters, since they have no spaces between words. */
const COUNTED_BY_CHARACTER =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Myanmar}\p{Script=Khmer}\p{Script=Lao}\p{Script=Tibetan}]/u;

/** Length in characters (without line breaks and marks) for scripts without spaces, else in words. */
function textLength(text: string): string {
  if (text === '') return '';
  if (COUNTED_BY_CHARACTER.test(text)) return `${text.match(/[^\n\p{M}\p{Cf}]/gu)?.length ?? 0}字`;
  return `${text.split(/\s+/).length}語`;
}

function statement(title: Text, text: string): Statement {
  return { title: printableLine(title), text, length: textLength(text) };
}

/** The agreed correction if there is one, else the student's own text. */
function chosen(own: Text | undefined, corrected: Text | undefined, isCorrectionAgreed: boolean): string {
  return (isCorrectionAgreed && printableText(corrected)) || printableText(own);
}

/** The words of one of the form's own texts. */
function ownText(application: ResumeApplication | null, name: StatementName): string {
  const texts: ResumeTexts = application?.resume ?? {};
  return chosen(texts[name], texts[`${name}_jt`], application?.is_correction_agreed ?? false);
}

/** Whether an answer stands for a part of the form: the part is not written by itself, and is printed once. */
const fillsPart = (application: ResumeApplication, { resume_text }: ResumeAnswer) =>
  resume_text !== null && ownText(application, resume_text) === '';

/** A part of the form: its own text, else the answer that fills it. */
function partOf(application: ResumeApplication | null, name: StatementName): string {
  const own = ownText(application, name);
  if (own !== '' || !application) return own;
  const answer = application.resume_question_answers.find(({ resume_text }) => resume_text === name);
  return answer ? chosen(answer.answer, answer.answer_jt, application.is_correction_agreed) : '';
}

/** Answers for the resume, or for the entry sheet; the flag selects which. Both are printed. */
function answersOf(application: ResumeApplication, inResume: boolean): Statement[] {
  return application.resume_question_answers
    .filter((answer) => answer.is_display_in_resume === inResume && !fillsPart(application, answer))
    .map(({ title, answer, answer_jt }) =>
      statement(title, chosen(answer, answer_jt, application.is_correction_agreed)),
    );
}

/** The skills of the profile in a row, and below them what it says of them. */
const profileSkills = (user: ResumeUser) =>
  [
    user.skills
      .map((name) => printableLine(name))
      .filter(Boolean)
      .join('、'),
    printableText(user.skill_description),
  ]
    .filter(Boolean)
    .join('\n');

/** Skills and what one is good at besides, under one heading: the application's words, else the profile's. */
function skills(user: ResumeUser, application: ResumeApplication | null): Statement {
  const skill = partOf(application, 'skill_pr') || profileSkills(user);
  const special = partOf(application, 'about_special_skill');
  const title = skill && special ? 'スキル・特技' : skill ? 'スキル' : '特技';
  return statement(title, [skill, special].filter(Boolean).join('\n'));
}

function statements(user: ResumeUser, application: ResumeApplication | null): Statement[] {
  const names = Object.keys(STATEMENT_TITLES) as (keyof typeof STATEMENT_TITLES)[];
  return [
    ...names.map((name) => statement(STATEMENT_TITLES[name], partOf(application, name))),
    skills(user, application),
    ...(application ? answersOf(application, true) : []),
    statement('研究内容', printableText(user.research_description)),
  ].filter(({ text }) => text !== '');
}

/** The school marked as latest, else the one that ends last. */
function latestSchool(user: ResumeUser, submittedOn: string): { school: string; graduation: string } {
  const latest = educationsOf(user).sort(
    (a, b) =>
      Number(b.is_latest) - Number(a.is_latest) || ((a.graduate_at ?? '') < (b.graduate_at ?? '') ? 1 : -1),
  )[0];
  if (!latest) return { school: '', graduation: '' };
  const day = latest.graduate_at;
  return {
    school: latest.name,
    graduation: day ? `${japaneseMonth(day)} ${finishOf(latest, submittedOn)}` : '',
  };
}

function entrySheet(
  application: ResumeApplication,
  user: ResumeUser,
  submittedOn: string,
): EntrySheet | null {
  const answers = answersOf(application, false);
  if (answers.length === 0) return null;
  return {
    company_name: printableLine(application.company_name),
    recruitment_title: printableLine(application.recruitment_title),
    ...latestSchool(user, submittedOn),
    answers,
  };
}

/**
 * Builds the document of one submission. Pure: the same input gives the same document, which is stored and can
 * be reprinted byte for byte.
 *
 * @throws RangeError when a day is not 'YYYY-MM-DD'
 */
export function buildResumeDocument(input: ResumeInput): ResumeDocument {
  const { submitted_on, user, application, calendar = 'western' } = input;
  const texts = application?.resume ?? {};
  const title = printableLine(application?.recruitment_title);
  return {
    layout: 1,
    submitted_on,
    date: `${japaneseDay(submitted_on, calendar)}現在`,
    ...namesInPrint(user),
    name_kana: furigana(fullName(user.last_name_kana, user.first_name_kana)),
    birth: birthInPrint(user.birth_day, submitted_on, calendar),
    gender: gender(user),
    postal_code: postalCode(user.postal_code),
    address: printableText(user.address),
    address_kana: furigana(printableLine(user.address_kana)),
    phone_num: printableLine(user.phone_num),
    email: printableLine(user.email),
    history: historyRows(user, submitted_on, calendar),
    licences: licenceRows(user, submitted_on, calendar),
    statements: statements(user, application),
    request: printableText(input.request) || (title ? `応募職種：${title}` : ''),
    entry_sheet: application ? entrySheet(application, user, submitted_on) : null,
    // The student sees the note together with the correction; a note not sent to them is never printed.
    adviser_note: application?.is_correction_agreed ? printableText(texts.hf_remark) : '',
  };
}
