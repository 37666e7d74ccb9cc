import type { STUDENT_LEVELS } from './student-levels.ts';

/** The parts of an ad the release gate reads. */
export type Words = Readonly<Record<string, string>>;

/** Statutory grounds for an age limit in an ad (CLPA rule 1-3, paragraph 1). */
export const AGE_LIMIT_EXCEPTIONS = [
  'retirement_age',
  'legal_restriction',
  'long_term_career',
  'skill_succession',
  'art_expression',
  'policy_target',
] as const;
export type AgeLimitException = (typeof AGE_LIMIT_EXCEPTIONS)[number];

type SalaryField = `salary_min_${(typeof STUDENT_LEVELS)[number]}`;

export type ReleaseFacts = Record<SalaryField, number | null> & {
  title: Words;
  job_description: Words;
  duties_scope_of_change: Words;
  contract_term: 'indefinite' | 'fixed' | null;
  contract_period_description: Words;
  contract_renewal_standard: Words;
  contract_renewal_limit: Words;
  probation_description: Words;
  workplace_scope_of_change: Words;
  work_start_at: string | null;
  work_end_at: string | null;
  is_adopting_discretionary_work: boolean;
  deemed_work_hours: number | null;
  break_minutes: number | null;
  holidays_description: Words;
  overtime_description: Words;
  fixed_overtime_pay_yen: number | null;
  fixed_overtime_hours: number | null;
  base_pay_without_fixed_overtime_yen: number | null;
  is_fixed_overtime_excess_paid: boolean;
  insurance_description: Words;
  smoking_prevention_description: Words;
  recruiter_name: Words;
  age_limit: number | null;
  age_limit_exception: AgeLimitException | null;
  age_limit_reason: Words;
  apply_deadline_on: string | null;
  offices: readonly unknown[];
};
