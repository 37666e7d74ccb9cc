import { WORDS_CODES, type FieldError, type WordsCode } from '../error-codes.ts';
import { interfaceLanguage, type InterfaceLanguage } from '../languages.ts';
import en from './en/words.json' with { type: 'json' };
import ja from './ja/words.json' with { type: 'json' };
import { fieldMessage as plainMessage, filledIn } from './message.ts';
import vi from './vi/words.json' with { type: 'json' };

/** Separate from the other messages because students' screens never need them. */
export const wordsMessages: Record<InterfaceLanguage, Record<WordsCode, string>> = { en, ja, vi };

const isWordsCode = (code: string): code is WordsCode => (WORDS_CODES as readonly string[]).includes(code);

/** The message for a field error, including errors in mail texts, with params. */
export function fieldMessage(error: FieldError, language: string): string {
  const { code } = error;
  return isWordsCode(code)
    ? filledIn(wordsMessages[interfaceLanguage(language)][code], error.params)
    : plainMessage(error, language);
}
