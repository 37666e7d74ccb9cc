import { itemAt } from '../../../domain/required.ts';
import type { DemoCompany, DemoConditions, DemoRecruitment } from './schemas/company.ts';
import { idOf } from './schemas/names.ts';
import type { LawTexts } from './schemas/texts.ts';
import type { Text } from './schemas/values.ts';
import { fill } from './texts.ts';

/** What a job ad must state by law, chosen for each. `turn` is the company's place in the list. */

export const COMMUTING_YEN = 12_000;

export interface FixedOvertime {
  hours: number;
  pay: number;
}

const pick = (texts: readonly Text[], turn: number): Text => itemAt(texts, turn % texts.length);

/** How far the duties may change. */
export const dutiesScopeOfChange = (law: LawTexts, job: DemoRecruitment, turn: number): Text =>
  job.contract_term === 'fixed'
    ? law.duties_scope_of_change.fixed_term
    : pick(law.duties_scope_of_change.indefinite, turn);

/** How far the place of work may change. */
export function workplaceScopeOfChange(
  { workplace_scope_of_change: texts }: LawTexts,
  company: DemoCompany,
  job: DemoRecruitment,
  turn: number,
): Text {
  if (leadsAbroad(job)) return texts.abroad;
  return staysAtOneOffice(company, job) ? pick(texts.one_office, turn) : texts.several_offices;
}

const leadsAbroad = ({ recruitment_careers = [] }: DemoRecruitment) =>
  recruitment_careers.some(
    ({ last_living_country_id }) => last_living_country_id !== idOf('countries', 'JP'),
  );

/** Whether there is no other place the work could move to. */
export const staysAtOneOffice = ({ offices }: DemoCompany, job: DemoRecruitment): boolean =>
  offices.length === 1 && !leadsAbroad(job);

/** Whether there is a probation, and how long. */
export const probation = ({ probation: { none, some } }: LawTexts, { probation_months }: DemoConditions) =>
  probation_months === 0 ? none : fill(some, { months: probation_months });

/** How much overtime there is, and how it is paid. */
export const overtime = (
  { overtime: texts }: LawTexts,
  { overtime_hours: average }: DemoConditions,
  fixed: FixedOvertime | null,
): Text => (fixed ? fill(texts.fixed, { average, ...fixed }) : fill(texts.paid_by_the_minute, { average }));

/** Days off and paid leave. */
export const holidays = (law: LawTexts, { days_off, days_off_a_year }: DemoConditions): Text =>
  fill(law.holidays[days_off], { days: days_off_a_year });

/** What a bachelor earns in the first year, put together. */
export function modelSalary(
  { model_salary: texts }: LawTexts,
  base: number,
  fixed: FixedOvertime | null,
): Text {
  const total = base + (fixed?.pay ?? 0) + COMMUTING_YEN;
  const values = { base, total, commuting: COMMUTING_YEN };
  return fixed ? fill(texts.with_fixed_overtime, { ...values, ...fixed }) : fill(texts.base_alone, values);
}
