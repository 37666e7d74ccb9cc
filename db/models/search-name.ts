import { DataTypes, Model } from 'sequelize';
import type { CreationOptional, InferAttributes, InferCreationAttributes, Sequelize } from 'sequelize';
import { id, required, table, timestamp } from './columns.ts';

/**
 * The folded names of a student, a recruitment or a company, and a student's address apart from the name: kept by the
 * database, read by the staff's search.
 */
export class SearchName extends Model<InferAttributes<SearchName>, InferCreationAttributes<SearchName>> {
  declare id: CreationOptional<number>;
  declare record_table: 'users' | 'user_emails' | 'recruitments' | 'companies';
  declare record_id: number;
  declare words: string;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

export function initSearchName(sequelize: Sequelize): void {
  SearchName.init(
    {
      id: id(),
      record_table: required(DataTypes.STRING),
      record_id: required(DataTypes.INTEGER),
      words: required(DataTypes.TEXT),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'search_names'),
  );
}
