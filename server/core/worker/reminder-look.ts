import type { Transaction } from 'sequelize';
import type { Sequelize } from 'sequelize';
import type { DomainEvent } from '../../../domain/events.ts';
import { GONE_STATUSES } from '../../../domain/student-status.ts';
import type { IsPublicHoliday } from '../../../domain/working-days.ts';

/** Context in which a check looks for due reminders. */
export interface LookContext {
  sequelize: Sequelize;
  tx: Transaction;
  now: Date;
  isPublicHoliday: IsPublicHoliday;
}

/** Finds due reminders not sent yet, in one statement; at most MOST per run, in id order. */
export type Look = (ctx: LookContext) => Promise<DomainEvent[]>;

export const MOST = 500;

/** Excludes closed accounts from mail. `u` is the student. */
export const IS_HERE = `u.status not in (${GONE_STATUSES.map((status) => `'${status}'`).join(', ')})`;

/** SQL condition: the outbox has no event for this cause (an SQL expression) yet. */
export const notTold = (cause: string): string =>
  `not exists (select 1 from outbox_events o where o.dedupe_key = ${cause})`;
