import { hasReached, PERSON_STATES, personState, type PersonFacts } from '../../domain/person-state.ts';

const student = (minimum: boolean, initialized: boolean, resume: boolean): PersonFacts => ({
  is_signed_up: true,
  is_minimum_initialized: minimum,
  is_initialized: initialized,
  is_profile_enough_for_resume: resume,
});

describe('the state of a person', () => {
  test.each<[string, PersonFacts | null, (typeof PERSON_STATES)[number]]>([
    ['nobody', null, 'logged_out'],
    ['a token without a user', { is_signed_up: false }, 'account'],
    ['an empty profile', student(false, false, false), 'signed_up'],
    ['the minimum', student(true, false, false), 'minimum_initialized'],
    ['everything asked for at first', student(true, true, false), 'initialized'],
    ['a profile that fills a resume', student(true, true, true), 'enough_for_resume'],
    ['who has cleared a field of the minimum stays', student(false, true, false), 'initialized'],
  ])('%s', (_name, facts, state) => {
    expect(personState(facts)).toBe(state);
  });

  test('every combination of flags has one state, and each state includes the ones before', () => {
    for (const [index, state] of PERSON_STATES.entries())
      expect(PERSON_STATES.map((wanted) => hasReached(state, wanted))).toEqual(
        PERSON_STATES.map((_, other) => other <= index),
      );
    for (let bits = 0; bits < 8; bits++) {
      const state = personState(student(Boolean(bits & 1), Boolean(bits & 2), Boolean(bits & 4)));
      expect(hasReached(state, 'signed_up')).toBe(true);
    }
  });
});
