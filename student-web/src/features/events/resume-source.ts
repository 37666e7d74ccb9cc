import type { Student } from '../../lib/api-types.ts';

/** Which resume an event that asks for one gets: the student's own file, or the profile as we print it. */
export type ResumeSource = 'file' | 'profile';

/** The one that needs nothing more of the student. */
export const readySource = (own: Student): ResumeSource =>
  !own.has_resume && own.is_profile_enough_for_resume ? 'profile' : 'file';

/** Whether the chosen resume is there to be handed in. */
export const isReady = (own: Student, source: ResumeSource): boolean =>
  source === 'file' ? own.has_resume : own.is_profile_enough_for_resume;
