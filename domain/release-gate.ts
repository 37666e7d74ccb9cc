import { STUDENT_LEVELS } from './student-levels.ts';
import type { ReleaseFacts, Words } from './release-facts.ts';
import rules from './release-rules.json' with { type: 'json' };
import { isPastDueDay } from './tokyo-time.ts';

/**
 * What a job ad must state before publication, by law: Employment Security Act (ESA) art. 5-3 and its
 * enforcement rule 4-2, as revised in April 2024; fixed overtime by the guideline of the Youth Employment
 * Promotion Act; age by the Comprehensive Labour Policy Act (CLPA) art. 9 and its rule 1-3. Pure: it sees only
 * the ad. The rules stand in release-rules.json in the order of the law's list, each with its source.
 */
export interface ReleaseGap {
  rule: string;
  /** The field to correct, by its name in the staff API; for texts per language, the Japanese one. */
  field: string;
  /** The legal source. */
  source: string;
  /** How to correct it, in one sentence. */
  mend: { en: string; ja: string };
}

type Rule = keyof typeof rules;
type Check = (ad: ReleaseFacts, now: Date) => boolean;
type TextField = { [K in keyof ReleaseFacts]: ReleaseFacts[K] extends Words ? K : never }[keyof ReleaseFacts];

const isFixed: Check = (ad) => ad.contract_term === 'fixed';
const hasAgeLimit: Check = (ad) => ad.age_limit !== null;
const hasFixedOvertime: Check = (ad) =>
  ad.fixed_overtime_pay_yen !== null || ad.fixed_overtime_hours !== null;

/** A text that is required in Japanese or English, always or under a condition. */
const silent =
  (field: TextField, when?: Check): Check =>
  (ad, now) =>
    (!when || when(ad, now)) && !ad[field]['ja']?.trim() && !ad[field]['en']?.trim();

const IS_MISSING: Readonly<Record<Rule, Check>> = {
  title: silent('title'),
  duties: silent('job_description'),
  duties_scope: silent('duties_scope_of_change'),
  contract_term: (ad) => ad.contract_term === null,
  contract_period: silent('contract_period_description', isFixed),
  renewal_standard: silent('contract_renewal_standard', isFixed),
  renewal_limit: silent('contract_renewal_limit', isFixed),
  probation: silent('probation_description'),
  workplace: (ad) => ad.offices.length === 0,
  workplace_scope: silent('workplace_scope_of_change'),
  work_start: (ad) => !ad.is_adopting_discretionary_work && ad.work_start_at === null,
  work_end: (ad) => !ad.is_adopting_discretionary_work && ad.work_end_at === null,
  deemed_hours: (ad) => ad.is_adopting_discretionary_work && ad.deemed_work_hours === null,
  overtime: silent('overtime_description'),
  break: (ad) => ad.break_minutes === null,
  holidays: silent('holidays_description'),
  wages: (ad) => STUDENT_LEVELS.every((level) => ad[`salary_min_${level}`] === null),
  fixed_overtime_pay: (ad, now) => hasFixedOvertime(ad, now) && ad.fixed_overtime_pay_yen === null,
  fixed_overtime_hours: (ad, now) => hasFixedOvertime(ad, now) && ad.fixed_overtime_hours === null,
  fixed_overtime_base: (ad, now) =>
    hasFixedOvertime(ad, now) && ad.base_pay_without_fixed_overtime_yen === null,
  fixed_overtime_excess: (ad, now) => hasFixedOvertime(ad, now) && !ad.is_fixed_overtime_excess_paid,
  insurance: silent('insurance_description'),
  recruiter: silent('recruiter_name'),
  smoking: silent('smoking_prevention_description'),
  age_exception: (ad, now) => hasAgeLimit(ad, now) && ad.age_limit_exception === null,
  age_reason: silent('age_limit_reason', hasAgeLimit),
  age_career: (ad, now) =>
    hasAgeLimit(ad, now) && ad.age_limit_exception === 'long_term_career' && isFixed(ad, now),
  deadline: (ad, now) => isPastDueDay(ad.apply_deadline_on, now),
};

const ALL = Object.entries(rules).map(([rule, told]) => ({
  rule,
  ...told,
  isMissing: IS_MISSING[rule as Rule],
}));
/** Only newly published ads need a deadline in the future; an ad whose deadline passes stays public. */
export const RELEASE_RULES = ALL.filter(({ rule }) => rule !== 'deadline');

/**
 * What an ad still lacks; empty when it may be public.
 * @param goesOut whether it is being published now, as opposed to edited while public
 */
export function releaseGaps(ad: ReleaseFacts, now: Date, goesOut: boolean): ReleaseGap[] {
  return (goesOut ? ALL : RELEASE_RULES)
    .filter(({ isMissing }) => isMissing(ad, now))
    .map(({ rule, field, source, mend }) => ({ rule, field, source, mend }));
}
