import { mayRemind, type ReminderName } from '../../domain/reminders.ts';
import type { IsPublicHoliday } from '../../domain/working-days.ts';
import { writeToOutbox } from '../core/calls/outbox.ts';
import { everyMinute, type WorkDeps } from '../core/background/every-minute.ts';
import { answersAwaited } from '../features/applications/effects/reminders/answers.ts';
import { appointmentsNear } from '../features/interviews/effects/reminders/appointments.ts';
import { deliveriesHeld } from '../features/mail/effects/reminders/deliveries.ts';
import { desksPressed } from '../features/applications/effects/reminders/desks.ts';
import { eventsClosed, eventsNear } from '../features/events/effects/reminders/events.ts';
import { takingLonger } from '../features/applications/effects/reminders/longer.ts';
import type { DueCheck } from '../core/background/due-check.ts';
import { resumesDue } from '../features/resumes/effects/reminders/resumes.ts';

export interface ReminderDeps extends WorkDeps {
  isPublicHoliday: IsPublicHoliday;
}

/** The check of each reminder; the name determines its sending hours. */
const DUE_CHECKS: readonly (readonly [ReminderName, DueCheck])[] = [
  ['resume_due_soon', resumesDue],
  ['appointment_near', appointmentsNear],
  ['event_near', eventsNear],
  ['agreement_awaited', answersAwaited],
  ['desk', desksPressed],
  ['takes_longer', takingLonger],
  ['event_closed', eventsClosed],
  ['deliveries_held', deliveriesHeld],
];

/**
 * Emits an event for everything that is due. Event keys name the cause, so concurrent workers write each once.
 * One statement per check, plus one where something is due.
 * @returns how many were found
 */
export async function remind(deps: ReminderDeps): Promise<number> {
  const now = deps.now();
  const { sequelize, isPublicHoliday } = deps;
  let found = 0;
  for (const [name, look] of DUE_CHECKS) {
    if (!mayRemind(name, now, isPublicHoliday)) continue;
    found += await sequelize.transaction(async (tx) => {
      const events = await look({ sequelize, tx, now, isPublicHoliday });
      await writeToOutbox(sequelize, tx, events, now);
      return events.length;
    });
  }
  return found;
}

/** Checks for due reminders every minute. */
export const startReminders = (deps: ReminderDeps) =>
  everyMinute(deps.logger, async () => (await remind(deps)) > 0, 'Reminders could not be looked for');
