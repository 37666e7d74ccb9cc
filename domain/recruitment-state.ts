import type { Role } from './roles.ts';
import { tokyoDay, tokyoDayAfter } from './tokyo-time.ts';

/** `closed` keeps its public page, which says so; `draft` and `review` exist for staff alone. */
export const RECRUITMENT_STATES = ['draft', 'review', 'released', 'closed'] as const;
export type RecruitmentState = (typeof RECRUITMENT_STATES)[number];

interface StateFacts {
  is_released: boolean;
  closed_at: Date | string | null;
  review_requested_at: Date | string | null;
}

/** The state of a recruitment, told by its own columns: there is no second record of it. */
export function recruitmentState(facts: StateFacts): RecruitmentState {
  if (facts.is_released) return facts.closed_at === null ? 'released' : 'closed';
  return facts.review_requested_at === null ? 'draft' : 'review';
}

/** From where each event leads. What makes an ad public, or keeps it so, passes the release gate as well. */
const FROM = {
  request_review: ['draft'],
  return_to_draft: ['review'],
  release: ['review'],
  close: ['released'],
  reopen: ['closed'],
  withdraw: ['released', 'closed'],
  reconfirm: ['released'],
} as const satisfies Record<string, readonly RecruitmentState[]>;

export type RecruitmentEvent = keyof typeof FROM;
export const RECRUITMENT_EVENTS = Object.keys(FROM) as RecruitmentEvent[];

export function isRecruitmentEventAllowed(state: RecruitmentState, event: RecruitmentEvent): boolean {
  return (FROM[event] as readonly RecruitmentState[]).includes(state);
}

/** What may be done to a recruitment now: managers decide, mentors read. */
export function recruitmentEventsAllowed(
  state: RecruitmentState,
  roles: ReadonlySet<Role>,
): RecruitmentEvent[] {
  if (!roles.has('manager')) return [];
  return RECRUITMENT_EVENTS.filter((event) => isRecruitmentEventAllowed(state, event));
}

/**
 * A public ad has to stay accurate and up to date (Employment Security Act art. 5-4): after so many days its facts
 * are asked of the company again.
 */
export const RECONFIRM_AFTER_DAYS = 90;

/** The last as-of day that is too old today, 'YYYY-MM-DD' of Tokyo. */
export const reconfirmDueDay = (now: Date) => tokyoDayAfter(now, -RECONFIRM_AFTER_DAYS);

/** Whether a released recruitment's facts should be asked of the company again. */
export function needsReconfirmation(facts: StateFacts & { as_of_on: string | null }, now: Date): boolean {
  if (recruitmentState(facts) !== 'released') return false;
  return facts.as_of_on === null || facts.as_of_on <= reconfirmDueDay(now);
}

/** The as-of day of an ad that is confirmed now. */
export const confirmedOn = (now: Date) => tokyoDay(now);
