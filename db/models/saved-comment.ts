import { DataTypes, Model } from 'sequelize';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  NonAttribute,
  Sequelize,
} from 'sequelize';
import { id, required, table, timestamp } from './columns.ts';
import type { Language } from './master-data.ts';

/** A comment on resumes that staff keep to use again, in one language. */
export class SavedComment extends Model<
  InferAttributes<SavedComment>,
  InferCreationAttributes<SavedComment>
> {
  declare id: CreationOptional<number>;
  declare language_id: number;
  /** What staff find it by; students never see it. */
  declare title: string;
  declare body: string;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare language?: NonAttribute<Language>;
}

export function initSavedComment(sequelize: Sequelize): void {
  SavedComment.init(
    {
      id: id(),
      language_id: required(DataTypes.INTEGER),
      title: required(DataTypes.STRING),
      body: required(DataTypes.TEXT),
      version: required(DataTypes.INTEGER, 0),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'saved_comments'),
  );
}
