import { masterDataRows } from '../../../db/seeds/master/sets.ts';
import { DEGREE_RANKS, SIDE_OF_FACULTY } from '../../../domain/eligibility/education-tables.ts';
import type { StudentFacts } from '../../../domain/eligibility/facts.ts';
import { resultFor, resultsFor, university, VIETNAM } from './facts.ts';

type Student = Partial<StudentFacts>;
const ECONOMICS = { id: 8, faculty_category_id: 3 };
const MANAGEMENT = { id: 9, faculty_category_id: 3 };
const LAW = { id: 6, faculty_category_id: 2 };
const OTHER_ARTS = { id: 15, faculty_category_id: 4 };
const COMPUTING = { id: 23, faculty_category_id: 8 };
const OTHER_SCIENCES = { id: 37, faculty_category_id: 6 };
const PHYSICS = { id: 17, faculty_category_id: 6 };
const MIXED = { id: 46, faculty_category_id: 13 };
const ADDED = { id: 10_001, faculty_category_id: null };

describe('study department', () => {
  const studied = (department: typeof ADDED | typeof LAW): Student => ({
    latest_school_department: department,
  });

  test.each([
    ['the very department', ECONOMICS, [LAW, ECONOMICS], 'met', 'department_targeted'],
    ['the same faculty', MANAGEMENT, [ECONOMICS], 'near', 'related_department'],
    ['another faculty of the side', LAW, [ECONOMICS], 'not_met', 'other_department'],
    ['the other side', COMPUTING, [ECONOMICS], 'not_met', 'other_department'],
    ['"other arts" takes every art', ECONOMICS, [OTHER_ARTS], 'met', 'department_of_the_side'],
    ['"other arts" takes no science', COMPUTING, [OTHER_ARTS], 'not_met', 'other_department'],
    ['"other sciences" takes every science', COMPUTING, [OTHER_SCIENCES], 'met', 'department_of_the_side'],
    ['of "other sciences", targets on the side', OTHER_SCIENCES, [COMPUTING], 'near', 'related_department'],
    ['of "other sciences", targets off the side', OTHER_SCIENCES, [LAW], 'not_met', 'other_department'],
    ['of "other arts", as targeted', OTHER_ARTS, [OTHER_ARTS], 'met', 'department_targeted'],
    ['interdisciplinary', MIXED, [ECONOMICS], 'unknown', 'department_not_comparable'],
    ['interdisciplinary, as targeted', MIXED, [MIXED], 'met', 'department_targeted'],
    ['a department staff added', ADDED, [ECONOMICS], 'unknown', 'department_not_comparable'],
    ['a target staff added', PHYSICS, [ADDED], 'not_met', 'other_department'],
  ] as const)('%s', (_name, own, target_departments, status, reason) => {
    expect(resultFor('study_department', studied(own), { target_departments })).toEqual([
      status,
      reason,
      'latest_school_department_category_id',
      [own.id],
    ]);
  });

  test('an earlier university counts as well', () => {
    const student = { latest_school_department: LAW, universities: [university({ department: COMPUTING })] };
    expect(resultFor('study_department', student, { target_departments: [COMPUTING] })).toEqual([
      'met',
      'department_targeted',
      'universities',
      [23],
    ]);
  });

  test('is asked only with targets, a must only by its flag, and unknown without an answer', () => {
    expect(resultFor('study_department', {}, { is_school_department_category_must: true })).toBeNull();
    const target_departments = [LAW];
    expect(resultsFor('study_department', {}, { target_departments })[0]).toMatchObject({
      is_must: false,
      status: 'unknown',
      asked: [6],
    });
    const must = { target_departments, is_school_department_category_must: true };
    expect(resultsFor('study_department', {}, must)[0]?.is_must).toBe(true);
  });

  test('every faculty of the master data but the interdisciplinary one has a side', () => {
    const ids = masterDataRows().faculty_categories.map(({ id }) => id);
    expect(ids.filter((id) => SIDE_OF_FACULTY[id] === undefined)).toEqual([13]);
  });
});

describe('lowest degree', () => {
  const school = (school_category_id: number): Student => ({
    schools: [{ school_category_id, country_id: VIETNAM, graduate_at: '2022-06-01' }],
  });
  const holds = (...degrees: (number | null)[]): Student => ({
    universities: degrees.map((degree_id) => university({ degree_id, graduate_at: '2025-03-20' })),
  });

  test.each<[string, Student, number, string, string]>([
    ['held', holds(1), 1, 'met', 'degree_held'],
    ['a higher one held', holds(1, 3), 2, 'met', 'degree_held'],
    ['expected next spring', { universities: [university()] }, 1, 'met', 'degree_expected'],
    [
      'a day of graduation not told',
      { universities: [university({ graduate_at: null })] },
      1,
      'met',
      'degree_expected',
    ],
    [
      'graduating today',
      { universities: [university({ graduate_at: '2026-11-21' })] },
      1,
      'met',
      'degree_held',
    ],
    ['a bachelor where a master is asked', holds(1), 2, 'not_met', 'degree_below'],
    ['an associate degree for a bachelor', holds(4), 1, 'not_met', 'degree_below'],
    ['an advanced diploma for a bachelor', holds(6), 1, 'near', 'equivalent_degree'],
    ['an advanced diploma for a master', holds(6), 2, 'not_met', 'degree_below'],
    ['a diploma for an associate degree', holds(5), 4, 'met', 'degree_held'],
    ['a training college', school(3), 5, 'met', 'degree_held'],
    ['a high school', school(2), 1, 'not_met', 'degree_below'],
    ['a school that does not tell', school(8), 1, 'unknown', 'level_not_given'],
    ['a university without a degree told', holds(null), 1, 'unknown', 'level_not_given'],
    ['enough beside one not told', holds(null, 1), 1, 'met', 'degree_held'],
    ['no school told', {}, 1, 'unknown', 'not_answered'],
    ['a degree staff added is asked', holds(1), 10_001, 'unknown', 'degree_not_comparable'],
  ])('%s', (_name, student, minimum_degree_id, status, reason) => {
    expect(resultFor('degree', student, { minimum_degree_id })?.slice(0, 2)).toEqual([status, reason]);
  });

  test('every degree of the master data has a rank', () => {
    for (const { id } of masterDataRows().degrees) expect(DEGREE_RANKS[id]).toBeDefined();
  });
});

describe('year of graduation', () => {
  const hires = (...hiring_nendo_years: number[]) => ({ hiring_nendo_years });
  const on = (day: string | null): Student => ({ graduate_latest_school_at: day });

  test.each<[string, Student, number[], unknown[] | null]>([
    ['in March for April', on('2027-03-25'), [2027], ['met', 'graduates_in_time', 2027]],
    ['in September of the year', on('2027-09-20'), [2027], ['met', 'graduates_in_time', 2027]],
    [
      'the last year hired in counts',
      on('2028-03-25'),
      [2026, 2028, 2027],
      ['met', 'graduates_in_time', 2028],
    ],
    ['graduated already', on('2025-03-25'), [2026], ['met', 'graduated', 2025]],
    ['this very day', on('2026-11-21'), [2026], ['met', 'graduated', 2026]],
    ['a year later', on('2028-03-25'), [2027], ['near', 'graduates_a_year_later', 2028]],
    ['two years later', on('2029-03-25'), [2027], ['not_met', 'graduates_later', 2029]],
    ['not told', on(null), [2027], ['unknown', 'not_answered', null]],
    ['only past years hired in', on('2029-03-25'), [2024, 2025], null],
    ['nothing planned', on('2029-03-25'), [], null],
  ])('%s', (_name, student, years, expected) => {
    const answer = resultFor('graduation_year', student, hires(...years));
    expect(answer && [answer[0], answer[1], answer[3]]).toEqual(expected);
  });

  test('the fiscal year ends in March', () => {
    expect(resultFor('graduation_year', on('2026-03-20'), hires(2025), '2026-03-31')).not.toBeNull();
    expect(resultFor('graduation_year', on('2026-03-20'), hires(2025), '2026-04-01')).toBeNull();
  });

  test('is read off the schools where the field is empty, and is never a must', () => {
    const [result] = resultsFor('graduation_year', { universities: [university()] }, hires(2027));
    expect(result).toMatchObject({ status: 'met', have: 2027, is_must: false });
  });
});
