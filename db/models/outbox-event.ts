import { DataTypes, Model } from 'sequelize';
import type { CreationOptional, InferAttributes, InferCreationAttributes, Sequelize } from 'sequelize';
import { id, optional, required, table, timestamp } from './columns.ts';
import type { JsonObject } from './types.ts';

/** Something that happened and has effects, written in the transaction that made it so. */
export class OutboxEvent extends Model<InferAttributes<OutboxEvent>, InferCreationAttributes<OutboxEvent>> {
  declare id: CreationOptional<number>;
  declare type: string;
  declare payload: JsonObject;
  declare available_at: Date;
  declare processed_at: Date | null;
  declare attempts: CreationOptional<number>;
  declare last_error: string | null;
  declare dedupe_key: string | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

export function initOutboxEvent(sequelize: Sequelize): void {
  OutboxEvent.init(
    {
      id: id(),
      type: required(DataTypes.STRING),
      payload: required(DataTypes.JSONB),
      available_at: required(DataTypes.DATE),
      processed_at: optional(DataTypes.DATE),
      attempts: required(DataTypes.INTEGER, 0),
      last_error: optional(DataTypes.TEXT),
      dedupe_key: optional(DataTypes.STRING),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'outbox_events'),
  );
}
