import { DataTypes, Model } from 'sequelize';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  NonAttribute,
  Sequelize,
} from 'sequelize';
import { id, optional, required, table, timestamp } from './columns.ts';
import type { ResidenceStatus } from './master-data.ts';
import type { User } from './user.ts';

/** Residence status beside the plain yes/no of users.has_japanese_visa. */
export class UserResidenceRecord extends Model<
  InferAttributes<UserResidenceRecord>,
  InferCreationAttributes<UserResidenceRecord>
> {
  declare id: CreationOptional<number>;
  declare user_id: number;
  declare residence_status_id: number | null;
  declare expires_at: string | null;
  declare has_work_permission: boolean | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare user?: NonAttribute<User>;
  declare residence_status?: NonAttribute<ResidenceStatus | null>;
}

export class UserAnalyticsData extends Model<
  InferAttributes<UserAnalyticsData>,
  InferCreationAttributes<UserAnalyticsData>
> {
  declare id: CreationOptional<number>;
  declare user_id: number;
  declare first_visit_campaign_name: string | null;
  declare first_visit_campaign_source: string | null;
  declare first_visit_campaign_term: string | null;
  declare first_visit_campaign_medium: string | null;
  declare first_visit_campaign_content: string | null;
  declare first_visit_created_at: Date | null;
  declare first_visit_landing_page: string | null;
  declare signup_campaign_name: string | null;
  declare signup_campaign_source: string | null;
  declare signup_campaign_term: string | null;
  declare signup_campaign_medium: string | null;
  declare signup_campaign_content: string | null;
  declare signup_created_at: Date | null;
  declare signup_landing_page: string | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare user?: NonAttribute<User>;
}

export function initUserRecords(sequelize: Sequelize): void {
  UserResidenceRecord.init(
    {
      id: id(),
      user_id: required(DataTypes.INTEGER),
      residence_status_id: optional(DataTypes.INTEGER),
      expires_at: optional(DataTypes.DATEONLY),
      has_work_permission: optional(DataTypes.BOOLEAN),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'user_residence_records'),
  );

  UserAnalyticsData.init(
    {
      id: id(),
      user_id: required(DataTypes.INTEGER),
      first_visit_campaign_name: optional(DataTypes.STRING),
      first_visit_campaign_source: optional(DataTypes.STRING),
      first_visit_campaign_term: optional(DataTypes.STRING),
      first_visit_campaign_medium: optional(DataTypes.STRING),
      first_visit_campaign_content: optional(DataTypes.STRING),
      first_visit_created_at: optional(DataTypes.DATE),
      first_visit_landing_page: optional(DataTypes.TEXT),
      signup_campaign_name: optional(DataTypes.STRING),
      signup_campaign_source: optional(DataTypes.STRING),
      signup_campaign_term: optional(DataTypes.STRING),
      signup_campaign_medium: optional(DataTypes.STRING),
      signup_campaign_content: optional(DataTypes.STRING),
      signup_created_at: optional(DataTypes.DATE),
      signup_landing_page: optional(DataTypes.TEXT),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'user_analytics_data'),
  );
}
