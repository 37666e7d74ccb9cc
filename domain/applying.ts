import type { ApplicationState } from './application-state.ts';
import { isPastDueDay, tokyoDay } from './tokyo-time.ts';

/** Why a recruitment takes no applications, or no second one; each is an error code. */
export type ApplyRefusal =
  'already_applied' | 'reapply_later' | 'recruitment_closed' | 'outside_appliable_term' | 'applies_elsewhere';

/** Final states after which staff may set a day for applying to the same job again. */
export const REAPPLIABLE_STATES = [
  'resume_failed',
  'failed',
  'offer_declined',
  'declined_by_hf',
] as const satisfies ApplicationState[];

const isReappliable = (state: ApplicationState): boolean => REAPPLIABLE_STATES.some((one) => one === state);

/**
 * The first day ('YYYY-MM-DD', Tokyo) on which a student can apply again after this application; null if staff
 * set none.
 * @param application as its student sees it
 */
export const reapplyDay = (application: {
  state: ApplicationState;
  reapply_from: string | null;
}): string | null => (isReappliable(application.state) ? application.reapply_from : null);

/** Why a student cannot apply again for the job of this application; null when they can. */
export function reapplyRefusal(
  application: Parameters<typeof reapplyDay>[0],
  now: Date,
): 'already_applied' | 'reapply_later' | null {
  const day = reapplyDay(application);
  if (day === null) return 'already_applied';
  return day > tokyoDay(now) ? 'reapply_later' : null;
}

export interface ApplyFacts {
  is_released: boolean;
  closed_at: string | Date | null;
  apply_deadline_on: string | null;
  peculiar_apply_url: string | null;
  appliable_terms: readonly { start_on: string | null; end_on: string | null }[];
}

/**
 * Why a recruitment takes no applications now; null when it does. A company without application periods accepts
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

/** Whether applications are open, here or at an external address. */
export function isOpen(
  { is_released, closed_at, apply_deadline_on }: Omit<ApplyFacts, 'peculiar_apply_url' | 'appliable_terms'>,
  appliable_terms: ApplyFacts['appliable_terms'],
  now: Date,
): boolean {
  const facts = { is_released, closed_at, apply_deadline_on, peculiar_apply_url: null, appliable_terms };
  return applyRefusal(facts, now) === null;
}
