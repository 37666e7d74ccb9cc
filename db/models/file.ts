import { DataTypes, Model } from 'sequelize';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  NonAttribute,
  Sequelize,
} from 'sequelize';
import { id, optional, required, table, timestamp, uuid } from './columns.ts';
import type { User } from './user.ts';

/**
 * What we know of an uploaded or rendered file. `key` names its bytes in the file store; `name` is for
 * people.
 */
export class StoredFile extends Model<InferAttributes<StoredFile>, InferCreationAttributes<StoredFile>> {
  declare id: CreationOptional<number>;
  declare key: CreationOptional<string>;
  declare name: string;
  declare content_type: string;
  declare byte_size: number;
  declare sha256: string;
  declare purpose:
    'face_image' | 'resume' | 'resume_pdf' | 'logo' | 'company_image' | 'event_thumbnail' | 'event_resume';
  declare user_id: number | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare user?: NonAttribute<User | null>;
}

export function initFile(sequelize: Sequelize): void {
  StoredFile.init(
    {
      id: id(),
      key: uuid(),
      name: required(DataTypes.STRING),
      content_type: required(DataTypes.STRING),
      byte_size: required(DataTypes.INTEGER),
      sha256: required(DataTypes.STRING),
      purpose: required(DataTypes.STRING),
      user_id: optional(DataTypes.INTEGER),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'files'),
  );
}
