import { DataTypes, Model } from 'sequelize';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  NonAttribute,
  Sequelize,
} from 'sequelize';
import { id, joinTable, optional, required, table, timestamp } from './columns.ts';
import type { JsonObject } from './types.ts';
import type { Recruitment } from './recruitment.ts';
import type { User } from './user.ts';

export class Bookmark extends Model<InferAttributes<Bookmark>, InferCreationAttributes<Bookmark>> {
  declare id: CreationOptional<number>;
  declare user_id: number;
  declare recruitment_id: number;
  declare created_at: CreationOptional<Date>;

  declare user?: NonAttribute<User>;
  declare recruitment?: NonAttribute<Recruitment>;
}

export class SavedSearch extends Model<InferAttributes<SavedSearch>, InferCreationAttributes<SavedSearch>> {
  declare id: CreationOptional<number>;
  declare user_id: number;
  declare name: string;
  declare query: JsonObject;
  /** Whether new matches are mailed, once a day. */
  declare is_mail_wanted: CreationOptional<boolean>;
  /** Up to when published recruitments were looked through; until the first time, since it was saved. */
  declare last_notified_at: Date | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare user?: NonAttribute<User>;
}

export function initBookmark(sequelize: Sequelize): void {
  Bookmark.init(
    {
      id: id(),
      user_id: required(DataTypes.INTEGER),
      recruitment_id: required(DataTypes.INTEGER),
      created_at: timestamp(),
    },
    joinTable(sequelize, 'bookmarks'),
  );

  SavedSearch.init(
    {
      id: id(),
      user_id: required(DataTypes.INTEGER),
      name: required(DataTypes.STRING),
      query: required(DataTypes.JSONB),
      is_mail_wanted: required(DataTypes.BOOLEAN, true),
      last_notified_at: optional(DataTypes.DATE),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'saved_searches'),
  );
}
