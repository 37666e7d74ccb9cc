import { itemAt } from '../../../domain/required.ts';
import { recruitment as table } from '../../../domain/entities/recruitment.ts';
import type { Days } from './days.ts';
import type { Row } from './insert.ts';
import * as law from './law-texts.ts';
import type { DemoCompany, DemoConditions, DemoRecruitment } from './schemas/company.ts';
import { columnsTold } from './schemas/entity.ts';
import { idOf } from './schemas/names.ts';
import { fill, paragraphs } from './texts.ts';
import type { DemoWorld } from './world.ts';

const MONTHS = 12;

/** A bachelor's pay and what the other levels differ from it, in yen. */
function salaries(job: DemoRecruitment): Row {
  const times = job.salary_unit === 'year' ? MONTHS : 1;
  const between = (plus: number) => [(job.salary.from + plus) * times, (job.salary.to + plus) * times];
  const [professionalMin, professionalMax] = between(-10_000);
  const [bachelorMin, bachelorMax] = between(0);
  const [masterMin, masterMax] = between(15_000);
  const [doctorMin, doctorMax] = between(32_000);
  const [midMin, midMax] = between(45_000);
  const isForProfessionals = !job.is_school_department_category_must;
  return {
    salary_min_professional_school: isForProfessionals ? professionalMin : null,
    salary_max_professional_school: isForProfessionals ? professionalMax : null,
    salary_min_bachelor: bachelorMin,
    salary_max_bachelor: bachelorMax,
    salary_min_master: masterMin,
    salary_max_master: masterMax,
    salary_min_doctor: doctorMin,
    salary_max_doctor: doctorMax,
    salary_min_mid_career: job.is_available_by_mid_career ? midMin : null,
    salary_max_mid_career: job.is_available_by_mid_career ? midMax : null,
    is_salary_decided_by_interview: job.is_available_by_mid_career ?? false,
    model_salary_allowance_value: law.COMMUTING_YEN,
  };
}

/** 'HH:MM' to hours between start and end, less the break. */
function workHours({ start, end, break_minutes }: DemoConditions): number {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return Math.round(((minutes(end) - minutes(start) - break_minutes) / 60) * 100) / 100;
}

/** Released ones came out on different days of the last four months; a tenth of them this week. */
function dates({ state }: DemoRecruitment, turn: number, days: Days): Row {
  const age = 2 + ((turn * 37) % 115);
  const closed = state === 'closed';
  const draft = state === 'draft';
  return {
    is_released: !draft,
    published_at: draft ? null : days.at(closed ? -age - 60 : -age, 9 + (turn % 9), (turn * 13) % 60),
    closed_at: closed ? days.at(-(turn % 20) - 3, 18) : null,
    as_of_on: draft ? null : days.day(-(turn % 21)),
    created_at: days.at(-age - 70, 10),
    updated_at: days.at(-(turn % 21) - 1, 16),
  };
}

function contract({ contract_term }: DemoRecruitment, texts: DemoWorld['law']): Row {
  if (contract_term !== 'fixed') return { contract_term: 'indefinite' };
  return {
    contract_period_description: texts.contract_period,
    contract_renewal_standard: texts.renewal_standard,
    contract_renewal_limit: texts.renewal_limit,
  };
}

const ageLimit = ({ age_limit }: DemoRecruitment, texts: DemoWorld['law']): Row =>
  age_limit
    ? {
        age_limit_exception: 'long_term_career',
        age_limit_reason: fill(texts.age_limit_reason, { age: age_limit }),
      }
    : {};

/**
 * One recruitment's own columns: what its file does not tell follows from the company, from what it does tell, and
 * from `turn`, its place among all.
 */
export function recruitmentFields(
  { law: texts, phrases }: DemoWorld,
  company: DemoCompany,
  job: DemoRecruitment,
  place: { company: number; job: number; turn: number },
  days: Days,
): Row {
  const conditions = { ...company.conditions, ...job.conditions };
  const { turn } = place;
  const { trainings, valued_points } = phrases;
  const appeal = itemAt(company.appeals, place.job % company.appeals.length);
  const first = itemAt(valued_points, (turn * 7) % valued_points.length);
  const second = itemAt(valued_points, (turn * 7 + 3 + (turn % 5)) % valued_points.length);
  const { fixed_overtime_hours: hours, fixed_overtime_pay_yen: pay } = job;
  const fixed = hours && pay ? { hours, pay } : null;
  // The pay that an ad names first contains the fixed overtime.
  const base = job.salary.from - (fixed?.pay ?? 0);

  return {
    ...dates(job, turn, days),
    ...salaries(job),
    ...contract(job, texts),
    ...ageLimit(job, texts),
    model_salary_description: law.modelSalary(texts, base, fixed),
    selection_valued_point: paragraphs(first, second),
    has_bonus: conditions.bonus_months > 0,
    is_adopting_flextime: conditions.has_flextime ?? false,
    work_start_at: conditions.start,
    work_end_at: conditions.end,
    work_hours: workHours(conditions),
    break_minutes: conditions.break_minutes,
    has_training: true,
    training_description: itemAt(trainings, (place.company * 2 + place.job) % trainings.length),
    dress_id: conditions.dress,
    minimum_degree_id: job.is_school_department_category_must ? idOf('degrees', 'Bachelor') : null,
    duties_scope_of_change: law.dutiesScopeOfChange(texts, job, place.company),
    probation_description: law.probation(texts, conditions),
    workplace_scope_of_change: law.workplaceScopeOfChange(texts, company, job, place.company),
    is_without_transfers: law.staysAtOneOffice(company, job),
    overtime_description: law.overtime(texts, conditions, fixed),
    base_pay_without_fixed_overtime_yen: fixed ? base : null,
    is_fixed_overtime_excess_paid: fixed !== null,
    holidays_description: law.holidays(texts, conditions),
    smoking_prevention_description: texts.smoking[conditions.smoking],
    is_dispatch: false,
    recruiter_name: company.official_name,
    insurance_description: texts.insurances,
    importance_rating_of_school: 1 + (turn % 4),
    importance_rating_of_japanese: job.required_jlpt ? Math.max(2, 6 - job.required_jlpt) : 2,
    importance_rating_of_skill: job.required_skills?.some(({ is_must }) => is_must) ? 5 : 2 + (turn % 3),
    importance_rating_of_personality: 3 + (turn % 3),
    ...columnsTold(table.fields, job, days),
    appeal_point: paragraphs(job.appeal_point, appeal),
  };
}
