import type { Days } from './days.ts';
import type { Row } from './insert.ts';
import * as law from './law-texts.ts';
import { trainings, valuedPoints } from './phrases.ts';
import { map, paragraphs } from './texts.ts';
import type { DemoCompany, DemoConditions, DemoJob, Text } from './types.ts';

const MONTHS = 12;

/** A bachelor's pay and what the other levels differ from it, in yen a month. */
function salaries(job: DemoJob): Row {
  const times = job.yearly ? MONTHS : 1;
  const top = job.salary + (job.range ?? 20_000);
  const between = (plus: number) => [(job.salary + plus) * times, (top + plus) * times];
  const [professionalMin, professionalMax] = between(-10_000);
  const [bachelorMin, bachelorMax] = between(0);
  const [masterMin, masterMax] = between(15_000);
  const [doctorMin, doctorMax] = between(32_000);
  const [midMin, midMax] = between(45_000);
  return {
    salary_unit: job.yearly ? 'year' : 'month',
    salary_min_professional_school: job.departmentMust ? null : professionalMin,
    salary_max_professional_school: job.departmentMust ? null : professionalMax,
    salary_min_bachelor: bachelorMin,
    salary_max_bachelor: bachelorMax,
    salary_min_master: masterMin,
    salary_max_master: masterMax,
    salary_min_doctor: doctorMin,
    salary_max_doctor: doctorMax,
    salary_min_mid_career: job.midCareer ? midMin : null,
    salary_max_mid_career: job.midCareer ? midMax : null,
    model_salary_allowance_value: 12_000,
    model_salary_description: law.modelSalary(job.salary, job.fixedOvertime),
  };
}

/** 'HH:MM' to hours between start and end, less the break. */
function workHours({ start, end, rest }: DemoConditions): number {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return Math.round(((minutes(end) - minutes(start) - rest) / 60) * 100) / 100;
}

/** Released ones came out on different days of the last four months; a tenth of them this week. */
function dates(job: DemoJob, turn: number, days: Days): Row {
  const age = 2 + ((turn * 37) % 115);
  const closed = job.state === 'closed';
  const draft = job.state === 'draft';
  return {
    is_released: !draft,
    published_at: draft ? null : days.at(closed ? -age - 60 : -age, 9 + (turn % 9), (turn * 13) % 60),
    closed_at: closed ? days.at(-(turn % 20) - 3, 18) : null,
    as_of_on: draft ? null : days.day(-(turn % 21)),
    apply_deadline_on: job.deadlineInDays === undefined ? null : days.day(job.deadlineInDays),
    created_at: days.at(-age - 70, 10),
    updated_at: days.at(-(turn % 21) - 1, 16),
  };
}

/** One recruitment's own columns. `turn` is its place among all, which varies what no ad says by itself. */
export function recruitmentFields(
  company: DemoCompany,
  job: DemoJob,
  place: { company: number; job: number; turn: number },
  days: Days,
): Row {
  const conditions = { ...company.conditions, ...job.conditions };
  const languages = job.title[2] === undefined ? ['ja', 'en'] : ['ja', 'en', 'vi'];
  const text = (value: Text) => map(value, languages);
  const { turn } = place;
  const appeal = company.appeals[place.job % company.appeals.length]!;
  const first = valuedPoints[(turn * 7) % valuedPoints.length]!;
  const second = valuedPoints[(turn * 7 + 3 + (turn % 5)) % valuedPoints.length]!;
  const { model_salary_description, ...pay } = salaries(job);

  return {
    ...dates(job, turn, days),
    ...pay,
    model_salary_description: text(model_salary_description as Text),
    title: text(job.title),
    job_description: text(job.duties),
    appeal_point: text(paragraphs(job.point, appeal)),
    ideal_person: text(job.ideal),
    selection_valued_point: text(paragraphs(first, second)),
    age_limit: job.ageLimit ?? null,
    age_limit_exception: job.ageLimit ? 'long_term_career' : null,
    age_limit_reason: job.ageLimit ? text(law.ageLimitReason(job.ageLimit)) : {},
    required_jlpt: job.jlpt,
    is_school_department_category_must: job.departmentMust ?? false,
    is_consedering_japanese_level_growth: job.growth ?? false,
    is_available_by_mid_career: job.midCareer ?? false,
    is_available_from_overseas: job.overseas ?? false,
    is_driver_license_required_before_joining: job.license === 'before',
    is_driver_license_required_after_joining: job.license === 'after',
    has_driver_license_support: job.license === 'after',
    is_simple: job.simple ?? false,
    is_shown_on_top: job.top ?? false,
    is_japanese_only_for_resume_questions: job.japaneseOnly ?? false,
    peculiar_apply_url: job.applyUrl ?? null,
    is_salary_decided_by_interview: job.midCareer ?? false,
    has_bonus: conditions.bonusMonths > 0,
    is_adopting_flextime: conditions.flextime ?? false,
    work_start_at: conditions.start,
    work_end_at: conditions.end,
    work_hours: workHours(conditions),
    break_minutes: conditions.rest,
    has_training: true,
    training_description: text(trainings[(place.company * 2 + place.job) % trainings.length]!),
    dress_id: conditions.dress,
    minimum_degree_id: job.departmentMust ? 1 : null,
    duties_scope_of_change: text(law.dutiesScopeOfChange(job, place.company)),
    contract_term: job.fixedTerm ? 'fixed' : 'indefinite',
    contract_period_description: job.fixedTerm ? text(law.contractPeriod) : {},
    contract_renewal_standard: job.fixedTerm ? text(law.renewalStandard) : {},
    contract_renewal_limit: job.fixedTerm ? text(law.renewalLimit) : {},
    probation_description: text(law.probation(conditions.probation)),
    workplace_scope_of_change: text(law.workplaceScopeOfChange(company, job, place.company)),
    overtime_description: text(law.overtime(conditions, job.fixedOvertime)),
    fixed_overtime_pay_yen: job.fixedOvertime?.[1] ?? null,
    fixed_overtime_hours: job.fixedOvertime?.[0] ?? null,
    base_pay_without_fixed_overtime_yen: job.fixedOvertime ? job.salary : null,
    is_fixed_overtime_excess_paid: job.fixedOvertime !== undefined,
    holidays_description: text(law.holidays(conditions)),
    smoking_prevention_description: text(law.smoking[conditions.smoking]),
    is_dispatch: false,
    recruiter_name: text(company.name),
    insurance_description: text(law.insurances),
    importance_rating_of_school: 1 + (turn % 4),
    importance_rating_of_japanese: job.jlpt === null ? 2 : Math.max(2, 6 - job.jlpt),
    importance_rating_of_skill: job.must ? 5 : 2 + (turn % 3),
    importance_rating_of_personality: 3 + (turn % 3),
  };
}
