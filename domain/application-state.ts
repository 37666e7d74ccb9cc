/**
 * The state of an application is derived from its flags and timestamps (specification section 4) and stored
 * beside them. This is the only place that derives it.
 */
export const APPLICATION_STATES = [
  'applied',
  'resume_submitted',
  'in_correction',
  'returned_to_student',
  'awaiting_agreement',
  'correction_agreed',
  'sent_to_company',
  'resume_passed',
  'resume_failed',
  'interviewing',
  'passed',
  'failed',
  'offer_accepted',
  'offer_declined',
  'declined_by_hf',
  'quit_by_student',
] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** Final states. Declining and quitting can still be undone for a short time. */
export const END_STATES: readonly ApplicationState[] = [
  'resume_failed',
  'failed',
  'offer_accepted',
  'offer_declined',
  'declined_by_hf',
  'quit_by_student',
];

/** The flags and timestamps that record progress. Null means undecided or not yet reached. */
export interface ApplicationProgress {
  is_resume_passed: boolean | null;
  is_passed: boolean | null;
  is_declined_by_hf: boolean;
  is_quit_by_student: boolean;
  is_student_accept_offer: boolean | null;
  have_submitted_resume_by_user_at: Date | null;
  correction_started_at: Date | null;
  returned_at: Date | null;
  correction_sent_at: Date | null;
  correction_agreed_at: Date | null;
  sent_resume_to_company_at: Date | null;
  get_resume_result_at: Date | null;
  selection_finished_at: Date | null;
  declined_at: Date | null;
  quit_at: Date | null;
  offer_answered_at: Date | null;
  /** When the student applied for the same job again with another application; this one no longer changes. */
  reapplied_at: Date | null;
}

export const NEW_APPLICATION: ApplicationProgress = {
  is_resume_passed: null,
  is_passed: null,
  is_declined_by_hf: false,
  is_quit_by_student: false,
  is_student_accept_offer: null,
  have_submitted_resume_by_user_at: null,
  correction_started_at: null,
  returned_at: null,
  correction_sent_at: null,
  correction_agreed_at: null,
  sent_resume_to_company_at: null,
  get_resume_result_at: null,
  selection_finished_at: null,
  declined_at: null,
  quit_at: null,
  offer_answered_at: null,
  reapplied_at: null,
};

/** The newest timestamp of the writing phase counts; on a tie, the later step. */
function writingState(progress: ApplicationProgress): ApplicationState {
  const stamps: [Date | null, ApplicationState][] = [
    [progress.have_submitted_resume_by_user_at, 'resume_submitted'],
    [progress.correction_started_at, 'in_correction'],
    [progress.returned_at, 'returned_to_student'],
    [progress.correction_sent_at, 'awaiting_agreement'],
    [progress.correction_agreed_at, 'correction_agreed'],
  ];
  let newest = -Infinity;
  let state: ApplicationState = 'applied';
  for (const [stamp, candidate] of stamps) {
    if (stamp && stamp.getTime() >= newest) {
      newest = stamp.getTime();
      state = candidate;
    }
  }
  return state;
}

/** @param interviewCount number of interviews recorded and not cancelled */
export function deriveState(progress: ApplicationProgress, interviewCount: number): ApplicationState {
  const { is_quit_by_student, quit_at, declined_at } = progress;
  // A student who withdrew before being told of the decline counts as withdrawn.
  if (is_quit_by_student && quit_at && declined_at && quit_at > declined_at) return 'quit_by_student';
  if (progress.is_declined_by_hf) return 'declined_by_hf';
  if (is_quit_by_student) return 'quit_by_student';
  if (progress.is_student_accept_offer !== null)
    return progress.is_student_accept_offer ? 'offer_accepted' : 'offer_declined';
  if (progress.is_passed !== null) return progress.is_passed ? 'passed' : 'failed';
  if (progress.is_resume_passed === false) return 'resume_failed';
  if (progress.is_resume_passed) return interviewCount > 0 ? 'interviewing' : 'resume_passed';
  if (progress.sent_resume_to_company_at) return 'sent_to_company';
  return writingState(progress);
}
