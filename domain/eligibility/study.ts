import { STUDY_DEPARTMENT_CATEGORY_ID } from '../constants.ts';
import { DEGREE_ID, DEGREE_RANKS, SIDE_OF_FACULTY, type Side } from './education-tables.ts';
import { educationsOf, graduationDay } from './education.ts';
import type { Department, RecruitmentFacts, StudentFacts } from './facts.ts';
import { decided, type Decision, type RequirementResult } from './result.ts';

const OTHER_OF: Readonly<Record<number, Side>> = {
  [STUDY_DEPARTMENT_CATEGORY_ID.other_arts]: 'arts',
  [STUDY_DEPARTMENT_CATEGORY_ID.other_sciences]: 'sciences',
};

const sideOf = ({ id, faculty_category_id }: Department): Side | null =>
  OTHER_OF[id] ?? (faculty_category_id === null ? null : (SIDE_OF_FACULTY[faculty_category_id] ?? null));

/** Compares one department with the targets. */
function compare(own: Department, targets: readonly Department[]): Decision['reason'] {
  if (targets.some(({ id }) => id === own.id)) return 'department_targeted';
  const side = sideOf(own);
  if (side !== null && targets.some(({ id }) => OTHER_OF[id] === side)) return 'department_of_the_side';
  const isOther = OTHER_OF[own.id] !== undefined;
  const isRelated = targets.some((target) =>
    isOther
      ? sideOf(target) === side
      : target.faculty_category_id !== null && target.faculty_category_id === own.faculty_category_id,
  );
  if (isRelated) return 'related_department';
  return side === null ? 'department_not_comparable' : 'other_department';
}

const BEST_FIRST = [
  'department_targeted',
  'department_of_the_side',
  'related_department',
  'department_not_comparable',
  'other_department',
] as const satisfies readonly Decision['reason'][];

/**
 * Study department: any department the student has studied at may match. "Other arts" and "other sciences"
 * among the targets accept every department of their side. Near: the same faculty, or a student of an "other"
 * department with targets on that side. An interdisciplinary department that is not a target is unknown.
 */
export function departmentRule(student: StudentFacts, recruitment: RecruitmentFacts): RequirementResult[] {
  const targets = recruitment.target_departments;
  if (targets.length === 0) return [];
  const latest = student.latest_school_department;
  const own = [
    ...(latest ? [{ department: latest, field: 'latest_school_department_category_id' as const }] : []),
    ...student.universities.flatMap(({ department }) =>
      department ? [{ department, field: 'universities' as const }] : [],
    ),
  ];
  const compared = own.map(({ department, field }) => ({
    reason: compare(department, targets),
    field,
    have: [department.id],
  }));
  const best = BEST_FIRST.flatMap((reason) => compared.find((one) => one.reason === reason) ?? [])[0];
  return [
    decided(
      {
        requirement: 'study_department',
        is_must: recruitment.is_school_department_category_must,
        asked: targets.map(({ id }) => id),
      },
      best ?? { reason: 'not_answered', field: 'latest_school_department_category_id', have: null },
    ),
  ];
}

function decideDegree(student: StudentFacts, askedId: number, today: string): Decision {
  const educations = educationsOf(student);
  const asked = DEGREE_RANKS[askedId];
  const ranked = educations
    .flatMap((education) => {
      const rank = education.degree_id === null ? undefined : DEGREE_RANKS[education.degree_id];
      return rank === undefined ? [] : [{ ...education, rank }];
    })
    .sort((a, b) => b.rank - a.rank);
  const enough = ranked.filter(({ rank }) => asked !== undefined && rank >= asked);
  const held = enough.find(({ graduate_at }) => graduate_at !== null && graduate_at <= today);
  const best = held ?? enough[0] ?? ranked[0];
  const { field, degree_id: have } = best ?? { field: 'universities' as const, degree_id: null };
  if (asked === undefined) return { reason: 'degree_not_comparable', field, have };
  if (held) return { reason: 'degree_held', field, have };
  if (enough.length > 0) return { reason: 'degree_expected', field, have };
  if (askedId === DEGREE_ID.bachelor && have === DEGREE_ID.advanced_diploma)
    return { reason: 'equivalent_degree', field, have };
  if (educations.length === 0) return { reason: 'not_answered', field: 'universities', have: null };
  const untold = educations.find(
    ({ degree_id }) => degree_id === null || DEGREE_RANKS[degree_id] === undefined,
  );
  if (untold) return { reason: 'level_not_given', field: untold.field, have };
  return { reason: 'degree_below', field, have };
}

/**
 * Minimum degree. A degree still being studied for counts, since students apply before they graduate. Near: an
 * advanced diploma where a bachelor's degree is required. A school without a given degree is unknown.
 */
export function degreeRule(
  student: StudentFacts,
  recruitment: RecruitmentFacts,
  today: string,
): RequirementResult[] {
  const asked = recruitment.minimum_degree_id;
  if (asked === null) return [];
  return [decided({ requirement: 'degree', is_must: true, asked }, decideDegree(student, asked, today))];
}

const yearOf = (day: string) => Number(day.slice(0, 4));
const APRIL = '04';
/** The fiscal year (April to March) of a day. */
const nendoOf = (day: string) => yearOf(day) - (day.slice(5, 7) < APRIL ? 1 : 0);

/**
 * Compares the graduation year with the last fiscal year of hiring. Graduates of January to March join in
 * April, later ones within that fiscal year, so the calendar year of graduation is the first fiscal year of
 * work. Near: one year later. Plans may change, so never a must.
 */
export function graduationRule(
  student: StudentFacts,
  recruitment: RecruitmentFacts,
  today: string,
): RequirementResult[] {
  const coming = recruitment.hiring_nendo_years.filter((year) => year >= nendoOf(today));
  if (coming.length === 0) return [];
  const asked = Math.max(...coming);
  const day = graduationDay(student);
  const question = { requirement: 'graduation_year', is_must: false, asked } as const;
  const field = 'graduate_latest_school_at';
  if (day === null) return [decided(question, { reason: 'not_answered', field, have: null })];
  const have = yearOf(day);
  if (day <= today) return [decided(question, { reason: 'graduated', field, have })];
  const late = have - asked;
  const reason = late <= 0 ? 'graduates_in_time' : late === 1 ? 'graduates_a_year_later' : 'graduates_later';
  return [decided(question, { reason, field, have })];
}
