import {
  APPLICATION_STATES,
  END_STATES,
  type ApplicationProgress,
  type ApplicationState,
} from './application-state.ts';
import { REAPPLIABLE_STATES } from './applying.ts';

/** Who may cause an event: the applicant, an assigned mentor, or a manager of applications. */
export type Party = 'owner' | 'assigned' | 'manager';

/** Preconditions of an event besides its state. The command checks them; they are named here for the docs. */
export type Need =
  | 'profile'
  | 'answers'
  | 'agreement'
  | 'consent'
  /**
   * The student has agreed to exactly the text that goes out, with `submit` or, for a correction, with `agree`.
   */
  | 'agreed'
  | 'correction'
  | 'reason'
  | 'comment'
  | 'contact'
  /** What was sent before has left: it cannot be taken back any more. */
  | 'left'
  /** A free place at a time that the student was asked to pick from. */
  | 'slot'
  /** The day from which staff allow a new application has come. */
  | 'reapply_day'
  | 'undo_window';

export interface TransitionRule {
  from: readonly ApplicationState[];
  by: readonly Party[];
  /** Staff may record it on the student's behalf, with a reason stored in the history. */
  on_behalf?: true;
  /** Where it ends the selection, it also cancels upcoming interviews and practices. */
  calls_off?: true;
  /** The state stays as it is. */
  stays?: true;
  needs: readonly Need[];
  /** The flags it sets. `yes` is the outcome of events that have one (passed or not, accepted or not). */
  change(now: Date, yes: boolean): Partial<ApplicationProgress>;
  /** Possible resulting states, for the diagram and the tests; the state itself is always derived. */
  to: readonly ApplicationState[];
}

const LIVE = APPLICATION_STATES.filter((state) => !END_STATES.includes(state));
const STAFF_PARTIES = ['assigned', 'manager'] as const;

/**
 * The only transition table of applications. Screens, permissions, the diagram in the docs and the available
 * buttons are all derived from it.
 */
export const TRANSITIONS = {
  submit: {
    from: ['applied', 'returned_to_student'],
    to: ['resume_submitted', 'in_correction'],
    by: ['owner'],
    needs: ['profile', 'answers', 'agreement'],
    change: (now) => ({
      have_submitted_resume_by_user_at: now,
      correction_started_at: null,
      returned_at: null,
      correction_sent_at: null,
      correction_agreed_at: null,
    }),
  },
  start_correction: {
    from: ['resume_submitted'],
    to: ['in_correction'],
    by: STAFF_PARTIES,
    needs: ['consent'],
    change: (now) => ({ correction_started_at: now }),
  },
  approve_unchanged: {
    from: ['resume_submitted', 'in_correction'],
    to: ['correction_agreed'],
    by: STAFF_PARTIES,
    needs: ['agreed'],
    change: (now) => ({ correction_agreed_at: now }),
  },
  return_to_student: {
    from: ['resume_submitted', 'in_correction'],
    to: ['returned_to_student'],
    by: STAFF_PARTIES,
    needs: ['comment'],
    change: (now) => ({ returned_at: now, correction_started_at: null }),
  },
  send_correction: {
    from: ['in_correction'],
    to: ['awaiting_agreement'],
    by: STAFF_PARTIES,
    needs: ['consent', 'correction'],
    change: (now) => ({ correction_sent_at: now }),
  },
  agree: {
    from: ['awaiting_agreement'],
    to: ['correction_agreed'],
    by: ['owner'],
    on_behalf: true,
    needs: ['agreement'],
    change: (now) => ({ correction_agreed_at: now }),
  },
  answer_correction: {
    from: ['awaiting_agreement'],
    to: ['in_correction'],
    by: ['owner'],
    needs: ['comment'],
    change: (now) => ({ correction_started_at: now, correction_sent_at: null }),
  },
  send_to_company: {
    from: ['correction_agreed'],
    to: ['sent_to_company'],
    by: STAFF_PARTIES,
    needs: ['agreed', 'contact'],
    change: (now) => ({ sent_resume_to_company_at: now }),
  },
  send_again: {
    from: ['sent_to_company'],
    to: ['sent_to_company'],
    by: STAFF_PARTIES,
    needs: ['agreed', 'contact', 'left', 'reason'],
    change: () => ({}),
  },
  record_resume_result: {
    from: ['sent_to_company'],
    to: ['resume_passed', 'resume_failed'],
    by: STAFF_PARTIES,
    needs: [],
    change: (now, passed) => ({
      is_resume_passed: passed,
      get_resume_result_at: now,
      ...(!passed && { selection_finished_at: now }),
    }),
  },
  schedule_interview: {
    from: ['resume_passed', 'interviewing'],
    to: ['interviewing'],
    by: STAFF_PARTIES,
    needs: [],
    change: () => ({}),
  },
  /** Another time or place of an interview that stands. */
  change_interview: {
    from: ['interviewing'],
    to: ['interviewing'],
    by: STAFF_PARTIES,
    needs: [],
    change: () => ({}),
  },
  /** By picking one of the times that the company offers. */
  pick_interview_slot: {
    from: ['resume_passed', 'interviewing'],
    to: ['interviewing'],
    by: ['owner'],
    needs: ['slot'],
    change: () => ({}),
  },
  record_interview_result: {
    from: ['interviewing'],
    to: ['interviewing'],
    by: STAFF_PARTIES,
    needs: [],
    change: () => ({}),
  },
  schedule_interview_practice: {
    from: ['resume_passed', 'interviewing'],
    to: ['resume_passed', 'interviewing'],
    by: STAFF_PARTIES,
    needs: [],
    change: () => ({}),
  },
  cancel_interview: {
    from: ['interviewing'],
    // Without any remaining interview the application waits for one again.
    to: ['interviewing', 'resume_passed'],
    by: STAFF_PARTIES,
    needs: ['reason'],
    change: () => ({}),
  },
  cancel_interview_practice: {
    from: ['resume_passed', 'interviewing'],
    to: ['resume_passed', 'interviewing'],
    by: STAFF_PARTIES,
    needs: ['reason'],
    change: () => ({}),
  },
  finish: {
    from: ['resume_passed', 'interviewing'],
    to: ['passed', 'failed'],
    by: STAFF_PARTIES,
    needs: [],
    calls_off: true,
    change: (now, passed) => ({ is_passed: passed, selection_finished_at: now }),
  },
  correct_result: {
    from: ['resume_passed', 'resume_failed', 'passed', 'failed'],
    to: ['resume_passed', 'resume_failed', 'interviewing', 'passed', 'failed'],
    by: ['manager'],
    needs: ['reason'],
    calls_off: true,
    // The change depends on which result is corrected: see correctedResult().
    change: () => ({}),
  },
  answer_offer: {
    from: ['passed'],
    to: ['offer_accepted', 'offer_declined'],
    by: ['owner'],
    on_behalf: true,
    needs: [],
    calls_off: true,
    change: (now, accepted) => ({ is_student_accept_offer: accepted, offer_answered_at: now }),
  },
  // The terms of the offer, written or corrected; the state does not change.
  record_offer: {
    from: ['passed'],
    to: ['passed'],
    stays: true,
    by: STAFF_PARTIES,
    needs: [],
    change: () => ({}),
  },
  undo_offer_answer: {
    from: ['offer_accepted', 'offer_declined'],
    to: ['passed'],
    by: ['owner'],
    on_behalf: true,
    needs: ['undo_window'],
    change: () => ({ is_student_accept_offer: null, offer_answered_at: null }),
  },
  decline: {
    from: LIVE,
    to: ['declined_by_hf'],
    by: STAFF_PARTIES,
    needs: ['reason'],
    calls_off: true,
    change: (now) => ({ is_declined_by_hf: true, declined_at: now }),
  },
  undo_decline: {
    from: ['declined_by_hf'],
    to: LIVE,
    by: STAFF_PARTIES,
    needs: ['undo_window'],
    change: () => ({ is_declined_by_hf: false, declined_at: null }),
  },
  quit: {
    from: LIVE,
    to: ['quit_by_student'],
    by: ['owner'],
    on_behalf: true,
    needs: ['reason'],
    calls_off: true,
    change: (now) => ({ is_quit_by_student: true, quit_at: now }),
  },
  undo_quit: {
    from: ['quit_by_student'],
    to: LIVE,
    by: ['owner'],
    on_behalf: true,
    needs: ['undo_window'],
    change: () => ({ is_quit_by_student: false, quit_at: null }),
  },
  // The day set by staff, with the decline or later; the state does not change.
  set_reapply_from: {
    from: REAPPLIABLE_STATES,
    to: REAPPLIABLE_STATES,
    stays: true,
    by: STAFF_PARTIES,
    needs: [],
    change: () => ({}),
  },
  // The new application is a separate row with its own lifecycle; this one ends here.
  apply_again: {
    from: REAPPLIABLE_STATES,
    to: REAPPLIABLE_STATES,
    stays: true,
    by: ['owner'],
    needs: ['reapply_day'],
    change: (now) => ({ reapplied_at: now }),
  },
} as const satisfies Record<string, TransitionRule>;

export type ApplicationEventName = keyof typeof TRANSITIONS;
export const APPLICATION_EVENT_NAMES = Object.keys(TRANSITIONS) as ApplicationEventName[];
