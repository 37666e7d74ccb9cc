import { DataTypes, Model } from 'sequelize';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  NonAttribute,
  Sequelize,
} from 'sequelize';
import { flag, id, optional, required, table, timestamp } from './columns.ts';
import type { Country, UniversityControlType } from './master-data.ts';
import type { User } from './user.ts';

export class University extends Model<InferAttributes<University>, InferCreationAttributes<University>> {
  declare id: CreationOptional<number>;
  declare local_name: string;
  declare english_name: string | null;
  declare country_id: number;
  declare ranking: number | null;
  declare university_control_type_id: number | null;
  declare is_created_by_user: CreationOptional<boolean>;
  declare created_by_user_id: number | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare country?: NonAttribute<Country>;
  declare university_control_type?: NonAttribute<UniversityControlType | null>;
  declare created_by_user?: NonAttribute<User | null>;
}

export function initUniversity(sequelize: Sequelize): void {
  University.init(
    {
      id: id(),
      local_name: required(DataTypes.STRING),
      english_name: optional(DataTypes.STRING),
      country_id: required(DataTypes.INTEGER),
      ranking: optional(DataTypes.INTEGER),
      university_control_type_id: optional(DataTypes.INTEGER),
      is_created_by_user: flag(),
      created_by_user_id: optional(DataTypes.INTEGER),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'universities'),
  );
}
