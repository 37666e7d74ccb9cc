import { DataTypes, Model } from 'sequelize';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  NonAttribute,
  Sequelize,
} from 'sequelize';
import { flag, id, optional, required, table, timestamp } from './columns.ts';
import type { User } from './user.ts';

/** One way to sign in, keyed by issuer and subject; a user may hold several. */
export class Identity extends Model<InferAttributes<Identity>, InferCreationAttributes<Identity>> {
  declare id: CreationOptional<number>;
  declare iss: string;
  declare sub: string;
  declare email: string | null;
  declare email_verified: CreationOptional<boolean>;
  declare user_id: number | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare user?: NonAttribute<User | null>;
}

export function initIdentity(sequelize: Sequelize): void {
  Identity.init(
    {
      id: id(),
      iss: required(DataTypes.STRING),
      sub: required(DataTypes.STRING),
      email: optional(DataTypes.STRING),
      email_verified: flag(),
      user_id: optional(DataTypes.INTEGER),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'identities'),
  );
}
