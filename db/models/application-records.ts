import { DataTypes, Model } from 'sequelize';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  NonAttribute,
  Sequelize,
} from 'sequelize';
import { flag, id, optional, required, table, timestamp } from './columns.ts';
import type { ApplicationState } from '../../domain/application-state.ts';
import type { JsonObject } from './types.ts';
import type { Application } from './application.ts';
import type { HfMember } from './hf-member.ts';
import type { User } from './user.ts';

/** A mentor assigned to an application. */
export class ApplicationHfMember extends Model<
  InferAttributes<ApplicationHfMember>,
  InferCreationAttributes<ApplicationHfMember>
> {
  declare id: CreationOptional<number>;
  declare application_id: number;
  declare hf_member_id: number;
  declare is_main: CreationOptional<boolean>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare application?: NonAttribute<Application>;
  declare hf_member?: NonAttribute<HfMember>;
}

/** One step of an application's history: who did what, when, and the fields before and after. */
export class ApplicationEvent extends Model<
  InferAttributes<ApplicationEvent>,
  InferCreationAttributes<ApplicationEvent>
> {
  declare id: CreationOptional<number>;
  declare application_id: number;
  declare name: string;
  declare from_state: ApplicationState;
  declare to_state: ApplicationState;
  declare actor_kind: 'student' | 'hf_member' | 'system';
  declare user_id: number | null;
  declare hf_member_id: number | null;
  declare reason: string | null;
  declare before: JsonObject | null;
  declare after: JsonObject | null;
  /** Shared by what staff moved at once. */
  declare move_id: CreationOptional<string | null>;
  declare undone_at: Date | null;
  declare at: Date;
  /** Of a line that moves the application: since when it had stood in `from_state`. Kept by the database. */
  declare entered_at: CreationOptional<Date | null>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare application?: NonAttribute<Application>;
  declare user?: NonAttribute<User | null>;
  declare hf_member?: NonAttribute<HfMember | null>;
}

export function initApplicationRecords(sequelize: Sequelize): void {
  ApplicationHfMember.init(
    {
      id: id(),
      application_id: required(DataTypes.INTEGER),
      hf_member_id: required(DataTypes.INTEGER),
      is_main: flag(true),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'application_hf_members'),
  );

  ApplicationEvent.init(
    {
      id: id(),
      application_id: required(DataTypes.INTEGER),
      name: required(DataTypes.STRING),
      from_state: required(DataTypes.STRING),
      to_state: required(DataTypes.STRING),
      actor_kind: required(DataTypes.STRING),
      user_id: optional(DataTypes.INTEGER),
      hf_member_id: optional(DataTypes.INTEGER),
      reason: optional(DataTypes.TEXT),
      before: optional(DataTypes.JSONB),
      after: optional(DataTypes.JSONB),
      move_id: optional(DataTypes.UUID),
      undone_at: optional(DataTypes.DATE),
      at: required(DataTypes.DATE),
      entered_at: optional(DataTypes.DATE),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'application_events'),
  );
}
