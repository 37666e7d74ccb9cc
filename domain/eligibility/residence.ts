import { itemAt } from '../required.ts';
import { COUNTRY_ID_JAPAN } from '../constants.ts';
import type { RecruitmentFacts, StudentFacts } from './facts.ts';
import { conditionState } from './residence-conditions.ts';
import { isInEffect, RESIDENCE_STATUSES, STATUS_PATHS, type StatusPath } from './residence-tables.ts';
import {
  decided,
  type ConditionState,
  type Decision,
  type Reason,
  type RequirementResult,
  type StatusCondition,
} from './result.ts';
import { isSpecialist, workOf } from './work-kinds.ts';

type PathState = 'met' | 'near' | 'unknown' | 'missing';
/** Of the paths none of which is met. */
const BEST_FIRST: readonly PathState[] = ['near', 'unknown', 'missing'];

interface Judged {
  leads_to: string;
  state: PathState;
  conditions: { condition: StatusCondition; state: ConditionState }[];
}

/** One missing condition that can be obtained is near, unless another is unknown; more are not met. */
function judge(
  path: StatusPath,
  student: StudentFacts,
  recruitment: RecruitmentFacts,
  today: string,
): Judged {
  const work = workOf(recruitment.job_category_ids);
  const conditions = path.conditions
    .filter((rule) => isInEffect(rule, today))
    .filter((rule) => !rule.only_for_interpersonal || work.is_interpersonal)
    .map((rule) => ({ rule, state: conditionState({ student, recruitment, today, rule }) }));
  const missing = conditions.filter(({ state }) => state === 'missing');
  const hasUnknown = conditions.some(({ state }) => state === 'unknown');
  const isEarnable = missing.length === 1 && itemAt(missing, 0).rule.is_earnable;
  const isOpen = missing.length === 0 || isEarnable;
  const open: PathState = hasUnknown ? 'unknown' : isEarnable ? 'near' : 'met';
  return {
    leads_to: path.leads_to,
    state: isOpen ? open : 'missing',
    conditions: conditions.map(({ rule, state }) => ({ condition: rule.condition, state })),
  };
}

function bestPath(student: StudentFacts, recruitment: RecruitmentFacts, today: string): Judged {
  const judged: Judged[] = [];
  for (const path of STATUS_PATHS.filter((row) => isInEffect(row, today))) {
    const found = judge(path, student, recruitment, today);
    if (found.state === 'met') return found;
    judged.push(found);
  }
  return itemAt(
    BEST_FIRST.flatMap((state) => judged.find((path) => path.state === state) ?? []),
    0,
  );
}

const WORKING_DAYS = 5;

/** Hourly work within the hours a work permission grants. */
function isWithinHours(hours: number | null, recruitment: RecruitmentFacts, permitted: boolean | null) {
  const { salary_unit, work_hours } = recruitment;
  if (hours === null || permitted !== true || salary_unit !== 'hour' || work_hours === null) return false;
  return work_hours * WORKING_DAYS <= hours;
}

/** Decides by the current status alone; null when a different status is needed. */
function byStatusHeld(student: StudentFacts, recruitment: RecruitmentFacts, today: string): Reason | null {
  const record = student.residence_record;
  if (!record || record.code === null) return null;
  const rule = RESIDENCE_STATUSES.find(({ code, ...row }) => code === record.code && isInEffect(row, today));
  const isExpired = record.expires_at !== null && record.expires_at < today;
  if (isExpired && !rule?.is_without_end) return 'status_expired';
  const specialist = isSpecialist(workOf(recruitment.job_category_ids));
  switch (rule?.permits) {
    case 'unrestricted':
      return 'work_unrestricted';
    case 'specialist':
      return specialist === true ? 'status_permits_work' : specialist === null ? 'status_unclear' : null;
    case 'employer':
      return 'employer_permission_needed';
    case 'none':
      return isWithinHours(rule.hours_with_permission, recruitment, record.has_work_permission)
        ? 'within_permitted_hours'
        : null;
    default:
      return null;
  }
}

/** Statuses for which the answer is never "not met": facts outside the profile may permit the work. */
function maySayNo(student: StudentFacts): boolean {
  const { residence_record, living_country_id } = student;
  if (!residence_record || residence_record.code === null)
    return living_country_id !== null && living_country_id !== COUNTRY_ID_JAPAN;
  const permits = RESIDENCE_STATUSES.find(({ code }) => code === residence_record.code)?.permits;
  return permits === 'none' || permits === 'specialist';
}

function byPath(student: StudentFacts, path: Judged): Decision {
  const held = student.residence_record?.code ?? null;
  const field = 'residence_record';
  const isAbroad = student.living_country_id !== null && student.living_country_id !== COUNTRY_ID_JAPAN;
  if (path.state === 'met') {
    const withoutStatus = isAbroad ? 'certificate_of_eligibility_possible' : 'status_obtainable';
    return { reason: held === null ? withoutStatus : 'change_of_status_possible', field, have: held };
  }
  if (path.state === 'near' && maySayNo(student))
    return { reason: 'status_condition_missing', field, have: held };
  if (path.state === 'missing' && maySayNo(student)) return { reason: 'no_status_fits', field, have: held };
  const isUnanswered = held === null && !isAbroad;
  return { reason: isUnanswered ? 'not_answered' : 'status_unclear', field, have: held };
}

/**
 * Residence status: whether the current one permits the work, else whether the best status the job can lead to
 * is obtainable, with its conditions. "Change of status possible" is met: nearly every student needs one. Near:
 * one missing condition that can be obtained, or a permission bound to an employer. Required by law, so a must;
 * not checked for work outside Japan.
 */
export function residenceRule(
  student: StudentFacts,
  recruitment: RecruitmentFacts,
  today: string,
): RequirementResult[] {
  const countries = recruitment.office_country_ids;
  const isAllAbroad = countries.every((id) => id !== null && id !== COUNTRY_ID_JAPAN);
  if (countries.length > 0 && isAllAbroad) return [];
  const held = student.residence_record?.code ?? null;
  const question = { requirement: 'residence_status', is_must: true } as const;
  const reason = byStatusHeld(student, recruitment, today);
  if (reason !== null)
    return [decided({ ...question, asked: held }, { reason, field: 'residence_record', have: held })];
  const path = bestPath(student, recruitment, today);
  return [decided({ ...question, asked: path.leads_to }, byPath(student, path), path.conditions)];
}
