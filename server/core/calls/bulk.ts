import { fieldError } from '../../../domain/error-codes.ts';

/**
 * Validates the ids of a bulk command: at least one, no duplicates.
 * @throws DomainError validation_failed
 */
export function checkIds(ids: readonly number[], field = 'ids'): void {
  if (ids.length === 0) throw fieldError(field, 'required');
  if (new Set(ids).size !== ids.length) throw fieldError(field, 'duplicate');
}
