/**
 * How the degrees, schools and faculties of the master data compare, by their fixed ids. Entries added by staff
 * are not listed here and evaluate to unknown.
 */

/**
 * Higher means a higher degree. An advanced diploma (4 years) qualifies for graduate school but is not a
 * bachelor's degree.
 */
export const DEGREE_RANKS: Readonly<Record<number, number>> = { 7: 0, 5: 1, 4: 1, 6: 2, 1: 3, 2: 4, 3: 5 };

export const DEGREE_ID = {
  bachelor: 1,
  master: 2,
  doctor: 3,
  associate: 4,
  diploma: 5,
  advanced_diploma: 6,
  none: 7,
} as const;

/** The degree a non-university school leads to, by school category; absent where it cannot be told. */
export const DEGREE_OF_SCHOOL: Readonly<Record<number, number>> = {
  2: DEGREE_ID.none,
  3: DEGREE_ID.diploma,
  4: DEGREE_ID.associate,
  5: DEGREE_ID.associate,
  6: DEGREE_ID.none,
  7: DEGREE_ID.none,
};

/**
 * University degrees by the ministry's standards (junior colleges included), and those of training colleges.
 */
export const UNIVERSITY_DEGREES: readonly number[] = [
  DEGREE_ID.bachelor,
  DEGREE_ID.master,
  DEGREE_ID.doctor,
  DEGREE_ID.associate,
];
export const FOUR_YEAR_DEGREES: readonly number[] = [DEGREE_ID.bachelor, DEGREE_ID.master, DEGREE_ID.doctor];
export const TRAINING_COLLEGE_DEGREES: readonly number[] = [DEGREE_ID.diploma, DEGREE_ID.advanced_diploma];

export type Side = 'arts' | 'sciences';
/** Faculties by side (文系・理系); absent where a faculty belongs to both. */
export const SIDE_OF_FACULTY: Readonly<Record<number, Side>> = {
  1: 'arts',
  2: 'arts',
  3: 'arts',
  4: 'arts',
  5: 'arts',
  6: 'sciences',
  7: 'sciences',
  8: 'sciences',
  9: 'sciences',
  10: 'sciences',
  11: 'arts',
  12: 'arts',
};
