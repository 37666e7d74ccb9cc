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
import type { User } from './user.ts';

/** A deleted account: from the person's word until its erasure, and the day it was done afterwards. */
export class AccountDeletion extends Model<
  InferAttributes<AccountDeletion>,
  InferCreationAttributes<AccountDeletion>
> {
  declare id: CreationOptional<number>;
  declare user_id: number;
  declare requested_at: Date;
  declare erase_at: Date;
  declare erased_at: Date | null;
  /** The address the account had; needed to find what is kept under it, and gone with the rest. */
  declare email: string | null;
  /** `{ iss, sub }` of the sign-ins that led to the account; gone with the rest. */
  declare identities: CreationOptional<JsonObject[]>;
  declare attempts: CreationOptional<number>;
  declare last_error: string | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare user?: NonAttribute<User>;
}

/**
 * What the law has us keep of a job seeker for two years, copied when the account is erased. No call answers
 * it; docs/privacy.md tells who may read it.
 */
export class JobIntroductionRecord extends Model<
  InferAttributes<JobIntroductionRecord>,
  InferCreationAttributes<JobIntroductionRecord>
> {
  declare id: CreationOptional<number>;
  declare user_id: number;
  declare name: string;
  declare birth_day: string | null;
  declare postal_code: string | null;
  declare address: string | null;
  declare wishes: JsonObject;
  declare introductions: JsonObject[];
  declare registered_at: Date;
  declare closed_at: Date;
  declare keep_until: Date;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare user?: NonAttribute<User>;
}

/** Something outside the database that has to go: written in a transaction, done after its commit. */
export class OutsideRemoval extends Model<
  InferAttributes<OutsideRemoval>,
  InferCreationAttributes<OutsideRemoval>
> {
  declare id: CreationOptional<number>;
  declare kind: 'file' | 'account';
  /** `{ key }` of stored bytes, or `{ iss, sub }` of an account at the identity provider. */
  declare target: JsonObject;
  declare available_at: Date;
  declare attempts: CreationOptional<number>;
  declare last_error: string | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

export function initAccountDeletion(sequelize: Sequelize): void {
  AccountDeletion.init(
    {
      id: id(),
      user_id: required(DataTypes.INTEGER),
      requested_at: required(DataTypes.DATE),
      erase_at: required(DataTypes.DATE),
      erased_at: optional(DataTypes.DATE),
      email: optional(DataTypes.STRING),
      identities: required(DataTypes.JSONB, []),
      attempts: required(DataTypes.INTEGER, 0),
      last_error: optional(DataTypes.TEXT),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'account_deletions'),
  );

  JobIntroductionRecord.init(
    {
      id: id(),
      user_id: required(DataTypes.INTEGER),
      name: required(DataTypes.STRING),
      birth_day: optional(DataTypes.DATEONLY),
      postal_code: optional(DataTypes.STRING),
      address: optional(DataTypes.TEXT),
      wishes: required(DataTypes.JSONB),
      introductions: required(DataTypes.JSONB),
      registered_at: required(DataTypes.DATE),
      closed_at: required(DataTypes.DATE),
      keep_until: required(DataTypes.DATE),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'job_introduction_records'),
  );

  OutsideRemoval.init(
    {
      id: id(),
      kind: required(DataTypes.STRING),
      target: required(DataTypes.JSONB),
      available_at: required(DataTypes.DATE),
      attempts: required(DataTypes.INTEGER, 0),
      last_error: optional(DataTypes.TEXT),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'outside_removals'),
  );
}
