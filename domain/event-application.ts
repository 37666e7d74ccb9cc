import type { ErrorCode } from './error-codes.ts';

/**
 * A seat wanted at an event (specification section 4): what its flags mean together, and what is possible with
 * it now. Commands refuse and screens show by these functions alone.
 */
export const EVENT_APPLICATION_STATES = ['applied', 'waiting', 'confirmed', 'cancelled'] as const;
export type EventApplicationState = (typeof EVENT_APPLICATION_STATES)[number];

export interface EventApplicationFlags {
  is_confirmed: boolean;
  is_cancelled: boolean;
  is_waiting: boolean;
}

interface EventTerm {
  start_at: Date;
  /** The last instant that counts; null: the start is it. */
  deadline: Date | null;
}
interface EventFacts extends EventTerm {
  apply_url: string | null;
  is_need_resume_file: boolean;
  form_id: number | null;
}

/** Cancelled beats confirmed beats waiting beats applied. */
export function eventApplicationState(flags: EventApplicationFlags): EventApplicationState {
  if (flags.is_cancelled) return 'cancelled';
  if (flags.is_confirmed) return 'confirmed';
  return flags.is_waiting ? 'waiting' : 'applied';
}

/** Whether the applicant has a seat: the message to those who come is for them, not for who waits or left. */
export function hasSeat(flags: EventApplicationFlags): boolean {
  const state = eventApplicationState(flags);
  return state === 'applied' || state === 'confirmed';
}

/** Applications end with the deadline, the instant itself included. */
function isTermOver({ start_at, deadline }: EventTerm, now: Date): boolean {
  return now.getTime() > (deadline ?? start_at).getTime();
}
const hasStarted = ({ start_at }: EventTerm, now: Date) => now.getTime() >= start_at.getTime();

/** Why an event takes no application; each is an error code. */
export type EventApplyRefusal =
  'already_applied_event' | 'deadline_over' | 'applies_elsewhere' | 'resume_file_missing';

/** Why an event takes no application of this person now; null when it does. Null facts of a visitor refuse nothing. */
export function applyEventRefusal(
  event: EventFacts,
  applicant: { has_live_application: boolean; has_resume_file: boolean } | null,
  now: Date,
): EventApplyRefusal | null {
  if (applicant?.has_live_application) return 'already_applied_event';
  if (isTermOver(event, now)) return 'deadline_over';
  if (event.apply_url) return 'applies_elsewhere';
  if (event.is_need_resume_file && applicant && !applicant.has_resume_file) return 'resume_file_missing';
  return null;
}

/** Why the form cannot be answered, or answered anew, now. */
export function answerEventFormRefusal(
  flags: EventApplicationFlags,
  event: EventTerm,
  now: Date,
): ErrorCode | null {
  if (flags.is_cancelled) return 'event_cancelled';
  return isTermOver(event, now) ? 'deadline_over' : null;
}

/** Why it cannot be confirmed. Confirming again is harmless at any time; who waits has nothing to confirm yet. */
export function confirmEventRefusal(
  flags: EventApplicationFlags,
  event: EventTerm,
  now: Date,
): ErrorCode | null {
  const state = eventApplicationState(flags);
  if (state === 'cancelled') return 'event_cancelled';
  if (state === 'confirmed') return null;
  if (hasStarted(event, now)) return 'event_started';
  return state === 'waiting' ? 'event_waiting' : null;
}

/** Why it cannot be cancelled. Cancelling is possible until the start, past the deadline too; again is harmless. */
export function cancelEventRefusal(
  flags: EventApplicationFlags,
  event: EventTerm,
  now: Date,
): ErrorCode | null {
  if (flags.is_cancelled) return null;
  return hasStarted(event, now) ? 'event_started' : null;
}

/** What the holder of an application can do with it now that would change something. */
export function possibleWithEventApplication(
  flags: EventApplicationFlags,
  event: EventFacts,
  now: Date,
): { confirm: boolean; cancel: boolean; answer_form: boolean } {
  return {
    confirm: !flags.is_confirmed && confirmEventRefusal(flags, event, now) === null,
    cancel: !flags.is_cancelled && cancelEventRefusal(flags, event, now) === null,
    answer_form: event.form_id !== null && answerEventFormRefusal(flags, event, now) === null,
  };
}
