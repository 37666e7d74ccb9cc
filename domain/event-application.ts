import type { ErrorCode } from './error-codes.ts';
import { tokyoDay } from './tokyo-time.ts';

/**
 * An application for an event (specification section 4): what its flags mean together, and what is possible
 * now. Both the commands and the screens rely on these functions.
 */
export const EVENT_APPLICATION_STATES = ['applied', 'waiting', 'confirmed', 'cancelled'] as const;
export type EventApplicationState = (typeof EVENT_APPLICATION_STATES)[number];

export interface EventApplicationFlags {
  is_confirmed: boolean;
  is_cancelled: boolean;
  is_waiting: boolean;
  /** Whether they came; null until it is recorded. */
  is_attended: boolean | null;
}

interface EventTerm {
  start_at: Date;
  /** Last instant for applications; null: the start of the event. */
  deadline: Date | null;
}
interface EventFacts extends EventTerm {
  apply_url: string | null;
  is_need_resume_file: boolean;
  form_id: number | null;
}

/** Precedence: cancelled, confirmed, waiting, applied. */
export function eventApplicationState(flags: EventApplicationFlags): EventApplicationState {
  if (flags.is_cancelled) return 'cancelled';
  if (flags.is_confirmed) return 'confirmed';
  return flags.is_waiting ? 'waiting' : 'applied';
}

/** Whether the applicant has a seat. Only they get the message for participants. */
export function hasSeat(flags: EventApplicationFlags): boolean {
  const state = eventApplicationState(flags);
  return state === 'applied' || state === 'confirmed';
}

/** What is known of who came, as lists and filters call it. */
export const ATTENDANCES = ['attended', 'absent', 'unrecorded'] as const;
export type Attendance = (typeof ATTENDANCES)[number];

/** What is known of whether somebody with a seat came; null for who never had one to come to. */
export function attendanceOf(flags: EventApplicationFlags): Attendance | null {
  if (flags.is_attended === null) return hasSeat(flags) ? 'unrecorded' : null;
  return flags.is_attended ? 'attended' : 'absent';
}

/** Applications close after the deadline; the instant itself is still in time. */
function isTermOver({ start_at, deadline }: EventTerm, now: Date): boolean {
  return now.getTime() > (deadline ?? start_at).getTime();
}
const hasStarted = ({ start_at }: EventTerm, now: Date) => now.getTime() >= start_at.getTime();

/** Why an event takes no application; each is an error code. */
export type EventApplyRefusal =
  'already_applied_event' | 'deadline_over' | 'applies_elsewhere' | 'resume_file_missing';

/**
 * Why an event takes no application from this person now; null when it does. A visitor's unknown facts never
 * cause a rejection.
 */
export function applyEventRefusal(
  event: EventFacts,
  applicant: { has_live_application: boolean; has_resume: boolean } | null,
  now: Date,
): EventApplyRefusal | null {
  if (applicant?.has_live_application) return 'already_applied_event';
  if (isTermOver(event, now)) return 'deadline_over';
  if (event.apply_url) return 'applies_elsewhere';
  if (event.is_need_resume_file && applicant && !applicant.has_resume) return 'resume_file_missing';
  return null;
}

/** Why the form cannot be answered, or answered again, now. */
export function answerEventFormRefusal(
  flags: EventApplicationFlags,
  event: EventTerm,
  now: Date,
): ErrorCode | null {
  if (flags.is_cancelled) return 'event_cancelled';
  return isTermOver(event, now) ? 'deadline_over' : null;
}

/**
 * Why it cannot be confirmed. Confirming again is always harmless; on the waiting list there is nothing to
 * confirm yet.
 */
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

/**
 * Why it cannot be cancelled. Possible until the start, even past the deadline, but not for who has come already; cancelling
 * again is harmless.
 */
export function cancelEventRefusal(
  flags: EventApplicationFlags,
  event: EventTerm,
  now: Date,
): ErrorCode | null {
  if (flags.is_cancelled) return null;
  if (hasStarted(event, now)) return 'event_started';
  return flags.is_attended ? 'event_checked_in' : null;
}

/** Check-in opens on the day of the event: doors open before the start. */
export const isCheckInOpen = ({ start_at }: Pick<EventTerm, 'start_at'>, now: Date): boolean =>
  tokyoDay(now) >= tokyoDay(start_at);

/**
 * Why it cannot be recorded that they came (true), did not come (false), or that neither is known (null). Somebody on
 * the waiting list who is let in gets a seat by it. That nobody came is not known before the start.
 */
export function recordAttendanceRefusal(
  flags: EventApplicationFlags,
  is_attended: boolean | null,
  event: EventTerm,
  now: Date,
): ErrorCode | null {
  if (flags.is_cancelled) return 'event_cancelled';
  if (is_attended === null) return null;
  if (is_attended) return isCheckInOpen(event, now) ? null : 'check_in_not_open';
  if (!hasStarted(event, now)) return 'event_not_started';
  return flags.is_waiting ? 'event_waiting' : null;
}

/** The actions that would change something for the holder of an application now. */
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
