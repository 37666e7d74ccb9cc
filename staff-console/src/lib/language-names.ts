import { LANGUAGE_CODES } from '../../../domain/languages.ts';

export const LANGUAGES: ReadonlySet<string> = new Set(LANGUAGE_CODES);

/** Written from right to left (the platform does not tell in every browser). */
const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ps', 'sd', 'ur', 'yi']);

export const directionOf = (language: string): 'rtl' | 'ltr' => (RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr');

/** A language's name in the language of the screen, by the platform; its code where that has none. */
export function languageName(language: string, locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language;
}

/** The languages of a map in the order people work on them: Japanese, English, Vietnamese, then as in the table. */
export function inWorkingOrder(languages: Iterable<string>): string[] {
  const first = ['ja', 'en', 'vi'];
  const rank = (language: string) => {
    const place = first.indexOf(language);
    return place >= 0 ? place : first.length + LANGUAGE_CODES.indexOf(language);
  };
  return [...languages].sort((one, other) => rank(one) - rank(other));
}
