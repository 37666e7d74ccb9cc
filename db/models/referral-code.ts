import { DataTypes, Model } from 'sequelize';
import type { CreationOptional, InferAttributes, InferCreationAttributes, Sequelize } from 'sequelize';
import { flag, id, optional, required, table, timestamp } from './columns.ts';

/** A code staff hand out; it pays nobody. */
export class ReferralCode extends Model<
  InferAttributes<ReferralCode>,
  InferCreationAttributes<ReferralCode>
> {
  declare id: CreationOptional<number>;
  declare token: string;
  declare label: string | null;
  declare is_active: CreationOptional<boolean>;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

export function initReferralCode(sequelize: Sequelize): void {
  ReferralCode.init(
    {
      id: id(),
      token: required(DataTypes.STRING),
      label: optional(DataTypes.STRING),
      is_active: flag(true),
      version: required(DataTypes.INTEGER, 0),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'referral_codes'),
  );
}
