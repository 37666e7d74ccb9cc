import type { TFunction } from 'i18next';
import type { Value } from '../../../../domain/eligibility/result.ts';
import type { Recruitment } from '../../lib/api-types.ts';
import { LEVEL_SETS, requirementTitle, valueText } from './requirement-words.ts';
import type { Wording } from './requirement-words.ts';

type Result = NonNullable<Recruitment['eligibility']>['requirements'][number];

/** With the words for how a student stands to a job. */
export interface FitWording extends Wording {
  fit: TFunction<'job_fit'>;
}

/** How the student stands to it and why, in a sentence. */
export function reasonText(row: Result, words: FitWording): string {
  const text = (value: Value) => {
    const plain = valueText(row.requirement, value, words);
    // The names of levels are sentences of their own.
    return plain && LEVEL_SETS[row.requirement] ? words.fit('quoted', { text: plain }) : plain;
  };
  return words.fit(`reason.${row.reason}`, { asked: text(row.asked), have: text(row.have) });
}

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

const WORST_FIRST: readonly Result['status'][] = ['not_met', 'near', 'unknown', 'met'];

/** What is still to be done comes first, in the order it was told. */
export function worstFirst(rows: readonly Result[]): Result[] {
  return WORST_FIRST.flatMap((status) => rows.filter((row) => row.status === status));
}

/** The count and the first gap: "You meet 5 of 6. N2 is asked, you have N3." */
export function summaryText(eligibility: NonNullable<Recruitment['eligibility']>, words: FitWording): string {
  const { met, near, total, first_gap, requirements } = eligibility;
  const count = words.fit(near > 0 ? 'countNear' : 'count', { met, near, total });
  const gap =
    first_gap &&
    requirements.find(
      (row) => row.requirement === first_gap.requirement && row.subject_id === first_gap.subject_id,
    );
  if (!gap) return count;
  const reason = reasonText(gap, words);
  const told = gap.requirement === 'jlpt' ? reason : `${requirementTitle(gap, words)} – ${reason}`;
  return words.language === 'ja' ? `${count}${told}` : `${count} ${told}`;
}
