import { itemAt } from './required.ts';
import { PASSWORD_MIN_LENGTH, YEAR_PICKER } from './constants.ts';

/** The specification's validation rules (section 5), shared by the server's schemas and the forms. */

/** required: non-empty; true and false count as filled. */
export function isFilled(value: unknown): boolean {
  if (value === null || value === undefined) return false;
  if (typeof value === 'string' || Array.isArray(value)) return value.length > 0;
  return true;
}

/** notBlank: contains a visible character; whitespace and invisible characters do not count. */
export function isNotBlank(text: string | null | undefined): boolean {
  return typeof text === 'string' && /[^\s\p{Default_Ignorable_Code_Point}]/u.test(text);
}

/** email: text, @, text, dot, text, without anything that could break a mail header. */
export function isEmail(text: string): boolean {
  return /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;".]+$/.test(text);
}

/** longer6: empty allowed, otherwise at least 6 characters. */
export function isEmptyOrLonger6(text: string): boolean {
  return text === '' || Array.from(text).length >= PASSWORD_MIN_LENGTH;
}

/** Hyphens and dashes a Japanese keyboard produces between digits, most often the long-vowel mark. */
const DASHES = /[\u2010-\u2015\u2212\u30fc\uff70\uff0d]/g;

/** Normalizes a phone number: full-width digits and signs become ASCII. */
export function foldPhoneNumber(text: string): string {
  return text.normalize('NFKC').replace(DASHES, '-');
}

/** Digits, plus, hyphen, brackets and spaces of either width, with at least one digit. */
export function isPhoneNumber(text: string): boolean {
  return text === '' || /^(?=.*[0-9])[0-9+\-() ]+$/.test(foldPhoneNumber(text));
}

/** japanPostalCode: 3 digits, hyphen, 4 digits, or 7 digits. */
export function isJapanPostalCode(text: string): boolean {
  return /^(\d{3}-\d{4}|\d{7})$/.test(text);
}

/** An existing day as 'YYYY-MM-DD'. */
export function isRealDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match || itemAt(match, 1) < '1900' || itemAt(match, 1) > '2200') return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

/**
 * ISO 8601 instant with or without seconds, with a zone: '2026-11-21T03:00:00Z', '…+09:00'. Stricter than
 * `Date.parse`, which turns 30 February into March and accepts browser-specific formats.
 */
export function isInstant(text: string): boolean {
  const match =
    /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d([.,]\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):?[0-5]\d)$/i.exec(
      text,
    );
  return match !== null && isRealDate(itemAt(match, 1));
}

/** Years of the year-month picker, newest first. */
export function pickerYears(
  thisYear: number,
  { past, future }: { past: number; future: number } = YEAR_PICKER,
): number[] {
  return Array.from({ length: past + future + 1 }, (_, index) => thisYear + future - index);
}

/** The value of the year-month picker: the first day of the month, 'YYYY-MM-01'; null for an invalid month. */
export function firstDayOfMonth(year: number, month: number): string | null {
  const day = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`;
  return isRealDate(day) ? day : null;
}

/** A period may not end before it begins; incomplete periods pass. Days as 'YYYY-MM-DD'. */
export function isInOrder(start: unknown, end: unknown): boolean {
  return typeof start !== 'string' || typeof end !== 'string' || start === '' || end === '' || start <= end;
}

/** Well-formed and without NUL, which no database column accepts. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

/** Whether a JSON column accepts it: NUL and lone surrogates appear as escapes in JSON text. */
export function isStorableJson(value: unknown): boolean {
  return !/(?<!\\)(\\\\)*\\u(0000|d[89a-f])/i.test(JSON.stringify(value));
}

/**
 * Invisible characters that change how the surrounding text is read: controls, embeddings, overrides and
 * isolates of direction, line and paragraph separators, annotations. In single-line names also plain direction
 * marks: no script needs them there, and they make equal-looking names differ. The joiners (U+200C, U+200D) are
 * allowed: Persian, Hindi, Sinhala and others need them.
 */
const UNSEEN_IN_LINE = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]/u;
/** Long texts may contain direction marks (Arabic, Hebrew) and any kind of line break. */
const UNSEEN_IN_TEXT = /(?![\t\n\v\f\r\u0085])[\p{Cc}\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]/u;

/** A single line: a name, an address, a title. Joiners alone do not count as text. */
export function isCleanLine(text: string): boolean {
  return !UNSEEN_IN_LINE.test(text) && (text.trim() === '' || isNotBlank(text));
}

/** A multi-line text. */
export function isCleanText(text: string): boolean {
  return !UNSEEN_IN_TEXT.test(text);
}

/** Stored URLs must be https, without user name or password, which phishing links use. */
export function isHttpsUrl(text: string): boolean {
  try {
    const { protocol, username, password } = new URL(text);
    return protocol === 'https:' && username === '' && password === '';
  } catch {
    return false;
  }
}

/** ふりがな: hiragana or katakana, the long-vowel mark, middle dots and spaces. */
export function isKana(text: string): boolean {
  return /^[\p{Script=Hiragana}\p{Script=Katakana}ー・･ 　]+$/u.test(text);
}
