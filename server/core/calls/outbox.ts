import type { Sequelize, Transaction } from 'sequelize';
import type { DomainEvent } from '../../../domain/events.ts';
import { causingRequest } from '../requests/request-id.ts';

/** Job that wakes the worker; the outbox rows are the actual queue. */
export const OUTBOX_TASK = 'process_outbox';

/** Job that wakes the delivery sender. */
export const DELIVERIES_TASK = 'send_deliveries';

/** Job that wakes the resume printer. */
export const PRINTING_TASK = 'print_resumes';

/** Wakes the resume printer when the transaction commits. */
export async function wakePrinter(sequelize: Sequelize, tx: Transaction): Promise<void> {
  await sequelize.query(`select graphile_worker.add_job('${PRINTING_TASK}', job_key := '${PRINTING_TASK}')`, {
    transaction: tx,
  });
}

/** Wakes the delivery sender when the transaction commits. */
export async function wakeSender(sequelize: Sequelize, tx: Transaction): Promise<void> {
  await sequelize.query(
    `select graphile_worker.add_job('${DELIVERIES_TASK}', job_key := '${DELIVERIES_TASK}')`,
    { transaction: tx },
  );
}

/**
 * Writes events to the outbox and wakes the worker within the command's transaction, so both happen only if it
 * commits. An event whose `dedupe_key` exists is skipped. Each keeps the id of the request that caused it. One
 * statement.
 */
export async function writeToOutbox(
  sequelize: Sequelize,
  tx: Transaction,
  events: readonly DomainEvent[],
  now: Date,
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ type, payload, delay_minutes = 0, dedupe_key }) => ({
    type,
    payload,
    dedupe_key,
    available_at: new Date(now.getTime() + delay_minutes * 60_000).toISOString(),
  }));
  await sequelize.query(
    `with event as (
       insert into outbox_events (type, payload, available_at, dedupe_key, request_id, created_at, updated_at)
       select type, payload, available_at, dedupe_key, $3, $2, $2
       from jsonb_to_recordset($1::jsonb)
         as e (type text, payload jsonb, available_at timestamptz, dedupe_key text)
       on conflict (dedupe_key) do nothing
       returning id, available_at
     )
     select graphile_worker.add_job('${OUTBOX_TASK}', json_build_object('outbox_event_id', id), run_at := available_at)
     from event`,
    { bind: [JSON.stringify(rows), now, causingRequest(tx)], transaction: tx },
  );
}
