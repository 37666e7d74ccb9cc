import { QueryTypes, type Sequelize } from 'sequelize';
import { dropMonths, isMonthly, MONTHLY_TABLES } from '../../../../db/months.ts';
import { undecidedSql } from '../../../../db/undecided-deliveries.ts';
import { RETAINED_TABLES, type RetainedTable, type RetentionDays } from '../../../../domain/retention.ts';
import { startOfTokyoDay, tokyoDayAfter } from '../../../../domain/tokyo-time.ts';

/** Rows a statement: short enough that nobody waits for it. */
const BATCH = 2000;

/** What may go, by table: ids, the oldest first, each found by an index. `$1`: kept from then on, `$2`: how many. */
const OLD_ROWS: Record<RetainedTable, string> = {
  page_views: 'select id from page_views where visit_at < $1 order by visit_at limit $2',
  // What is to be sent or waits for a decision stays, however old.
  deliveries: `select d.id from deliveries d
    where d.available_at < $1 and d.state not in ('pending', 'sending') and not ${undecidedSql('d')}
    order by d.available_at, d.id limit $2`,
  // What is to be sent stays.
  webhook_deliveries: `select id from webhook_deliveries
    where created_at < $1 and state not in ('pending', 'sending') order by created_at, id limit $2`,
  audit_logs: 'select id from audit_logs where at < $1 order by at, id limit $2',
};

/** An event goes after its mails: it tells whom they concern, to who may see them and to the erasure of a person. */
const OLD_EVENTS = `select e.id from outbox_events e
  where e.created_at < $1 and e.processed_at is not null
    and not exists (select 1 from deliveries d where d.outbox_event_id = e.id)
  limit $2`;

async function deleteBatch(sequelize: Sequelize, table: string, ids: string, from: Date): Promise<number> {
  // Without it each id would be looked for in every month.
  const within = isMonthly(table) ? `${MONTHLY_TABLES[table]} < $1 and` : '';
  const rows = await sequelize.query(`delete from ${table} where ${within} id in (${ids}) returning id`, {
    bind: [from, BATCH],
    type: QueryTypes.SELECT,
  });
  return rows.length;
}

const keptFrom = (now: Date, days: number) => startOfTokyoDay(tokyoDayAfter(now, -days));

/**
 * Drops whole months that are older than they are kept.
 * @returns the names of their partitions
 */
export async function dropOldMonths(sequelize: Sequelize, days: RetentionDays, now: Date): Promise<string[]> {
  const dropped: string[] = [];
  for (const table of RETAINED_TABLES) {
    const kept = days[table];
    if (kept !== null && isMonthly(table))
      dropped.push(...(await dropMonths(sequelize, table, keptFrom(now, kept))));
  }
  return dropped;
}

/**
 * Deletes one batch of each table's rows that are older than they are kept. Events go by the days of the mails.
 * @returns how many rows went; as long as there are some, more may be left
 */
export async function deleteOldRows(sequelize: Sequelize, days: RetentionDays, now: Date): Promise<number> {
  let deleted = 0;
  for (const table of RETAINED_TABLES) {
    const kept = days[table];
    if (kept === null) continue;
    const from = keptFrom(now, kept);
    deleted += await deleteBatch(sequelize, table, OLD_ROWS[table], from);
    if (table === 'deliveries') deleted += await deleteBatch(sequelize, 'outbox_events', OLD_EVENTS, from);
  }
  return deleted;
}
