import type { ApplicationState } from './application-state.ts';
import { endOfTokyoDay, startOfTokyoDay } from './tokyo-time.ts';
import { UNTIL_SENT } from './waiting-for.ts';

/** States grouped into phases for charts. Every state belongs to one. */
export const PHASES = {
  preparing: UNTIL_SENT,
  with_company: ['sent_to_company', 'resume_passed', 'interviewing'],
  offer: ['passed', 'offer_accepted'],
  not_passed: ['resume_failed', 'failed', 'declined_by_hf'],
  left: ['offer_declined', 'quit_by_student'],
} as const satisfies Record<string, readonly ApplicationState[]>;
export type Phase = keyof typeof PHASES;
export const PHASE_NAMES = Object.keys(PHASES) as [Phase, ...Phase[]];

/** Outcome of an offer; an application withdrawn or ended afterwards counts as declined. */
export const OFFER_OUTCOMES = ['accepted', 'open', 'declined'] as const;
export type OfferOutcome = (typeof OFFER_OUTCOMES)[number];

/** Whether the resume was sent to the company by its due date. */
export const DUE_OUTCOMES = ['kept', 'missed'] as const;

/** Value for "came without a campaign" among the sources. */
export const NO_CAMPAIGN = '(none)';

/** Longest period: three fiscal years. */
export const OVERVIEW_MONTHS_MAX = 36;
/** More bars are unreadable: the smallest are merged into "other". */
export const OVERVIEW_BARS_MAX = 20;

/** A calendar month in Tokyo, 'YYYY-MM', with its first and last day and its start and end instants. */
export interface TokyoMonth {
  month: string;
  first_day: string;
  last_day: string;
  since: Date;
  until: Date;
}

const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;

/** Whether it is a 'YYYY-MM' month of a plausible year. */
export const isMonth = (text: string): boolean => MONTH.test(text) && text >= '1900-01';

/** @param month a month accepted by isMonth */
const numberOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

/** Number of months from one to another, inclusive; zero or less when reversed. */
export const monthCount = (from: string, to: string): number => numberOf(to) - numberOf(from) + 1;

/** The month `months` after another (before, if negative), 'YYYY-MM'. */
export function monthAfter(month: string, months: number): string {
  const number = numberOf(month) + months;
  return `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`;
}

/** One calendar month in Tokyo. */
export function tokyoMonth(month: string): TokyoMonth {
  const days = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
  const [first_day, last_day] = [`${month}-01`, `${month}-${days}`];
  return { month, first_day, last_day, since: startOfTokyoDay(first_day), until: endOfTokyoDay(last_day) };
}

/** The months from one to another, inclusive. */
export const tokyoMonths = (from: string, to: string): TokyoMonth[] =>
  Array.from({ length: Math.max(0, monthCount(from, to)) }, (_, at) => tokyoMonth(monthAfter(from, at)));
