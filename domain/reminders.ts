import { DUE_SOON_DAYS } from './constants.ts';
import type { DomainEventType } from './events.ts';
import { startOfTokyoDay, tokyoDay, tokyoDayAfter, tokyoHour } from './tokyo-time.ts';
import { addWorkingDays, isWorkingDay, lastDayReaching, type IsPublicHoliday } from './working-days.ts';

/**
 * Automatic reminders (ADR 30): what, when, to whom, and why these numbers. Each is sent once per cause, within
 * REMINDER_HOURS. `on`: students are reminded on any day; staff, and students about things that depend on
 * staff, on working days.
 */
export const REMINDERS = {
  /**
   * The resume is due soon. Two days leave an evening and a day to write; the desk's "due soon" covers the same
   * days.
   */
  resume_due_soon: { to: 'student', on: 'any_day', days_before: DUE_SOON_DAYS },
  /**
   * The due date has passed. A late resume is still accepted, which the student may not know; after a week the
   * reminder is stale.
   */
  resume_overdue: { to: 'student', on: 'any_day', within_days: 7 },
  /** An interview or practice: the day before. Not if it was scheduled or changed within the quiet hours. */
  appointment_near: { to: 'student', on: 'any_day', days_before: 1, quiet_hours: 8, least_minutes: 120 },
  /** An event with a seat: the day before, early enough to pass the seat to the waiting list. */
  event_near: { to: 'student', on: 'any_day', days_before: 1, quiet_hours: 8, least_minutes: 120 },
  /** The student's agreement is pending: it blocks the resume from going out, so the reminder comes sooner. */
  agreement_awaited: { to: 'student', on: 'any_day', after_days: [2, 5], within_days: 30 },
  /** Companies wait about a week for the answer to an offer. */
  offer_awaited: { to: 'student', on: 'any_day', after_days: [3, 6], within_days: 30 },
  /** Longer than usual: sent when the time the screens promised (USUAL_DAYS) has passed. */
  takes_longer: { to: 'student', on: 'working_day', within_days: 30 },
  /** The mentor's morning summary: due by the next working day, overdue, or reaching its usual days today. */
  desk: { to: 'mentor', on: 'working_day', within_days: 30 },
  /** Applications for an event have closed, so attendance can be planned. */
  event_closed: { to: 'manager', on: 'working_day', within_days: 7 },
  /**
   * Mails that failed or whose delivery is unknown. Within the first hour somebody may already be handling
   * them.
   */
  deliveries_held: { to: 'manager', on: 'working_day', patience_minutes: 60 },
  /** Public job ads confirmed too long ago. */
  reconfirmation: { to: 'manager', on: 'working_day' },
  /** New jobs for saved searches, from before working hours until the evening. */
  saved_search: { to: 'student', on: 'any_day', hours: { from: 8, until: 21 } },
} as const;
export type ReminderName = keyof typeof REMINDERS;

/** Reminders are sent from this hour until that one (Tokyo), never at night. */
export const REMINDER_HOURS = { from: 9, until: 20 } as const;

const HOUR = 3_600_000;

const hoursOf = (name: ReminderName): { from: number; until: number } => {
  const rule = REMINDERS[name];
  return 'hours' in rule ? rule.hours : REMINDER_HOURS;
};

const isDayOf = (name: ReminderName, day: string, isPublicHoliday: IsPublicHoliday): boolean =>
  REMINDERS[name].on === 'any_day' || isWorkingDay(day, isPublicHoliday);

/** Whether a reminder may be sent now. */
export function mayRemind(name: ReminderName, now: Date, isPublicHoliday: IsPublicHoliday): boolean {
  const hour = tokyoHour(now);
  const { from, until } = hoursOf(name);
  return hour >= from && hour < until && isDayOf(name, tokyoDay(now), isPublicHoliday);
}

/** The earliest instant from `now` on at which a reminder may be sent. */
export function nextRemindTime(name: ReminderName, now: Date, isPublicHoliday: IsPublicHoliday): Date {
  if (mayRemind(name, now, isPublicHoliday)) return now;
  const { from } = hoursOf(name);
  for (let days = tokyoHour(now) < from ? 0 : 1; ; days += 1) {
    const day = tokyoDayAfter(now, days);
    if (isDayOf(name, day, isPublicHoliday)) return new Date(startOfTokyoDay(day).getTime() + from * HOUR);
  }
}

/** Events written by reminder checks. Their retries respect the same hours. */
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

/** The reminder behind an outbox event; null for events caused by people. */
export const reminderOf = (eventType: string): ReminderName | null =>
  (Object.hasOwn(OF_EVENT, eventType) && OF_EVENT[eventType as DomainEventType]) || null;

/** Days in Tokyo, inclusive. */
export interface DayRange {
  from: string;
  to: string;
}

/** Due dates that students are reminded of today: upcoming and missed. */
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
 * The window of a reminder: starts by the end of tomorrow but not imminently. `told_before`: only if last
 * announced or changed before this instant; later changes have just been announced.
 */
export function near(rule: Near, now: Date): { from: Date; until_day: string; told_before: Date } {
  return {
    from: new Date(now.getTime() + rule.least_minutes * 60_000),
    until_day: tokyoDayAfter(now, rule.days_before),
    told_before: new Date(now.getTime() - rule.quiet_hours * HOUR),
  };
}

/**
 * The latest day from which more than `days` working days had passed before today: waiting longer than
 * promised.
 */
export const longerThan = (days: number, now: Date, isPublicHoliday: IsPublicHoliday): string =>
  lastDayReaching(tokyoDayAfter(now, -1), days, isPublicHoliday);

/** The latest day from which `days` working days are up today: acting today is still in time. */
export const upToday = (days: number, now: Date, isPublicHoliday: IsPublicHoliday): string =>
  lastDayReaching(tokyoDay(now), days, isPublicHoliday);

/** The working day after today. */
export const nextWorkingDay = (now: Date, isPublicHoliday: IsPublicHoliday): string =>
  addWorkingDays(tokyoDay(now), 1, isPublicHoliday);
