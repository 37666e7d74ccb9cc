import { DataTypes, Model } from 'sequelize';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  NonAttribute,
  Sequelize,
} from 'sequelize';
import { flag, id, optional, required, table, timestamp } from './columns.ts';
import type { Country, Prefecture, UniversityControlType } from './master-data.ts';
import type { User } from './user.ts';

export class University extends Model<InferAttributes<University>, InferCreationAttributes<University>> {
  declare id: CreationOptional<number>;
  declare local_name: string;
  declare english_name: string | null;
  declare country_id: number;
  declare ranking: number | null;
  declare university_control_type_id: number | null;
  /** Of the ministry's list of universities in Japan. */
  declare code: string | null;
  declare prefecture_id: number | null;
  /** What a university is now, for a name of former times. */
  declare current_university_id: number | null;
  /** Its faculties, as suggestions. */
  declare department_names: CreationOptional<string[]>;
  /** Readings, short forms and former names, to find it by. */
  declare other_names: CreationOptional<string[]>;
  /** All its names as they are searched; the database writes them (0057-universities-found). */
  declare search_words: CreationOptional<string>;
  declare is_created_by_user: CreationOptional<boolean>;
  declare created_by_user_id: number | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare country?: NonAttribute<Country>;
  declare university_control_type?: NonAttribute<UniversityControlType | null>;
  declare prefecture?: NonAttribute<Prefecture | null>;
  declare current_university?: NonAttribute<University | null>;
  declare created_by_user?: NonAttribute<User | null>;
}

/** What people's studies tell of their university: none of what only finding one needs. */
export const UNIVERSITY_COLUMNS = [
  'id',
  'local_name',
  'english_name',
  'country_id',
  'ranking',
  'university_control_type_id',
  'is_created_by_user',
] as const;

export function initUniversity(sequelize: Sequelize): void {
  University.init(
    {
      id: id(),
      local_name: required(DataTypes.STRING),
      english_name: optional(DataTypes.STRING),
      country_id: required(DataTypes.INTEGER),
      ranking: optional(DataTypes.INTEGER),
      university_control_type_id: optional(DataTypes.INTEGER),
      code: optional(DataTypes.STRING),
      prefecture_id: optional(DataTypes.INTEGER),
      current_university_id: optional(DataTypes.INTEGER),
      department_names: required(DataTypes.JSONB, []),
      other_names: required(DataTypes.JSONB, []),
      search_words: required(DataTypes.TEXT, ''),
      is_created_by_user: flag(),
      created_by_user_id: optional(DataTypes.INTEGER),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'universities'),
  );
}
