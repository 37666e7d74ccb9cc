import { languageNames } from './intl-formats.ts';

/** Written from right to left (the platform does not tell in every browser). */
const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** Writing direction of a language. */
export function directionOf(code: string): 'rtl' | 'ltr' {
  return RIGHT_TO_LEFT.has(code) ? 'rtl' : 'ltr';
}

/** A language's name in another language, or in English where the platform does not know that one; else its code. */
export const languageName = (code: string, inLanguage: string): string =>
  languageNames(inLanguage).of(code) ?? code;
