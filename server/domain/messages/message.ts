import type { ErrorCode, FieldError, PlainFieldCode } from '../error-codes.ts';
import { interfaceLanguage } from '../languages.ts';
import * as en from './en.ts';
import * as ja from './ja.ts';
import * as vi from './vi.ts';

const catalogues = { en, ja, vi };

/** The sentence for an error code in the page language (its interface language when the screens lack it). */
export function errorMessage(code: ErrorCode, language: string): string {
  return catalogues[interfaceLanguage(language)].errorMessages[code];
}

/** A sentence with its params. */
export const filledIn = (sentence: string, params: FieldError['params'] = {}): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));

/** The sentence for a field error, with its params filled in; for the words of mails see words.ts. */
export function fieldMessage(error: FieldError, language: string): string {
  const { fieldMessages } = catalogues[interfaceLanguage(language)];
  return filledIn(fieldMessages[error.code as PlainFieldCode] ?? error.code, error.params);
}
