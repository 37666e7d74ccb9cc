import { fitOf, type Fit } from '../../../../domain/eligibility/fit.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import type { Actor } from '../../../../domain/roles.ts';
import type { Reader } from '../../matching/views/present-eligibility.ts';
import type { SearchFilters } from './search-filters.ts';

/**
 * What the student who asks meets; null for anybody else.
 * @throws DomainError unauthenticated or sign_up_required: nobody else may filter by it
 */
export function fitFor(filters: SearchFilters, reader: Reader | null, actor: Actor): Fit | null {
  if (reader) return fitOf(reader.student, reader.today);
  if (filters.is_fit_eq !== undefined)
    throw new DomainError(actor.identity === null ? 'unauthenticated' : 'sign_up_required');
  return null;
}
