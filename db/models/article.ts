import { DataTypes, Model } from 'sequelize';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  NonAttribute,
  Sequelize,
} from 'sequelize';
import { flag, id, languageMap, optional, required, table, timestamp } from './columns.ts';
import type { LanguageMap } from './types.ts';
import type { StoredFile } from './file.ts';

export class Article extends Model<InferAttributes<Article>, InferCreationAttributes<Article>> {
  declare id: CreationOptional<number>;
  declare title: CreationOptional<LanguageMap>;
  declare content: CreationOptional<LanguageMap>;
  declare after_signup_content: CreationOptional<LanguageMap>;
  declare call_to_action: CreationOptional<LanguageMap>;
  declare publish_at: Date | null;
  declare is_hidden: CreationOptional<boolean>;
  declare thumbnail_file_id: number | null;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare thumbnail_file?: NonAttribute<StoredFile | null>;
}

export function initArticle(sequelize: Sequelize): void {
  Article.init(
    {
      id: id(),
      title: languageMap(),
      content: languageMap(),
      after_signup_content: languageMap(),
      call_to_action: languageMap(),
      publish_at: optional(DataTypes.DATE),
      is_hidden: flag(),
      thumbnail_file_id: optional(DataTypes.INTEGER),
      version: required(DataTypes.INTEGER, 0),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'articles'),
  );
}
