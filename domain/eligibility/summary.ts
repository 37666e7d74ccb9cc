import {
  REQUIREMENT_STATUSES,
  type Reason,
  type Requirement,
  type RequirementResult,
  type RequirementStatus,
  type DecidingField,
} from './result.ts';

/**
 * The overall verdict, by the musts: `not_yet` when one is not met, else `near` when one is near, else
 * `unknown` when one is unknown, else `good`. Preferences count only in the numbers.
 */
export const VERDICTS = ['good', 'near', 'unknown', 'not_yet'] as const;
export type Verdict = (typeof VERDICTS)[number];

export type Summary = { verdict: Verdict; total: number } & Record<RequirementStatus, number>;

/** Worst first: what to show a student first. */
const WORST_FIRST = ['not_met', 'near', 'unknown'] as const;
const VERDICT_OF = { not_met: 'not_yet', near: 'near', unknown: 'unknown' } as const;

function verdictOf(requirements: readonly RequirementResult[]): Verdict {
  const musts = requirements.filter(({ is_must }) => is_must);
  const worst = WORST_FIRST.find((status) => musts.some((result) => result.status === status));
  return worst ? VERDICT_OF[worst] : 'good';
}

/** Counts per status, and the verdict. */
export function summaryOf(requirements: readonly RequirementResult[]): Summary {
  const counts = Object.fromEntries(
    REQUIREMENT_STATUSES.map((status) => [
      status,
      requirements.filter((result) => result.status === status).length,
    ]),
  ) as Record<RequirementStatus, number>;
  return { verdict: verdictOf(requirements), total: requirements.length, ...counts };
}

export interface Gap {
  requirement: Requirement;
  subject_id: number | null;
  status: RequirementStatus;
  is_must: boolean;
  field: DecidingField;
  reason: Reason;
}

/** For a row of a list: the verdict, how many are met, and the most important gap. */
export interface ShortEligibility {
  verdict: Verdict;
  met: number;
  total: number;
  first_gap: Gap | null;
}

/** Musts before preferences, worst first, in the order of the requirements. */
function firstGap(requirements: readonly RequirementResult[]): Gap | null {
  const gaps = [true, false].flatMap((must) =>
    WORST_FIRST.flatMap((status) =>
      requirements.filter((result) => result.is_must === must && result.status === status),
    ),
  );
  if (!gaps[0]) return null;
  const { requirement, subject_id, status, is_must, field, reason } = gaps[0];
  return { requirement, subject_id, status, is_must, field, reason };
}

export function shortEligibility({
  summary,
  requirements,
}: {
  summary: Summary;
  requirements: readonly RequirementResult[];
}): ShortEligibility {
  const { verdict, met, total } = summary;
  return { verdict, met, total, first_gap: firstGap(requirements) };
}
