import { instant, integer, json, line, text, type JsonObject } from '../../domain/entities/fields.ts';
import { internalModel } from './entity-model.ts';

/** Something that happened and has effects, written in the transaction that made it so. */
export class OutboxEvent extends internalModel('outbox_events', {
  type: line(),
  payload: json<JsonObject>()(),
  available_at: instant(),
  processed_at: instant({ nullable: true }),
  attempts: integer({ default: 0 }),
  last_error: text({ nullable: true }),
  dedupe_key: line({ nullable: true }),
  /** `X-Request-Id` of the request that caused it; null for what a timer found. */
  request_id: line({ nullable: true }),
}) {}
