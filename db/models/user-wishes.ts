import { DataTypes, Model } from 'sequelize';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  NonAttribute,
  Sequelize,
} from 'sequelize';
import { id, joinTable, required, timestamp } from './columns.ts';
import type { Industry, JobCategory, Prefecture } from './master-data.ts';
import type { User } from './user.ts';

export class UserHopedPrefecture extends Model<
  InferAttributes<UserHopedPrefecture>,
  InferCreationAttributes<UserHopedPrefecture>
> {
  declare id: CreationOptional<number>;
  declare user_id: number;
  declare prefecture_id: number;
  declare created_at: CreationOptional<Date>;

  declare user?: NonAttribute<User>;
  declare prefecture?: NonAttribute<Prefecture>;
}

export class UserInterestingJobCategory extends Model<
  InferAttributes<UserInterestingJobCategory>,
  InferCreationAttributes<UserInterestingJobCategory>
> {
  declare id: CreationOptional<number>;
  declare user_id: number;
  declare job_category_id: number;
  declare created_at: CreationOptional<Date>;

  declare user?: NonAttribute<User>;
  declare job_category?: NonAttribute<JobCategory>;
}

export class UserInterestingIndustry extends Model<
  InferAttributes<UserInterestingIndustry>,
  InferCreationAttributes<UserInterestingIndustry>
> {
  declare id: CreationOptional<number>;
  declare user_id: number;
  declare industry_id: number;
  declare created_at: CreationOptional<Date>;

  declare user?: NonAttribute<User>;
  declare industry?: NonAttribute<Industry>;
}

export function initUserWishes(sequelize: Sequelize): void {
  UserHopedPrefecture.init(
    {
      id: id(),
      user_id: required(DataTypes.INTEGER),
      prefecture_id: required(DataTypes.INTEGER),
      created_at: timestamp(),
    },
    joinTable(sequelize, 'user_hoped_prefectures'),
  );

  UserInterestingJobCategory.init(
    {
      id: id(),
      user_id: required(DataTypes.INTEGER),
      job_category_id: required(DataTypes.INTEGER),
      created_at: timestamp(),
    },
    joinTable(sequelize, 'user_interesting_job_categories'),
  );

  UserInterestingIndustry.init(
    {
      id: id(),
      user_id: required(DataTypes.INTEGER),
      industry_id: required(DataTypes.INTEGER),
      created_at: timestamp(),
    },
    joinTable(sequelize, 'user_interesting_industries'),
  );
}
