import { interviewAt } from '../../../../domain/appointments.ts';
import type { ApplicationState } from '../../../../domain/application-state.ts';
import type { ApplicationListItem } from '../../lib/api-types.ts';

/**
 * A state as the student meets it: an interview is something else before its day is set, before it (at the
 * company or online), and after, and while they are asked to pick its time; where
 * the profile is the resume there is nothing to write.
 */
export type Situation =
  | Exclude<ApplicationState, 'interviewing'>
  | 'applied_simple'
  | 'interview_pick'
  | 'interview_unset'
  | 'interview_coming'
  | 'interview_online'
  | 'interview_over';

/** The interview that a student thinks of: the next one to come, else the latest. */
export const interviewOf = ({
  next_interview,
  latest_interview,
}: Pick<ApplicationListItem, 'next_interview' | 'latest_interview'>) => next_interview ?? latest_interview;

type Known = Pick<
  ApplicationListItem,
  'state' | 'next_interview' | 'latest_interview' | 'interview_slot_request'
> & {
  recruitment?: { is_simple: boolean };
};

export function situationOf(application: Known, now: Date): Situation {
  const { state, interview_slot_request: request, recruitment } = application;
  if (state === 'applied' && recruitment?.is_simple) return 'applied_simple';
  if (request && request.none_fits_at === null) return 'interview_pick';
  if (state !== 'interviewing') return state;
  const interview = interviewOf(application);
  const at = interview && interviewAt(interview);
  // Passed and still interviewing: the next one is to be arranged.
  if (!interview || !at || interview.is_passed !== null) return 'interview_unset';
  if (Date.parse(at) <= now.getTime()) return 'interview_over';
  return interview.is_online ? 'interview_online' : 'interview_coming';
}

/** Who has the next step. */
export function whoIsNext(situation: Situation): 'you' | 'mentor' | 'company' | 'nobody' {
  switch (situation) {
    case 'applied':
    case 'applied_simple':
    case 'returned_to_student':
    case 'awaiting_agreement':
    case 'interview_pick':
    case 'interview_coming':
    case 'interview_online':
    case 'passed':
      return 'you';
    case 'resume_submitted':
    case 'in_correction':
    case 'correction_agreed':
    case 'resume_passed':
    case 'interview_unset':
      return 'mentor';
    case 'sent_to_company':
    case 'interview_over':
      return 'company';
    case 'resume_failed':
    case 'failed':
    case 'offer_accepted':
    case 'offer_declined':
    case 'declined_by_hf':
    case 'quit_by_student':
      return 'nobody';
  }
}
