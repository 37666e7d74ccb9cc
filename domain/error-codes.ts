import status from './error-status.json' with { type: 'json' };
import codes from './field-codes.json' with { type: 'json' };
import type plain from './messages/en/fields.json';
import type sheets from './messages/en/sheets.json';
import type words from './messages/en/words.json';

/**
 * Every error the API can return, with its HTTP status. A code is also the key of its message in
 * messages/{en,ja,vi}/*.json; the Record types in messages/catalogues.ts make a missing message a type error.
 */
export const ERROR_STATUS = status;
export type ErrorCode = keyof typeof ERROR_STATUS;

/**
 * Problems of a single field. `{max}`, `{min}`, `{minutes}`, `{characters}`, `{line}`, `{column}`, `{name}` in
 * a message are filled from its params.
 */
export type PlainFieldCode = keyof typeof plain;

/** Problems of a mail template's text; their messages are for staff only (messages/words.ts). */
export const WORDS_CODES = codes.words as readonly WordsCode[];
export type WordsCode = keyof typeof words;

/** Problems of a file with rows to import; for staff only too. */
export const SHEET_CODES = codes.sheets as readonly SheetCode[];
export type SheetCode = keyof typeof sheets;

export const FIELD_CODES = [...codes.plain, ...codes.words, ...codes.sheets] as readonly FieldCode[];
export type FieldCode = PlainFieldCode | WordsCode | SheetCode;

export type FieldError = { code: FieldCode; params?: Record<string, string | number | readonly string[]> };
/** Field errors by their path in bracket form, e.g. `user[universities][0][graduate_at]`. */
export type FieldErrors = Record<string, FieldError[]>;

/** A rejection by a business rule: carries an error code, never a sentence. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors;
  readonly details: Record<string, unknown>;
  constructor(code: ErrorCode, options: { fields?: FieldErrors; details?: Record<string, unknown> } = {}) {
    super(code);
    this.name = 'DomainError';
    this.code = code;
    this.fields = options.fields ?? {};
    this.details = options.details ?? {};
  }
}

/** Shorthand for an error about one field. */
export function fieldError(path: string, code: FieldCode, params?: FieldError['params']): DomainError {
  return new DomainError('validation_failed', { fields: { [path]: [{ code, ...(params && { params }) }] } });
}
