import { DataTypes, Model } from 'sequelize';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  NonAttribute,
  Sequelize,
} from 'sequelize';
import { id, optional, required, table, timestamp } from './columns.ts';
import type { JsonObject } from './types.ts';
import type { HfMember } from './hf-member.ts';
import type { User } from './user.ts';

/** Who changed which row outside the lifecycle's own history. */
export class AuditLog extends Model<InferAttributes<AuditLog>, InferCreationAttributes<AuditLog>> {
  declare id: CreationOptional<number>;
  declare at: Date;
  declare actor_kind: 'student' | 'hf_member' | 'system';
  declare hf_member_id: number | null;
  declare user_id: number | null;
  declare action: string;
  declare table_name: string;
  declare row_id: number | null;
  declare before: JsonObject | null;
  declare after: JsonObject | null;
  /** The call that changed it: `PUT companies`, `hf_member__assign_application`, `adminjs`. */
  declare source: string | null;
  /** The record the row is a part of: an office's company, an answer's application; else the row itself. */
  declare record_table: string | null;
  declare record_id: number | null;
  /** The student it is about. */
  declare subject_user_id: number | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare hf_member?: NonAttribute<HfMember | null>;
  declare user?: NonAttribute<User | null>;
  declare subject_user?: NonAttribute<User | null>;
}

export function initAuditLog(sequelize: Sequelize): void {
  AuditLog.init(
    {
      id: id(),
      at: required(DataTypes.DATE),
      actor_kind: required(DataTypes.STRING),
      hf_member_id: optional(DataTypes.INTEGER),
      user_id: optional(DataTypes.INTEGER),
      action: required(DataTypes.STRING),
      table_name: required(DataTypes.STRING),
      row_id: optional(DataTypes.INTEGER),
      before: optional(DataTypes.JSONB),
      after: optional(DataTypes.JSONB),
      source: optional(DataTypes.STRING),
      record_table: optional(DataTypes.STRING),
      record_id: optional(DataTypes.INTEGER),
      subject_user_id: optional(DataTypes.INTEGER),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'audit_logs'),
  );
}
