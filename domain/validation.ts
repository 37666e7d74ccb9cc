import { PASSWORD_MIN_LENGTH, YEAR_PICKER } from './constants.ts';

/** The specification's validation rules (section 5), used by the server's schemas and by the forms alike. */

/** required: non-empty; true and false count as filled. */
export function isFilled(value: unknown): boolean {
  if (value === null || value === undefined) return false;
  if (typeof value === 'string' || Array.isArray(value)) return value.length > 0;
  return true;
}

/** notBlank: non-empty with length over 0; blanks alone, and characters nobody sees, fill nothing. */
export function isNotBlank(text: string | null | undefined): boolean {
  return typeof text === 'string' && /[^\s\p{Default_Ignorable_Code_Point}]/u.test(text);
}

/** email: text, @, text, dot, text; and nothing that could break a mail header. */
export function isEmail(text: string): boolean {
  return /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;".]+$/.test(text);
}

/** longer6: empty allowed, otherwise at least 6 characters. */
export function isEmptyOrLonger6(text: string): boolean {
  return text === '' || Array.from(text).length >= PASSWORD_MIN_LENGTH;
}

/** Hyphens and dashes a Japanese keyboard writes between digits; the long-vowel mark is the most common of them. */
const DASHES = /[\u2010-\u2015\u2212\u30fc\uff70\uff0d]/g;

/** A phone number as it is kept: full-width digits and signs become the plain ones. */
export function foldPhoneNumber(text: string): string {
  return text.normalize('NFKC').replace(DASHES, '-');
}

/** Digits, plus, hyphen, brackets and blanks, as people write phone numbers; with a digit, and of either width. */
export function isPhoneNumber(text: string): boolean {
  return text === '' || /^(?=.*[0-9])[0-9+\-() ]+$/.test(foldPhoneNumber(text));
}

/** japanPostalCode: 3 digits, hyphen, 4 digits, or 7 digits. */
export function isJapanPostalCode(text: string): boolean {
  return /^(\d{3}-\d{4}|\d{7})$/.test(text);
}

/** 'YYYY-MM-DD' of a day that exists. */
export function isRealDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match || match[1]! < '1900' || match[1]! > '2200') return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

/**
 * ISO 8601 instant with seconds or without, and with its zone: '2026-11-21T03:00:00Z', '…+09:00'. Stricter than
 * `Date.parse`, which turns 30 February into March and reads what only a browser would write.
 */
export function isInstant(text: string): boolean {
  const match =
    /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d([.,]\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):?[0-5]\d)$/i.exec(
      text,
    );
  return match !== null && isRealDate(match[1]!);
}

/** Years of the year-month picker, newest first. */
export function pickerYears(
  thisYear: number,
  { past, future }: { past: number; future: number } = YEAR_PICKER,
): number[] {
  return Array.from({ length: past + future + 1 }, (_, index) => thisYear + future - index);
}

/** What the year-month picker emits: the first day of the month, 'YYYY-MM-01'; null when there is no such month. */
export function firstDayOfMonth(year: number, month: number): string | null {
  const day = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`;
  return isRealDate(day) ? day : null;
}

/** The end of a period may not be before its beginning; half-known periods are in order. Days as 'YYYY-MM-DD'. */
export function isInOrder(start: unknown, end: unknown): boolean {
  return typeof start !== 'string' || typeof end !== 'string' || start === '' || end === '' || start <= end;
}

/** Well-formed, and without the NUL that no database column takes. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

/** Whether a JSON column takes it: as JSON text a NUL and a lone surrogate are escaped, and only they are. */
export function isStorableJson(value: unknown): boolean {
  return !/(?<!\\)(\\\\)*\\u(0000|d[89a-f])/i.test(JSON.stringify(value));
}

/**
 * Characters nobody sees that change how the text around them is read: controls, embeddings, overrides and
 * isolates of direction, line and paragraph separators, annotations. In a name of one line the plain direction
 * marks too: no script needs them there, and they make two equal-looking names differ. The joiners (U+200C,
 * U+200D) stay everywhere: Persian, Hindi, Sinhala and others are spelt with them.
 */
const UNSEEN_IN_LINE = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]/u;
/** In a long text direction marks belong to Arabic and Hebrew writing, and line breaks of every kind are kept. */
const UNSEEN_IN_TEXT = /(?![\t\n\v\f\r\u0085])[\p{Cc}\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]/u;

/** A single line: a name, an address, a title. Joiners with nothing to join are no text. */
export function isCleanLine(text: string): boolean {
  return !UNSEEN_IN_LINE.test(text) && (text.trim() === '' || isNotBlank(text));
}

/** A text of several lines. */
export function isCleanText(text: string): boolean {
  return !UNSEEN_IN_TEXT.test(text);
}

/** Stored addresses are https only, and name neither a user nor a password: such links pretend to lead elsewhere. */
export function isHttpsUrl(text: string): boolean {
  try {
    const { protocol, username, password } = new URL(text);
    return protocol === 'https:' && username === '' && password === '';
  } catch {
    return false;
  }
}

/** ふりがな: hiragana or katakana, the long-vowel mark, middle dots and blanks. */
export function isKana(text: string): boolean {
  return /^[\p{Script=Hiragana}\p{Script=Katakana}ー・･ 　]+$/u.test(text);
}
