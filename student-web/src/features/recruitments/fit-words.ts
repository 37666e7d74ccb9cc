import type { TFunction } from 'i18next';
import type { Value } from '../../../../domain/eligibility/result.ts';
import type { Recruitment } from '../../lib/api-types.ts';
import { canTellMore } from '../../lib/can-tell-more.ts';
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
  const told = gapText(gap, words);
  return words.language === 'ja' ? `${count}${told}` : `${count} ${told}`;
}

/** The first gap: "Nice to have, not on your profile: SQL." */
function gapText(gap: Result, words: FitWording): string {
  const title = requirementTitle(gap, { ...words, isInGroup: gap.requirement === 'skill' });
  const wish = gap.is_must ? 'must' : 'wish';
  if (canTellMore(gap)) return words.fit(`gap.untold.${wish}`, { title });
  const reason = reasonText(gap, words);
  if (gap.requirement === 'jlpt') return reason;
  return words.fit(`gap.${wish}`, { title, reason });
}
