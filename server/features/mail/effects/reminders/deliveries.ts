import { QueryTypes } from 'sequelize';
import { undecidedSql } from '../../../../../db/undecided-deliveries.ts';
import { REMINDERS } from '../../../../../domain/reminders.ts';
import { tokyoDay } from '../../../../../domain/tokyo-time.ts';
import { MAX_PER_RUN, notYetSent, type DueCheck } from '../../../../core/background/due-check.ts';

const CAUSE = `'deliveries_held:' || $2`;

/** Mails that have waited for somebody's decision for a while: one event a working day for all of them. */
export const deliveriesHeld: DueCheck = async ({ sequelize, tx, now }) => {
  const day = tokyoDay(now);
  const since = new Date(now.getTime() - REMINDERS.deliveries_held.patience_minutes * 60_000);
  const rows = await sequelize.query<{ id: number; dedupe_key: string }>(
    `select d.id, ${CAUSE} as dedupe_key from deliveries d
     where ${undecidedSql('d')} and d.updated_at <= $1 and ${notYetSent(CAUSE)}
     order by d.id limit ${MAX_PER_RUN}`,
    { bind: [since, day], type: QueryTypes.SELECT, transaction: tx },
  );
  if (!rows[0]) return [];
  const payload = { delivery_ids: rows.map(({ id }) => id), day };
  return [{ type: 'deliveries_held', payload, dedupe_key: rows[0].dedupe_key }];
};
