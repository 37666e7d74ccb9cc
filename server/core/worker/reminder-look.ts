import type { Transaction } from 'sequelize';
import type { Sequelize } from 'sequelize';
import type { DomainEvent } from '../../../domain/events.ts';
import { GONE_STATUSES } from '../../../domain/student-status.ts';
import type { IsPublicHoliday } from '../../../domain/working-days.ts';

/** In which a look finds what is due. */
export interface LookContext {
  sequelize: Sequelize;
  tx: Transaction;
  now: Date;
  isPublicHoliday: IsPublicHoliday;
}

/** Finds what is due and not told yet, in one statement; at most MOST at once, in the order of their ids. */
export type Look = (ctx: LookContext) => Promise<DomainEvent[]>;

export const MOST = 500;

/** No mail goes to who has left. `u` is the student. */
export const IS_HERE = `u.status not in (${GONE_STATUSES.map((status) => `'${status}'`).join(', ')})`;

/** That the outbox does not know the cause yet, an SQL expression. */
export const notTold = (cause: string): string =>
  `not exists (select 1 from outbox_events o where o.dedupe_key = ${cause})`;
