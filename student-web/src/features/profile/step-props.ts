import type { CommandPayload } from '../../../../server/client/contract.ts';
import type { Student } from '../../lib/api-types.ts';

/** The part of the profile a step sends. */
export type ProfileChange = Omit<CommandPayload<'user__update_profile'>['user'], 'id' | 'version'>;

/** What the editor gives each step. */
export interface StepProps {
  own: Student;
  /** The first profile shows only what it needs. */
  isFirst: boolean;
  command: 'user__initialize_profile' | 'user__update_profile';
  submitLabel: string;
  onSaved(): void;
}
