import type { LanguageMap } from '../languages.ts';
import { dayAfter } from '../tokyo-time.ts';
import rules from './plan-rules.json' with { type: 'json' };

/**
 * The plan from an offer to the first day of work, and, without an offer, to the day the residence card expires: steps
 * with the days between which each is done, counted from the start of work, the graduation or the card. The steps are
 * rows of plan-rules.json with their source and effective date; they follow practitioners' reading of the ministry's
 * rules and need confirmation by a lawyer.
 */
export const PLAN_STEPS = [
  'school_papers',
  'company_papers',
  'apply_change',
  'check_status',
  'extend_card',
  'housing',
  'graduate',
  'end_part_time',
  'collect_card',
  'move',
  'first_day',
  'ask_school',
  'keep_records',
  'notify_leaving',
  'apply_job_hunting',
  'extend_job_hunting',
  'apply_with_offer',
  'card_expires',
] as const;
export type PlanStepCode = (typeof PLAN_STEPS)[number];

/** Days that come by themselves: there is nothing to tick. */
export const PLAN_DAYS: readonly PlanStepCode[] = ['first_day', 'card_expires'];

export const PAPERS = [
  'form',
  'photo',
  'passport',
  'card',
  'notice',
  'fee',
  'my_number',
  'pension',
  'bank',
  'evidence',
  'means',
  'enrolment',
  'expected_graduation',
  'graduation',
  'transcript',
  'recommendation',
  'conditions',
  'registration',
  'accounts',
  'withholding',
] as const;
export type Paper = (typeof PAPERS)[number];

/** Who gives a paper. */
export const GIVERS = ['student', 'school', 'company'] as const;
export type Giver = (typeof GIVERS)[number];

/** Residence statuses of the master data that decide what is to be done; the others are looked at one by one. */
const STATUS_OF_ID: Readonly<Record<number, string>> = {
  1: 'student',
  2: 'designated_job_hunting',
  3: 'engineer_humanities_international',
  8: 'permanent',
  9: 'long_term',
  10: 'spouse_of_japanese',
  11: 'spouse_of_permanent',
  12: 'dependent',
};

/** What an offer means for the residence: change it, keep it, or look closer. */
export type ResidenceNeed = 'change' | 'same' | 'unrestricted' | 'check';

const NEED_OF_STATUS: Readonly<Record<string, ResidenceNeed>> = {
  student: 'change',
  designated_job_hunting: 'change',
  dependent: 'change',
  engineer_humanities_international: 'same',
  permanent: 'unrestricted',
  long_term: 'unrestricted',
  spouse_of_japanese: 'unrestricted',
  spouse_of_permanent: 'unrestricted',
};

/** Without a known status the plan is that of most: a student who changes it. */
export function residenceNeed(statusId: number | null): ResidenceNeed {
  if (statusId === null) return 'change';
  return NEED_OF_STATUS[STATUS_OF_ID[statusId] ?? ''] ?? 'check';
}

export interface PlanFacts {
  /** 'YYYY-MM-DD'; null without an offer. */
  starts_on: string | null;
  graduates_on: string | null;
  /** The residence card's. */
  expires_on: string | null;
  residence_status_id: number | null;
  today: string;
}

export interface PlanStep {
  code: PlanStepCode;
  /** First and last day to do it. */
  from: string;
  by: string;
  /** `late` may also be done already: the plan does not know. */
  timing: 'late' | 'now' | 'ahead';
  /** Its days count from the graduation, of which only the month is known. */
  is_from_graduation: boolean;
  papers: { giver: Giver; papers: Paper[] }[];
  source: LanguageMap;
  /** Null of usual practice, which is no rule. */
  effective_from: string | null;
}

interface DayRule {
  of: string;
  months?: number;
  days?: number;
  /** Where the first is not known. */
  or?: string;
  or_months?: number;
  or_days?: number;
}

interface PlanRule {
  code: string;
  plan: string;
  residence?: string[];
  status?: string[];
  when?: string;
  from: DayRule;
  by: DayRule;
  /** It is no use after the card has expired. */
  keeps_expiry?: boolean;
  papers?: Partial<Record<Giver, string[]>>;
  source: LanguageMap;
  effective_from: string | null;
  effective_until?: string;
}

const RULES: readonly PlanRule[] = rules;
const LAST_OF_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const MONTHS = 12;
/** Where the usual first day is too late, a step begins so many months before its last. */
const MONTHS_AHEAD = 2;

const isLeapYear = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** The same day so many months later, or the month's last where it has no such day. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const count = year * MONTHS + month - 1 + months;
  const there = { year: Math.floor(count / MONTHS), month: count % MONTHS };
  const last = there.month === 1 && isLeapYear(there.year) ? 29 : (LAST_OF_MONTH[there.month] ?? 31);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${there.year}-${two(there.month + 1)}-${two(Math.min(date, last))}`;
}

/** The day work begins where an offer does not say: the next first of April. */
export const nextApril = (today: string): string => {
  const april = `${today.slice(0, 4)}-04-01`;
  return today < april ? april : monthsAfter(april, MONTHS);
};

function dayOf(rule: DayRule, facts: PlanFacts): string | null {
  const days: Record<string, string | null> = {
    start: facts.starts_on,
    graduation: facts.graduates_on,
    expiry: facts.expires_on,
  };
  const first = days[rule.of];
  if (first) return dayAfter(monthsAfter(first, rule.months ?? 0), rule.days ?? 0);
  const other = rule.or ? days[rule.or] : null;
  return other ? dayAfter(monthsAfter(other, rule.or_months ?? 0), rule.or_days ?? 0) : null;
}

function applies(rule: PlanRule, facts: PlanFacts): boolean {
  const { starts_on, graduates_on, expires_on, residence_status_id, today } = facts;
  if ((rule.plan === 'offer') !== (starts_on !== null)) return false;
  if ((rule.effective_from ?? today) > today || (rule.effective_until ?? today) < today) return false;
  if (rule.residence && !rule.residence.includes(residenceNeed(residence_status_id))) return false;
  const status = residence_status_id === null ? 'student' : (STATUS_OF_ID[residence_status_id] ?? '');
  if (rule.status && !rule.status.includes(status)) return false;
  if (rule.when === 'graduates')
    return graduates_on !== null && (starts_on === null || graduates_on <= starts_on);
  if (rule.when === 'expires_before_start')
    return expires_on !== null && starts_on !== null && expires_on < starts_on;
  const expiresBeforeGraduation = expires_on !== null && graduates_on !== null && expires_on < graduates_on;
  if (rule.when === 'expires_before_graduation') return expiresBeforeGraduation;
  if (rule.when === 'outlasts_studies') return !expiresBeforeGraduation;
  return true;
}

const earlier = (a: string, b: string) => (a < b ? a : b);

function stepOf(rule: PlanRule, facts: PlanFacts): PlanStep | null {
  const { expires_on, today } = facts;
  const until = dayOf(rule.by, facts);
  if (until === null) return null;
  const by = rule.keeps_expiry && expires_on ? earlier(until, expires_on) : until;
  const wanted = dayOf(rule.from, facts) ?? by;
  const from = wanted <= by ? wanted : monthsAfter(by, -MONTHS_AHEAD);
  return {
    code: rule.code as PlanStepCode,
    from,
    by,
    timing: by < today ? 'late' : from <= today ? 'now' : 'ahead',
    is_from_graduation: rule.by.of === 'graduation',
    papers: GIVERS.flatMap((giver) => {
      const papers = rule.papers?.[giver];
      return papers ? [{ giver, papers: papers as Paper[] }] : [];
    }),
    source: rule.source,
    effective_from: rule.effective_from,
  };
}

const TIMINGS: readonly PlanStep['timing'][] = ['late', 'now', 'ahead'];
/** What is late, then what is to be done now, then the rest, each in the order of the days by which they are done. */
const inOrder = (a: PlanStep, b: PlanStep): number =>
  TIMINGS.indexOf(a.timing) - TIMINGS.indexOf(b.timing) ||
  a.by.localeCompare(b.by) ||
  a.from.localeCompare(b.from);

/** The steps in the order to do them. What has no day, since a fact is missing, is left out. */
export function firstDayPlan(facts: PlanFacts): PlanStep[] {
  return RULES.flatMap((rule) => (applies(rule, facts) ? (stepOf(rule, facts) ?? []) : [])).toSorted(inOrder);
}
