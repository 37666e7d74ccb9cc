import tables from './residence-tables.json' with { type: 'json' };
import type { StatusCondition } from './result.ts';

/**
 * Residence statuses (在留資格), the work each permits and the paths to a status that permits a job. Rules that
 * change over time are rows of residence-tables.json with their source and effective date; a changed rule is a new row, and
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

export const RESIDENCE_STATUSES = tables.statuses as readonly ResidenceStatusRule[];

/** Accepted evidence of a language level; any one is enough. Examinations by their id, with the score. */
export interface Evidence {
  jlpt: number;
  examinations: Readonly<Record<number, number>>;
  /** A degree of a university in Japan counts as well. */
  japanese_university?: true;
  /** So does a major in Japanese. */
  japanese_major?: true;
}

/**
 * The language evidence of work with people applies to employers of category 3 or 4 only; the category is unknown here, so
 * it is always required.
 */
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

/** The statuses a job can lead to, most common first; on a tie the first is returned. */
export const STATUS_PATHS = tables.paths as readonly StatusPath[];

/** The highest JLPT digit at which two-way Japanese counts as the core of the work. */
export const JLPT_OF_JAPANESE_AT_WORK = 2;
/** Master data ids of majors and departments of Japanese. */
export const JAPANESE_MAJOR_IDS: readonly number[] = [1, 2];
export const JAPANESE_DEPARTMENT_ID = 2;

/** Whether a row applies on a day. */
export function isInEffect({ effective_from, effective_until }: Rule, today: string): boolean {
  return effective_from <= today && (effective_until === undefined || today <= effective_until);
}
