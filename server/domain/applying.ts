import { isPastDueDay, tokyoDay } from './tokyo-time.ts';

/** Why nobody can apply for a recruitment, or not again; each is an error code. */
export type ApplyRefusal =
  'already_applied' | 'recruitment_closed' | 'outside_appliable_term' | 'applies_elsewhere';

interface ApplyFacts {
  is_released: boolean;
  closed_at: string | Date | null;
  apply_deadline_on: string | null;
  peculiar_apply_url: string | null;
  appliable_terms: readonly { start_on: string | null; end_on: string | null }[];
}

/**
 * Why a recruitment takes no applications now; null when it does. Without any appliable term a company takes
 * applications all year.
 */
export function applyRefusal(facts: ApplyFacts, now: Date): ApplyRefusal | null {
  if (!facts.is_released || facts.closed_at !== null) return 'recruitment_closed';
  if (isPastDueDay(facts.apply_deadline_on, now)) return 'recruitment_closed';
  if (facts.peculiar_apply_url) return 'applies_elsewhere';
  const today = tokyoDay(now);
  const inTerm = ({ start_on, end_on }: { start_on: string | null; end_on: string | null }) =>
    (start_on === null || start_on <= today) && (end_on === null || today <= end_on);
  if (facts.appliable_terms.length > 0 && !facts.appliable_terms.some(inTerm))
    return 'outside_appliable_term';
  return null;
}
