import type { Transaction } from 'sequelize';
import type { Sequelize } from 'sequelize';
import type { DomainEvent } from '../../../domain/events.ts';
import { GONE_STATUSES } from '../../../domain/student-status.ts';
import type { IsPublicHoliday } from '../../../domain/working-days.ts';

/** Context in which a check looks for due reminders. */
export interface DueCheckContext {
  sequelize: Sequelize;
  tx: Transaction;
  now: Date;
  isPublicHoliday: IsPublicHoliday;
}

/** Finds due reminders not sent yet, in one statement; at most MAX_PER_RUN per run, in id order. */
export type DueCheck = (ctx: DueCheckContext) => Promise<DomainEvent[]>;

export const MAX_PER_RUN = 500;

/** Excludes closed accounts from mail. `u` is the student. */
export const IS_ACTIVE = `u.status not in (${GONE_STATUSES.map((status) => `'${status}'`).join(', ')})`;

/** SQL condition: the outbox has no event for this cause (an SQL expression) yet. */
export const notYetSent = (cause: string): string =>
  `not exists (select 1 from outbox_events o where o.dedupe_key = ${cause})`;
