import type { ApplicationState } from './application-state.ts';

/**
 * Working days each step usually takes, as the screens promise them: reading a resume, agreeing to a correction,
 * sending to the company, the company's answer, arranging an interview, answering an offer.
 */
export const USUAL_DAYS = { read: 3, agree: 3, send: 2, company: 10, arrange: 5, offer: 5 } as const;
export type UsualStep = keyof typeof USUAL_DAYS;

/** What is waited for in a state, but for interviews: there it depends on how far they are. */
export const STEP_OF_STATE = {
  resume_submitted: 'read',
  in_correction: 'read',
  correction_agreed: 'send',
  sent_to_company: 'company',
  resume_passed: 'arrange',
} as const satisfies Partial<Record<ApplicationState, UsualStep>>;
