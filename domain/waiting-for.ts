import type { ApplicationState } from './application-state.ts';
import { isPastDueDay } from './tokyo-time.ts';

/** Whose turn it is in each state, null when nothing more is expected; during interviews it also depends on them. */
export const WAITING_FOR = {
  applied: 'student',
  resume_submitted: 'staff',
  in_correction: 'staff',
  returned_to_student: 'student',
  awaiting_agreement: 'student',
  correction_agreed: 'staff',
  sent_to_company: 'company',
  resume_passed: 'staff',
  interviewing: 'company',
  passed: 'student',
  resume_failed: null,
  failed: null,
  offer_accepted: null,
  offer_declined: null,
  declined_by_hf: null,
  quit_by_student: null,
} as const satisfies Record<ApplicationState, 'student' | 'staff' | 'company' | null>;

export const PARTIES_WAITED_FOR = ['staff', 'student', 'company'] as const;
export type PartyWaitedFor = (typeof PARTIES_WAITED_FOR)[number];

const STATES = Object.keys(WAITING_FOR) as ApplicationState[];

/** The order of work, by the numbers that the database keeps as an application's `turn` (migration 0135). */
export const TURNS = [...PARTIES_WAITED_FOR, null] as const;
export type Turn = (typeof TURNS)[number];

/**
 * Whose turn it can be in a state. The student is asked to pick a time for an interview, and before one is arranged it
 * is for us to arrange it.
 */
export function turnsIn(state: ApplicationState): Turn[] {
  if (state === 'resume_passed') return ['staff', 'student'];
  return state === 'interviewing' ? [...PARTIES_WAITED_FOR] : [WAITING_FOR[state]];
}

/** States of ongoing applications. */
export const OPEN_STATES: readonly ApplicationState[] = STATES.filter((state) => WAITING_FOR[state] !== null);

/** States in which the resume's due date matters: not after it was sent to the company. */
export const UNTIL_SENT: readonly ApplicationState[] = [
  'applied',
  'resume_submitted',
  'in_correction',
  'returned_to_student',
  'awaiting_agreement',
  'correction_agreed',
];

export function isOverdue(
  row: { state: ApplicationState; due_date_to_submit_resume: string | null },
  now: Date,
): boolean {
  return UNTIL_SENT.includes(row.state) && isPastDueDay(row.due_date_to_submit_resume, now);
}
