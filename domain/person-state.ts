/**
 * The states of a person in order (specification section 4); each includes the previous ones. Redirects and
 * call requirements are decided by this state, never by single flags.
 */
export const PERSON_STATES = [
  'logged_out',
  'account',
  'signed_up',
  'minimum_initialized',
  'initialized',
  'enough_for_resume',
] as const;
export type PersonState = (typeof PERSON_STATES)[number];

/** The relevant part of own data; null without a session. */
export type PersonFacts =
  | { is_signed_up: false }
  | {
      is_signed_up: true;
      is_minimum_initialized: boolean;
      is_initialized: boolean;
      is_profile_enough_for_resume: boolean;
    };

/**
 * The highest state reached. `is_initialized` is permanent, so clearing a field keeps a student initialized; a
 * profile is sufficient for a resume only as long as it really is.
 */
export function personState(person: PersonFacts | null): PersonState {
  if (person === null) return 'logged_out';
  if (!person.is_signed_up) return 'account';
  if (person.is_profile_enough_for_resume) return 'enough_for_resume';
  if (person.is_initialized) return 'initialized';
  return person.is_minimum_initialized ? 'minimum_initialized' : 'signed_up';
}

/** Whether a person has reached a state. */
export function hasReached(state: PersonState, wanted: PersonState): boolean {
  return PERSON_STATES.indexOf(state) >= PERSON_STATES.indexOf(wanted);
}
