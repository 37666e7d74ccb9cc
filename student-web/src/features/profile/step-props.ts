import type { Student } from '../../lib/api-types.ts';

export type { ProfileChange } from '../../lib/save-step.ts';

/** What the editor gives each step. */
export interface StepProps {
  own: Student;
  submitLabel: string;
  /** Goes on from what is saved now. */
  onSaved(saved: Student): void;
}
