import { DomainError, type FieldCode } from '../../../domain/error-codes.ts';

/** Limits of a payload, as bracket parameters or JSON. Beyond them: 400, never truncation. */
export const MAX_DEPTH = 8;
export const MAX_LIST_ITEMS = 1000;
export const MAX_PARAMETERS = 5000;
/** Names that could reach prototypes. */
export const FORBIDDEN_NAMES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const SHOWN_NAME = 80;

/**
 * The error for an unreadable payload.
 * @param reason in English, for the client's developer
 * @param field bracket path of the parameter or field, if known
 */
export function malformed(reason: string, field?: string, code: FieldCode = 'invalid'): DomainError {
  return new DomainError('malformed_request', {
    ...(field && { fields: { [field.slice(0, SHOWN_NAME).toWellFormed()]: [{ code }] } }),
    details: { reason },
  });
}
