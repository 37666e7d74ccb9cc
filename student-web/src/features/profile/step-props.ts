import type { Student } from '../../lib/api-types.ts';

export type { ProfileChange } from '../../lib/save-step.ts';

/** What the editor gives each step. */
export interface StepProps {
  own: Student;
  /** The first profile shows only what it needs. */
  isFirst: boolean;
  command: 'user__initialize_profile' | 'user__update_profile';
  submitLabel: string;
  onSaved(): void;
}
