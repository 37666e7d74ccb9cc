import type { ApplicationState } from './application-state.ts';

/**
 * Usual working days of each step, as the screens promise: reading a resume, agreeing to a correction, sending
 * to the company, the company's answer, arranging an interview, answering an offer.
 */
export const USUAL_DAYS = { read: 3, agree: 3, send: 2, company: 10, arrange: 5, offer: 5 } as const;
export type UsualStep = keyof typeof USUAL_DAYS;

/** The pending step of a state; for interviews it also depends on their progress. */
export const STEP_OF_STATE = {
  resume_submitted: 'read',
  in_correction: 'read',
  correction_agreed: 'send',
  sent_to_company: 'company',
  resume_passed: 'arrange',
} as const satisfies Partial<Record<ApplicationState, UsualStep>>;
