import { DataTypes, Model } from 'sequelize';
import type { CreationOptional, InferAttributes, InferCreationAttributes, Sequelize } from 'sequelize';
import { id, required, table, timestamp } from './columns.ts';
import type { JsonValue } from './types.ts';

/** An editable text or number of the site, such as the claims on the top page. */
export class Setting extends Model<InferAttributes<Setting>, InferCreationAttributes<Setting>> {
  declare id: CreationOptional<number>;
  declare key: string;
  declare value: JsonValue;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

export function initSetting(sequelize: Sequelize): void {
  Setting.init(
    {
      id: id(),
      key: required(DataTypes.STRING),
      value: required(DataTypes.JSONB),
      version: required(DataTypes.INTEGER, 0),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'settings'),
  );
}
