import { COUNTRY_ID_JAPAN } from './constants.ts';
import type { Verdict } from './eligibility/summary.ts';
import { isGone } from './student-status.ts';

/** What kind of mail it is: written for one person, the regular round, or jobs told again. */
export const RECOMMEND_MAIL_TYPES = ['individual', 'weekly', 'reminder'] as const;

/** The most students, and the most jobs, of one sending. */
export const RECOMMEND_MAX = { students: 200, jobs: 10, reason: 300 } as const;

/** Why a job is left out of a student's mail. */
export const LEFT_OUT = [
  'not_open',
  'already_applied',
  'already_recommended',
  'abroad_without_visa',
  'not_eligible',
] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

/** Why a student gets no mail at all. */
export const RECOMMEND_SKIPPED = [
  'not_found',
  'account_gone',
  'not_looking',
  'mails_stopped',
  'name_missing',
  'no_language',
  'nothing_left',
] as const;
export type RecommendSkipped = (typeof RECOMMEND_SKIPPED)[number];

interface MatchFacts {
  is_open: boolean;
  is_available_from_overseas: boolean;
  has_applied: boolean;
  was_recommended: boolean;
  /** There is a reason to tell it again. */
  is_remind: boolean;
  living_country_id: number | null;
  has_japanese_visa: boolean | null;
  verdict: Verdict;
}

/** Why this job does not go to this student; null when it does. The reason that nothing can be done about comes first. */
export function leftOut(facts: MatchFacts): LeftOut | null {
  if (!facts.is_open) return 'not_open';
  if (facts.has_applied) return 'already_applied';
  if (facts.was_recommended && !facts.is_remind) return 'already_recommended';
  const isAbroad = facts.living_country_id !== null && facts.living_country_id !== COUNTRY_ID_JAPAN;
  if (isAbroad && !facts.has_japanese_visa && !facts.is_available_from_overseas) return 'abroad_without_visa';
  return facts.verdict === 'not_yet' ? 'not_eligible' : null;
}

interface StudentFacts {
  status: string;
  has_name: boolean;
  has_stopped: boolean;
  has_language: boolean;
}

/** Why the student gets no mail, whatever the jobs; null when they may get one. */
export function recommendSkipped(student: StudentFacts | null): RecommendSkipped | null {
  if (!student) return 'not_found';
  if (isGone(student.status)) return 'account_gone';
  if (student.status !== 'active') return 'not_looking';
  if (student.has_stopped) return 'mails_stopped';
  if (!student.has_name) return 'name_missing';
  return student.has_language ? null : 'no_language';
}
