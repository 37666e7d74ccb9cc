import { interviewAt } from './appointments.ts';
import type { ApplicationState } from './application-state.ts';
import { isAboutToLeave } from './application-undo.ts';
import { WAITING_FOR, type PartyWaitedFor } from './waiting-for.ts';

/**
 * A state as the student meets it: a resume that was sent waits first, as long as that can be taken back; an interview
 * is something else before its day is set, before it (at the company or online), and after, and while they are asked
 * to pick its time; where the profile is the resume there is nothing to write.
 */
export type Situation =
  | Exclude<ApplicationState, 'interviewing'>
  | 'applied_simple'
  | 'about_to_leave'
  | 'interview_pick'
  | 'interview_unset'
  | 'interview_coming'
  | 'interview_online'
  | 'interview_over';

interface Planned {
  conduct_at: string | null;
  fixed_schedule_at: string | null;
  is_passed: boolean | null;
  is_online: boolean;
}

interface Known<I extends Planned> {
  state: ApplicationState;
  sent_resume_to_company_at: string | null;
  next_interview: I | null;
  latest_interview: I | null;
  interview_slot_request: { none_fits_at: string | null } | null;
  recruitment?: { is_simple: boolean };
}

/** The interview that a student thinks of: the next one to come, else the latest. */
export const interviewOf = <I>({
  next_interview,
  latest_interview,
}: {
  next_interview: I | null;
  latest_interview: I | null;
}): I | null => next_interview ?? latest_interview;

export function situationOf<I extends Planned>(application: Known<I>, now: Date): Situation {
  const { state, interview_slot_request: request, recruitment } = application;
  if (state === 'applied' && recruitment?.is_simple) return 'applied_simple';
  if (isAboutToLeave(application, now)) return 'about_to_leave';
  if (request && request.none_fits_at === null) return 'interview_pick';
  if (state !== 'interviewing') return state;
  const interview = interviewOf(application);
  const at = interview && interviewAt(interview);
  // Passed and still interviewing: the next one is to be arranged.
  if (!interview || !at || interview.is_passed !== null) return 'interview_unset';
  if (Date.parse(at) <= now.getTime()) return 'interview_over';
  return interview.is_online ? 'interview_online' : 'interview_coming';
}

/** Whether a day is set on which student and company meet. */
export const isInterviewAhead = (situation: Situation): boolean =>
  situation === 'interview_coming' || situation === 'interview_online';

/** Whose turn it is: as lists have it by the state, and closer where more is known. */
export function turnIn(situation: Situation): PartyWaitedFor | null {
  switch (situation) {
    case 'applied_simple':
    case 'interview_pick':
      return 'student';
    case 'about_to_leave':
    case 'interview_unset':
      return 'staff';
    case 'interview_coming':
    case 'interview_online':
    case 'interview_over':
      return WAITING_FOR.interviewing;
    default:
      return WAITING_FOR[situation];
  }
}
