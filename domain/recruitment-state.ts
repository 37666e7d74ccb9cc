import type { Role } from './roles.ts';
import { tokyoDay, tokyoDayAfter } from './tokyo-time.ts';

/** `closed` keeps its public page, which says so; `draft` and `review` are visible to staff only. */
export const RECRUITMENT_STATES = ['draft', 'review', 'released', 'closed'] as const;
export type RecruitmentState = (typeof RECRUITMENT_STATES)[number];

interface StateFacts {
  is_released: boolean;
  closed_at: Date | string | null;
  review_requested_at: Date | string | null;
}

/** The state of a recruitment, derived from its own columns; it is not stored separately. */
export function recruitmentState(facts: StateFacts): RecruitmentState {
  if (facts.is_released) return facts.closed_at === null ? 'released' : 'closed';
  return facts.review_requested_at === null ? 'draft' : 'review';
}

/** The states each event is allowed in. Events that make or keep an ad public also pass the release gate. */
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

/** The events possible for a recruitment now: for managers; mentors only read. */
export function recruitmentEventsAllowed(
  state: RecruitmentState,
  roles: ReadonlySet<Role>,
): RecruitmentEvent[] {
  if (!roles.has('manager')) return [];
  return RECRUITMENT_EVENTS.filter((event) => isRecruitmentEventAllowed(state, event));
}

/**
 * A public ad must stay accurate and up to date (Employment Security Act art. 5-4): after this many days the
 * company is asked to reconfirm it.
 */
export const RECONFIRM_AFTER_DAYS = 90;

/** The latest as-of day that is out of date today, 'YYYY-MM-DD' in Tokyo. */
export const reconfirmDueDay = (now: Date) => tokyoDayAfter(now, -RECONFIRM_AFTER_DAYS);

/** Whether a released recruitment is due for reconfirmation. */
export function needsReconfirmation(facts: StateFacts & { as_of_on: string | null }, now: Date): boolean {
  if (recruitmentState(facts) !== 'released') return false;
  return facts.as_of_on === null || facts.as_of_on <= reconfirmDueDay(now);
}

/** The as-of day of an ad confirmed now. */
export const confirmedOn = (now: Date) => tokyoDay(now);
