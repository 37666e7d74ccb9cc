import { COUNTRY_ID_JAPAN } from './constants.ts';
import type { Verdict } from './eligibility/summary.ts';
import { isGone } from './student-status.ts';
import { isNotBlank } from './validation.ts';

/** The kinds of recommend mail: for one person, the weekly round, or a reminder of jobs. */
export const RECOMMEND_MAIL_TYPES = ['individual', 'weekly', 'reminder'] as const;

/** Limits of one sending. */
export const RECOMMEND_MAX = { students: 200, jobs: 10, reason: 300 } as const;

/** Limits of matching: results returned, and how many candidates are judged, since some turn out not to fit. */
export const MATCHES = { default: 20, max: 50 } as const;
export const lookedAt = (limit: number) => limit * 2;

/** How many more candidates are judged, once, when too few fit. */
export const LOOKED_FURTHER = 100;

/** Why a job is left out of a student's mail. */
export const LEFT_OUT = [
  'not_open',
  'already_applied',
  'ended_before',
  'not_this',
  'already_recommended',
  'abroad_without_visa',
  'not_eligible',
] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

/** Those reasons that come from the history between a student and a job. */
export const HISTORY_REASONS = [
  'already_applied',
  'ended_before',
  'not_this',
  'already_recommended',
] as const satisfies LeftOut[];
export type HistoryReason = (typeof HISTORY_REASONS)[number];

/** Why a student gets no mail at all. */
export const RECOMMEND_SKIPPED = [
  'not_found',
  'account_gone',
  'not_looking',
  'mails_stopped',
  'address_bounces',
  'name_missing',
  'no_language',
  'nothing_left',
] as const;
export type RecommendSkipped = (typeof RECOMMEND_SKIPPED)[number];

/** Why a student is not suggested for a job: reasons against any mail, then against this job. */
export const STUDENT_LEFT_OUT = [
  'not_looking',
  'mails_stopped',
  'address_bounces',
  'name_missing',
  ...HISTORY_REASONS,
  'abroad_without_visa',
  'not_eligible',
] as const satisfies (LeftOut | RecommendSkipped)[];
export type StudentLeftOut = (typeof STUDENT_LEFT_OUT)[number];

/** The history between a student and a job. */
export interface RecommendHistory {
  /** An active application; for a viewer without access to the student's applications, also an ended one. */
  has_applied: boolean;
  /** An application that ended: failed, declined by us, withdrawn by the student, or with an answered offer. */
  has_ended: boolean;
  was_recommended: boolean;
  /** Dismissed by the student or by staff ("not this job"). */
  is_dismissed: boolean;
}

interface LeftOutFacts extends RecommendHistory {
  is_open: boolean;
  is_available_from_overseas: boolean;
  /** A reason for sending it again is given. */
  is_remind: boolean;
  living_country_id: number | null;
  has_japanese_visa: boolean | null;
  verdict: Verdict;
}

/** Why this job is not sent to this student; null when it is. Reasons that cannot be resolved come first. */
export function leftOut(facts: LeftOutFacts): LeftOut | null {
  if (!facts.is_open) return 'not_open';
  const before = leftOutByHistory(facts);
  if (before && !(before === 'already_recommended' && facts.is_remind)) return before;
  if (isAbroadWithoutVisa(facts) && !facts.is_available_from_overseas) return 'abroad_without_visa';
  return facts.verdict === 'not_yet' ? 'not_eligible' : null;
}

/** Why their history speaks against it. */
export function leftOutByHistory(history: RecommendHistory): HistoryReason | null {
  if (history.has_applied) return 'already_applied';
  if (history.has_ended) return 'ended_before';
  if (history.is_dismissed) return 'not_this';
  return history.was_recommended ? 'already_recommended' : null;
}

/** Lives outside Japan and has not stated that they have a visa. */
export function isAbroadWithoutVisa(student: {
  living_country_id: number | null;
  has_japanese_visa: boolean | null;
}): boolean {
  const { living_country_id, has_japanese_visa } = student;
  return living_country_id !== null && living_country_id !== COUNTRY_ID_JAPAN && !has_japanese_visa;
}

interface StudentFacts {
  status: string;
  has_name: boolean;
  has_stopped: boolean;
  has_language: boolean;
  /** Mail to their address does not arrive. */
  is_undeliverable: boolean;
}

/** Whether a mail can address them by name. */
export const hasName = (student: { first_name: string | null; last_name: string | null }): boolean =>
  isNotBlank(student.first_name) || isNotBlank(student.last_name);

/** Why the student gets no mail, whatever the jobs; null when they may. */
export function recommendSkipped(student: StudentFacts | null): RecommendSkipped | null {
  if (!student) return 'not_found';
  if (isGone(student.status)) return 'account_gone';
  if (student.status !== 'active') return 'not_looking';
  if (student.has_stopped) return 'mails_stopped';
  if (student.is_undeliverable) return 'address_bounces';
  if (!student.has_name) return 'name_missing';
  return student.has_language ? null : 'no_language';
}
