import { DataTypes, Model } from 'sequelize';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  NonAttribute,
  Sequelize,
} from 'sequelize';
import { id, joinTable, required, timestamp } from './columns.ts';
import type { Recruitment } from './recruitment.ts';
import type { JsonObject } from './types.ts';

/** What a recruitment said when it ceased to be open to the public: what a later release is compared with. */
export class RecruitmentPublicVersion extends Model<
  InferAttributes<RecruitmentPublicVersion>,
  InferCreationAttributes<RecruitmentPublicVersion>
> {
  declare id: CreationOptional<number>;
  declare recruitment_id: number;
  declare content: JsonObject;
  declare public_until: Date;
  declare created_at: CreationOptional<Date>;

  declare recruitment?: NonAttribute<Recruitment>;
}

export function initRecruitmentPublicVersion(sequelize: Sequelize): void {
  RecruitmentPublicVersion.init(
    {
      id: id(),
      recruitment_id: required(DataTypes.INTEGER),
      content: required(DataTypes.JSONB),
      public_until: required(DataTypes.DATE),
      created_at: timestamp(),
    },
    joinTable(sequelize, 'recruitment_public_versions'),
  );
}
