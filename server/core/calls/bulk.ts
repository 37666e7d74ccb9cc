import { fieldError } from '../../../domain/error-codes.ts';

/** How many rows one bulk command takes. */
export const BULK_MAX = 200;

/**
 * The rows a bulk command is about: at least one, none twice.
 * @throws DomainError validation_failed
 */
export function checkIds(ids: readonly number[], field = 'ids'): void {
  if (ids.length === 0) throw fieldError(field, 'required');
  if (new Set(ids).size !== ids.length) throw fieldError(field, 'duplicate');
}
