import type { ErrorCode, FieldError } from '../error-codes.ts';
import { interfaceLanguage } from '../languages.ts';
import * as en from './en.ts';
import * as ja from './ja.ts';
import * as vi from './vi.ts';

const catalogues = { en, ja, vi };

/** The sentence for an error code in the page language (its interface language when the screens lack it). */
export function errorMessage(code: ErrorCode, language: string): string {
  return catalogues[interfaceLanguage(language)].errorMessages[code];
}

/** The sentence for a field error, with its params filled in. */
export function fieldMessage(error: FieldError, language: string): string {
  const template = catalogues[interfaceLanguage(language)].fieldMessages[error.code];
  return template.replace(/\{(\w+)\}/g, (_, name: string) => String(error.params?.[name] ?? ''));
}
