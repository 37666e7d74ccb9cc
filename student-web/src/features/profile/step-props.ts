import type { CommandPayload } from '../../../../server/client/contract.ts';
import type { Student } from '../../lib/api-types.ts';

/** The part of the profile a step sends. */
export type ProfileChange = Omit<CommandPayload<'user__update_profile'>['user'], 'id' | 'version'>;

/** What the editor gives each step. */
export interface StepProps {
  own: Student;
  submitLabel: string;
  /** Goes on from what is saved now. */
  onSaved(saved: Student): void;
}
