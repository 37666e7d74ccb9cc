import type { RecruitmentListItem } from './api-types.ts';
import { canTellMore } from './can-tell-more.ts';

/** So many points that are not met are a little. */
const LITTLE = 2;

/** What a card says of how a job fits: of a gap that the profile may only not tell, that it is not told. */
export function badgeKind({
  verdict,
  met,
  total,
  first_gap,
}: Pick<NonNullable<RecruitmentListItem['eligibility']>, 'verdict' | 'met' | 'total' | 'first_gap'>) {
  if (verdict === 'near' && total - met > LITTLE) return 'not_yet';
  if (verdict === 'unknown') return first_gap && canTellMore(first_gap) ? 'unknown' : 'unclear';
  if (verdict === 'not_yet' && first_gap && canTellMore(first_gap)) return 'not_told';
  return verdict;
}
