import { BJT_EXAMINATION_ID, JFT_BASIC_EXAMINATION_ID } from './examination-scales.ts';
import type { StatusCondition } from './result.ts';

/**
 * Residence statuses (在留資格), the work each permits and the paths to a status that permits a job. Rules that
 * change over time are rows with their source and effective date; a changed rule is a new row, and
 * `effective_until` is the last day of the old one. This follows practitioners' reading of the ministry's rules
 * and needs confirmation by a lawyer.
 */
interface Rule {
  source: string;
  /** First and last day the row applies, 'YYYY-MM-DD'. */
  effective_from: string;
  effective_until?: string;
}

/**
 * Work a holder may do without further permission:
 * - `unrestricted`: any work
 * - `specialist`: the specialist work of the status, at any employer
 * - `employer`: the work named in the permission; another employer needs another permission
 * - `named_field`: the named field only, which the profile does not record
 * - `none`: no work, except the hours a permission grants
 * - `unclear`: depends on facts the record does not have
 */
export type Permits = 'unrestricted' | 'specialist' | 'employer' | 'named_field' | 'none' | 'unclear';

export interface ResidenceStatusRule extends Rule {
  code: string;
  permits: Permits;
  /** Weekly hours allowed by the extra work permission; null where there is none. */
  hours_with_permission: number | null;
  /** The status remains valid after the residence card expires. */
  is_without_end?: true;
}

const ACT = 'Immigration Control and Refugee Recognition Act';
const HOURS = `${ACT}, art. 19 (2); its rules, art. 19 (5)`;

export const RESIDENCE_STATUSES: readonly ResidenceStatusRule[] = [
  // prettier-ignore
  { code: 'student', permits: 'none', hours_with_permission: 28, source: HOURS, effective_from: '2010-07-01' },
  {
    code: 'designated_job_hunting',
    permits: 'none',
    hours_with_permission: 28,
    source: 'Immigration agency, designated activities for continued job hunting; ' + HOURS,
    effective_from: '2009-04-01',
  },
  {
    code: 'engineer_humanities_international',
    permits: 'specialist',
    hours_with_permission: null,
    source: `${ACT}, appended table I-2`,
    effective_from: '2015-04-01',
  },
  {
    code: 'designated_46',
    permits: 'employer',
    hours_with_permission: null,
    source: 'Notification of designated activities, no. 46',
    effective_from: '2019-05-30',
  },
  {
    code: 'specified_skilled_1',
    permits: 'named_field',
    hours_with_permission: null,
    source: `${ACT}, appended table I-2`,
    effective_from: '2019-04-01',
  },
  {
    code: 'specified_skilled_2',
    permits: 'named_field',
    hours_with_permission: null,
    source: `${ACT}, appended table I-2`,
    effective_from: '2019-04-01',
  },
  {
    code: 'highly_skilled',
    permits: 'employer',
    hours_with_permission: null,
    source: `${ACT}, appended table I-2`,
    effective_from: '2015-04-01',
  },
  {
    code: 'permanent',
    permits: 'unrestricted',
    hours_with_permission: null,
    is_without_end: true,
    source: `${ACT}, appended table II`,
    effective_from: '1990-06-01',
  },
  ...['long_term', 'spouse_of_japanese', 'spouse_of_permanent'].map((code) => ({
    code,
    permits: 'unrestricted' as const,
    hours_with_permission: null,
    source: `${ACT}, appended table II`,
    effective_from: '1990-06-01',
  })),
  // prettier-ignore
  { code: 'dependent', permits: 'none', hours_with_permission: 28, source: HOURS, effective_from: '1990-06-01' },
  {
    code: 'designated_other',
    permits: 'unclear',
    hours_with_permission: null,
    source: `${ACT}, appended table I-5`,
    effective_from: '1990-06-01',
  },
  {
    code: 'technical_intern',
    permits: 'none',
    hours_with_permission: null,
    source: `${ACT}, appended table I-2`,
    effective_from: '2010-07-01',
  },
  // prettier-ignore
  { code: 'other', permits: 'unclear', hours_with_permission: null, source: ACT, effective_from: '1990-06-01' },
];

/** Accepted evidence of a language level; any one is enough. */
export interface Evidence {
  jlpt: number;
  examinations: Readonly<Record<number, number>>;
  /** A degree of a university in Japan counts as well. */
  japanese_university?: true;
  /** So does a major in Japanese. */
  japanese_major?: true;
}

export interface ConditionRule extends Rule {
  condition: StatusCondition;
  evidence?: Evidence;
  /** Years of related work instead of a degree. */
  years?: { specialist: number; international: number };
  /** Required only for language-based work with people. */
  only_for_interpersonal?: true;
  /** Can still be obtained while applying: if only this is missing, the status is near. */
  is_earnable: boolean;
}

export interface StatusPath extends Rule {
  leads_to: string;
  conditions: readonly ConditionRule[];
}

const STANDARDS = 'Ministerial ordinance on the standards of landing permission';
const SKILLED = 'Notification on specified skilled workers';
const NO_46 = 'Guideline on designated activities no. 46 for graduates of Japanese universities';

/** The statuses a job can lead to, most common first; on a tie the first is returned. */
export const STATUS_PATHS: readonly StatusPath[] = [
  {
    leads_to: 'engineer_humanities_international',
    source: STANDARDS,
    effective_from: '2015-04-01',
    conditions: [
      {
        condition: 'specialist_work',
        source: `${ACT}, appended table I-2`,
        effective_from: '2015-04-01',
        is_earnable: false,
      },
      {
        condition: 'degree_or_experience',
        years: { specialist: 10, international: 3 },
        source: STANDARDS,
        effective_from: '2015-04-01',
        is_earnable: false,
      },
      {
        // Applies to employers of category 3 or 4 only; the category is unknown here, so it is always required.
        condition: 'language_evidence',
        only_for_interpersonal: true,
        evidence: { jlpt: 2, examinations: { [BJT_EXAMINATION_ID]: 400 }, japanese_university: true },
        source: 'Immigration agency, handling of work that mainly uses language with people',
        effective_from: '2026-04-15',
        is_earnable: true,
      },
    ],
  },
  {
    leads_to: 'designated_46',
    source: NO_46,
    effective_from: '2019-05-30',
    conditions: [
      { condition: 'japanese_degree', source: NO_46, effective_from: '2019-05-30', is_earnable: false },
      {
        condition: 'advanced_japanese',
        evidence: { jlpt: 1, examinations: { [BJT_EXAMINATION_ID]: 480 }, japanese_major: true },
        source: NO_46,
        effective_from: '2019-05-30',
        is_earnable: true,
      },
      { condition: 'japanese_at_work', source: NO_46, effective_from: '2019-05-30', is_earnable: false },
    ],
  },
  {
    leads_to: 'specified_skilled_1',
    source: SKILLED,
    effective_from: '2019-04-01',
    conditions: [
      { condition: 'specified_field', source: SKILLED, effective_from: '2019-04-01', is_earnable: false },
      {
        condition: 'basic_japanese',
        evidence: { jlpt: 4, examinations: { [JFT_BASIC_EXAMINATION_ID]: 200 } },
        source: SKILLED,
        effective_from: '2019-04-01',
        is_earnable: true,
      },
      { condition: 'field_skill_test', source: SKILLED, effective_from: '2019-04-01', is_earnable: true },
    ],
  },
];

/** The highest JLPT digit at which two-way Japanese counts as the core of the work. */
export const JLPT_OF_JAPANESE_AT_WORK = 2;
/** Master data ids of majors and departments of Japanese. */
export const JAPANESE_MAJOR_IDS: readonly number[] = [1, 2];
export const JAPANESE_DEPARTMENT_ID = 2;

/** Whether a row applies on a day. */
export function isInEffect({ effective_from, effective_until }: Rule, today: string): boolean {
  return effective_from <= today && (effective_until === undefined || today <= effective_until);
}
