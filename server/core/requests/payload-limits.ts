import { DomainError, type FieldCode } from '../../../domain/error-codes.ts';

/** What a payload may be at most, whether it comes as bracket parameters or as JSON. Beyond it: 400, never a cut. */
export const MAX_DEPTH = 8;
export const MAX_LIST_ITEMS = 1000;
export const MAX_PARAMETERS = 5000;
/** Names that would reach into prototypes. */
export const FORBIDDEN_NAMES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const SHOWN_NAME = 80;

/**
 * A payload that cannot be read.
 * @param reason in English, for whoever writes the client
 * @param field bracket path of the parameter or field, where there is one
 */
export function malformed(reason: string, field?: string, code: FieldCode = 'invalid'): DomainError {
  return new DomainError('malformed_request', {
    ...(field && { fields: { [field.slice(0, SHOWN_NAME).toWellFormed()]: [{ code }] } }),
    details: { reason },
  });
}
