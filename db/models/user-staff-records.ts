import { DataTypes, Model } from 'sequelize';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  NonAttribute,
  Sequelize,
} from 'sequelize';
import { id, joinTable, optional, required, table, timestamp } from './columns.ts';
import type { HfMember } from './hf-member.ts';
import type { User } from './user.ts';

/** What a member of staff wrote about a student, for colleagues. */
export class UserNote extends Model<InferAttributes<UserNote>, InferCreationAttributes<UserNote>> {
  declare id: CreationOptional<number>;
  declare user_id: number;
  declare hf_member_id: number | null;
  declare text: string;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare user?: NonAttribute<User>;
  declare hf_member?: NonAttribute<HfMember | null>;
}

/** A consultation that was held: since when it was wished, for when it was planned. */
export class UserConsultation extends Model<
  InferAttributes<UserConsultation>,
  InferCreationAttributes<UserConsultation>
> {
  declare id: CreationOptional<number>;
  declare user_id: number;
  declare hf_member_id: number | null;
  declare wished_at: Date | null;
  declare planned_at: Date | null;
  declare done_at: Date;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare user?: NonAttribute<User>;
  declare hf_member?: NonAttribute<HfMember | null>;
}

/** Two accounts of somebody that managers know to be two people. The smaller id first. */
export class UserDistinction extends Model<
  InferAttributes<UserDistinction>,
  InferCreationAttributes<UserDistinction>
> {
  declare id: CreationOptional<number>;
  declare user_id: number;
  declare other_user_id: number;
  declare hf_member_id: number | null;
  declare created_at: CreationOptional<Date>;

  declare user?: NonAttribute<User>;
  declare other_user?: NonAttribute<User>;
  declare hf_member?: NonAttribute<HfMember | null>;
}

/** By what two accounts of one person are found. Written by a trigger on users (migration 0022), only read here. */
export class UserMatchKey extends Model<
  InferAttributes<UserMatchKey>,
  InferCreationAttributes<UserMatchKey>
> {
  declare id: CreationOptional<number>;
  declare user_id: number;
  declare kind: 'name' | 'kana_name' | 'email' | 'phone';
  declare key: string;

  declare user?: NonAttribute<User>;
}

export function initUserStaffRecords(sequelize: Sequelize): void {
  UserNote.init(
    {
      id: id(),
      user_id: required(DataTypes.INTEGER),
      hf_member_id: optional(DataTypes.INTEGER),
      text: required(DataTypes.TEXT),
      version: required(DataTypes.INTEGER, 0),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'user_notes'),
  );

  UserConsultation.init(
    {
      id: id(),
      user_id: required(DataTypes.INTEGER),
      hf_member_id: optional(DataTypes.INTEGER),
      wished_at: optional(DataTypes.DATE),
      planned_at: optional(DataTypes.DATE),
      done_at: required(DataTypes.DATE),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'user_consultations'),
  );

  UserDistinction.init(
    {
      id: id(),
      user_id: required(DataTypes.INTEGER),
      other_user_id: required(DataTypes.INTEGER),
      hf_member_id: optional(DataTypes.INTEGER),
      created_at: timestamp(),
    },
    joinTable(sequelize, 'user_distinctions'),
  );

  UserMatchKey.init(
    {
      id: id(),
      user_id: required(DataTypes.INTEGER),
      kind: required(DataTypes.STRING),
      key: required(DataTypes.TEXT),
    },
    { ...table(sequelize, 'user_match_keys'), createdAt: false, updatedAt: false },
  );
}
