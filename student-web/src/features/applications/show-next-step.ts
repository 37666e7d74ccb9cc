/** Of the heading that says how an application stands now. */
export const NEXT_STEP_ID = 'next-title';

/** Brings that heading into sight and tells it to screen readers, once a dialog has given the focus back. */
export function showNextStep(): void {
  setTimeout(() => document.getElementById(NEXT_STEP_ID)?.focus(), 0);
}
