import { DUE_SOON_DAYS } from './constants.ts';
import type { DomainEventType } from './events.ts';
import { startOfTokyoDay, tokyoDay, tokyoDayAfter, tokyoHour } from './tokyo-time.ts';
import { addWorkingDays, isWorkingDay, lastDayReaching, type IsPublicHoliday } from './working-days.ts';

/**
 * What is told without anybody doing something (ADR 30): what, when, to whom, and why these numbers. Each once for
 * its cause, in the hours of REMINDER_HOURS. `on`: students read on any day; who works here, and what depends on
 * them, on working days.
 */
export const REMINDERS = {
  /** The resume is due soon. Two days leave an evening and a day to write; the desk calls the same days "due soon". */
  resume_due_soon: { to: 'student', on: 'any_day', days_before: DUE_SOON_DAYS },
  /** The day has passed. A late resume is still taken, which who missed a day may not know; after a week it is old. */
  resume_overdue: { to: 'student', on: 'any_day', within_days: 7 },
  /** An interview or a practice: the day before. What was arranged or moved hours ago was just told. */
  appointment_near: { to: 'student', on: 'any_day', days_before: 1, quiet_hours: 8, least_minutes: 120 },
  /** An event one has a seat at: the day before, early enough to give the seat to who waits. */
  event_near: { to: 'student', on: 'any_day', days_before: 1, quiet_hours: 8, least_minutes: 120 },
  /** The student's word is awaited: a correction stands between them and the company, so it is asked for sooner. */
  agreement_awaited: { to: 'student', on: 'any_day', after_days: [2, 5], within_days: 30 },
  /** A company waits about a week for the answer to an offer. */
  offer_awaited: { to: 'student', on: 'any_day', after_days: [3, 6], within_days: 30 },
  /** Longer than usual: told when the day has passed that the screens promised (USUAL_DAYS). */
  takes_longer: { to: 'student', on: 'working_day', within_days: 30 },
  /** The desk's morning: due by the next working day, overdue, and whatever reaches its usual days today. */
  desk: { to: 'mentor', on: 'working_day', within_days: 30 },
  /** Applications for an event have ended: who comes can be planned now. */
  event_closed: { to: 'manager', on: 'working_day', within_days: 7 },
  /** Mails that failed, or of which nobody knows whether they arrived. Within the hour somebody may be at it already. */
  deliveries_held: { to: 'manager', on: 'working_day', patience_minutes: 60 },
  /** Public job ads whose facts were confirmed too long ago. */
  reconfirmation: { to: 'manager', on: 'working_day' },
  /** New jobs for saved searches: before the day begins, and whenever one looks for work. */
  saved_search: { to: 'student', on: 'any_day', hours: { from: 8, until: 21 } },
} as const;
export type ReminderName = keyof typeof REMINDERS;

/** Nobody is reminded at night: from this full hour of Tokyo on, and until that one. */
export const REMINDER_HOURS = { from: 9, until: 20 } as const;

const HOUR = 3_600_000;

const hoursOf = (name: ReminderName): { from: number; until: number } => {
  const rule = REMINDERS[name];
  return 'hours' in rule ? rule.hours : REMINDER_HOURS;
};

const isDayOf = (name: ReminderName, day: string, isPublicHoliday: IsPublicHoliday): boolean =>
  REMINDERS[name].on === 'any_day' || isWorkingDay(day, isPublicHoliday);

/** Whether a reminder may go now. */
export function mayRemind(name: ReminderName, now: Date, isPublicHoliday: IsPublicHoliday): boolean {
  const hour = tokyoHour(now);
  const { from, until } = hoursOf(name);
  return hour >= from && hour < until && isDayOf(name, tokyoDay(now), isPublicHoliday);
}

/** The first instant, from this one on, at which a reminder may go. */
export function nextRemindTime(name: ReminderName, now: Date, isPublicHoliday: IsPublicHoliday): Date {
  if (mayRemind(name, now, isPublicHoliday)) return now;
  const { from } = hoursOf(name);
  for (let days = tokyoHour(now) < from ? 0 : 1; ; days += 1) {
    const day = tokyoDayAfter(now, days);
    if (isDayOf(name, day, isPublicHoliday)) return new Date(startOfTokyoDay(day).getTime() + from * HOUR);
  }
}

/** Events that a look writes. What fails and is tried again keeps to the same hours. */
const OF_EVENT: Partial<Record<DomainEventType, ReminderName>> = {
  resume_due: 'resume_due_soon',
  appointment_near: 'appointment_near',
  event_near: 'event_near',
  answer_awaited: 'agreement_awaited',
  application_takes_longer: 'takes_longer',
  desk_pressed: 'desk',
  event_closed: 'event_closed',
  deliveries_held: 'deliveries_held',
  reconfirmation_due: 'reconfirmation',
  saved_search_matched: 'saved_search',
};

/** The reminder an event of the outbox is; null for what somebody did. */
export const reminderOf = (eventType: string): ReminderName | null =>
  (Object.hasOwn(OF_EVENT, eventType) && OF_EVENT[eventType as DomainEventType]) || null;

/** Days of Tokyo, both included. */
export interface DayRange {
  from: string;
  to: string;
}

/** Due days of which students are reminded today: those to come soon, and those missed. */
export const dueSoon = (now: Date): DayRange => ({
  from: tokyoDay(now),
  to: tokyoDayAfter(now, REMINDERS.resume_due_soon.days_before),
});
export const overdue = (now: Date): DayRange => ({
  from: tokyoDayAfter(now, -REMINDERS.resume_overdue.within_days),
  to: tokyoDayAfter(now, -1),
});

type Near = (typeof REMINDERS)['appointment_near' | 'event_near'];

/**
 * What is near: what begins by the end of tomorrow and is not about to begin. `told_before`: what was last told or
 * changed before it; of the rest the student has just heard.
 */
export function near(rule: Near, now: Date): { from: Date; until_day: string; told_before: Date } {
  return {
    from: new Date(now.getTime() + rule.least_minutes * 60_000),
    until_day: tokyoDayAfter(now, rule.days_before),
    told_before: new Date(now.getTime() - rule.quiet_hours * HOUR),
  };
}

/** The last day from which so many working days were over before today: who waits since then waits longer than promised. */
export const longerThan = (days: number, now: Date, isPublicHoliday: IsPublicHoliday): string =>
  lastDayReaching(tokyoDayAfter(now, -1), days, isPublicHoliday);

/** The last day from which so many working days are up today: who acts today acts in time. */
export const upToday = (days: number, now: Date, isPublicHoliday: IsPublicHoliday): string =>
  lastDayReaching(tokyoDay(now), days, isPublicHoliday);

/** The working day after today. */
export const nextWorkingDay = (now: Date, isPublicHoliday: IsPublicHoliday): string =>
  addWorkingDays(tokyoDay(now), 1, isPublicHoliday);
