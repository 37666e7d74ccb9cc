import type { Recruitment } from './api-types.ts';

type Result = NonNullable<Recruitment['eligibility']>['requirements'][number];

/** What no field of the profile can tell: a person has to look. */
const FOR_A_PERSON: readonly Result['reason'][] = [
  'asked_not_readable',
  'degree_not_comparable',
  'department_not_comparable',
  'status_unclear',
];
const MAY_BE_UNTOLD: readonly Result['reason'][] = [
  'language_not_listed',
  'examination_not_taken',
  'skill_not_listed',
  'no_jlpt',
];

/** Whether filling in or mending a field of the profile may change the answer. */
export function canTellMore({ status, reason }: Pick<Result, 'status' | 'reason'>): boolean {
  return status === 'unknown' ? !FOR_A_PERSON.includes(reason) : MAY_BE_UNTOLD.includes(reason);
}
