import { DataTypes, Model } from 'sequelize';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  NonAttribute,
  Sequelize,
} from 'sequelize';
import { id, optional, required, table, timestamp } from './columns.ts';
import type { HfMember } from './hf-member.ts';
import type { User } from './user.ts';

/** One account of a person put into another (ADR 0019): `user_id` stays, `merged_user_id` goes. */
export class UserMerge extends Model<InferAttributes<UserMerge>, InferCreationAttributes<UserMerge>> {
  declare id: CreationOptional<number>;
  declare user_id: number;
  declare merged_user_id: number;
  declare hf_member_id: number | null;
  declare reason: string | null;
  /** `status` of the account that went, to be put back. */
  declare merged_status: string;
  declare merged_at: Date;
  declare undone_at: Date | null;
  declare undone_by_hf_member_id: number | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare user?: NonAttribute<User>;
  declare merged_user?: NonAttribute<User>;
  declare hf_member?: NonAttribute<HfMember | null>;
  declare undone_by_hf_member?: NonAttribute<HfMember | null>;
  declare rows?: NonAttribute<UserMergeRow[]>;
}

/**
 * A row that a merge moved, by the column that points to the student; of `users` itself a field that was empty and
 * was filled from the other account.
 */
export class UserMergeRow extends Model<
  InferAttributes<UserMergeRow>,
  InferCreationAttributes<UserMergeRow>
> {
  declare id: CreationOptional<number>;
  declare user_merge_id: number;
  declare table_name: string;
  declare column_name: string;
  declare row_id: number;
  /** Null until the merge is undone; false where the row was gone or changed by then. */
  declare is_put_back: boolean | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare user_merge?: NonAttribute<UserMerge>;
}

export function initUserMerge(sequelize: Sequelize): void {
  UserMerge.init(
    {
      id: id(),
      user_id: required(DataTypes.INTEGER),
      merged_user_id: required(DataTypes.INTEGER),
      hf_member_id: optional(DataTypes.INTEGER),
      reason: optional(DataTypes.TEXT),
      merged_status: required(DataTypes.STRING),
      merged_at: required(DataTypes.DATE),
      undone_at: optional(DataTypes.DATE),
      undone_by_hf_member_id: optional(DataTypes.INTEGER),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'user_merges'),
  );

  UserMergeRow.init(
    {
      id: id(),
      user_merge_id: required(DataTypes.INTEGER),
      table_name: required(DataTypes.STRING),
      column_name: required(DataTypes.STRING),
      row_id: required(DataTypes.INTEGER),
      is_put_back: optional(DataTypes.BOOLEAN),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'user_merge_rows'),
  );
}
