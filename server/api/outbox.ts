import type { Sequelize, Transaction } from 'sequelize';
import type { DomainEvent } from '../domain/events.ts';

/** Name of the job that wakes the worker; the outbox row itself is the truth. */
export const OUTBOX_TASK = 'process_outbox';

/**
 * Writes an event into the outbox and wakes the worker, both in the command's transaction: they happen if
 * and only if the command commits. One statement.
 */
export async function writeToOutbox(
  sequelize: Sequelize,
  tx: Transaction,
  event: DomainEvent,
  now: Date,
): Promise<void> {
  const availableAt = new Date(now.getTime() + (event.delay_minutes ?? 0) * 60_000);
  await sequelize.query(
    `with event as (
       insert into outbox_events (type, payload, available_at, created_at, updated_at)
       values ($1, $2::jsonb, $3, $4, $4) returning id
     )
     select graphile_worker.add_job('${OUTBOX_TASK}', json_build_object('outbox_event_id', id), run_at := $3) from event`,
    { bind: [event.type, JSON.stringify(event.payload), availableAt, now], transaction: tx },
  );
}
