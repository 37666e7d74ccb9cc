import { DataTypes, Model } from 'sequelize';
import type { CreationOptional, InferAttributes, InferCreationAttributes, Sequelize } from 'sequelize';
import { id, required, table, timestamp } from './columns.ts';

/** A sign-in at /admin: the cookie's hash and whose it is. Rights are read anew at each request. */
export class AdminSession extends Model<
  InferAttributes<AdminSession>,
  InferCreationAttributes<AdminSession>
> {
  declare id: CreationOptional<number>;
  /** SHA-256 of the cookie, in hex. */
  declare token_hash: string;
  declare identity_id: number;
  declare expires_at: Date;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

export function initAdminSession(sequelize: Sequelize): void {
  AdminSession.init(
    {
      id: id(),
      token_hash: required(DataTypes.STRING),
      identity_id: required(DataTypes.INTEGER),
      expires_at: required(DataTypes.DATE),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'admin_sessions'),
  );
}
