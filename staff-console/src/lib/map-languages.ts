import { LANGUAGE_CODES } from '../../../domain/languages.ts';

export const LANGUAGES: ReadonlySet<string> = new Set(LANGUAGE_CODES);

/** The languages of a map in the order people work on them: Japanese, English, Vietnamese, then as in the table. */
export function inWorkingOrder(languages: Iterable<string>): string[] {
  const first = ['ja', 'en', 'vi'];
  const rank = (language: string) => {
    const place = first.indexOf(language);
    return place >= 0 ? place : first.length + LANGUAGE_CODES.indexOf(language);
  };
  return [...languages].sort((one, other) => rank(one) - rank(other));
}
