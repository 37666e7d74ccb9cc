/** The specification's validation rules (section 5), used by the server's schemas and by the forms alike. */

/** required: non-empty; true and false count as filled. */
export function isFilled(value: unknown): boolean {
  if (value === null || value === undefined) return false;
  if (typeof value === 'string' || Array.isArray(value)) return value.length > 0;
  return true;
}

/** email: text, @, text, dot, text; and nothing that could break a mail header. */
export function isEmail(text: string): boolean {
  return /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;".]+$/.test(text);
}

/** longer6: empty allowed, otherwise at least 6 characters. */
export function isEmptyOrLonger6(text: string): boolean {
  return text === '' || Array.from(text).length >= 6;
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

/** Stored addresses are https only. */
export function isHttpsUrl(text: string): boolean {
  try {
    return new URL(text).protocol === 'https:';
  } catch {
    return false;
  }
}

/** ふりがな: hiragana or katakana, the long-vowel mark, middle dots and blanks. */
export function isKana(text: string): boolean {
  return /^[\p{Script=Hiragana}\p{Script=Katakana}ー・･ 　]+$/u.test(text);
}
