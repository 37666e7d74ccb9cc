import { DataTypes, Model } from 'sequelize';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  NonAttribute,
  Sequelize,
} from 'sequelize';
import { flag, id, joinTable, optional, required, table, timestamp } from './columns.ts';
import type { JobCategory, JobHistoryQuitReason } from './master-data.ts';
import type { User } from './user.ts';

export class JobHistory extends Model<InferAttributes<JobHistory>, InferCreationAttributes<JobHistory>> {
  declare id: CreationOptional<number>;
  declare user_id: number;
  declare company_name: string | null;
  declare job_category_id: number | null;
  declare description: string | null;
  declare enter_at: string | null;
  declare leave_at: string | null;
  declare is_used_as_plain_text_in_resume: CreationOptional<boolean>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare user?: NonAttribute<User>;
  declare job_category?: NonAttribute<JobCategory | null>;
  declare quit_reasons?: NonAttribute<JobHistoryQuitReasonLink[]>;
}

export class JobHistoryQuitReasonLink extends Model<
  InferAttributes<JobHistoryQuitReasonLink>,
  InferCreationAttributes<JobHistoryQuitReasonLink>
> {
  declare id: CreationOptional<number>;
  declare job_history_id: number;
  declare job_history_quit_reason_id: number;
  declare created_at: CreationOptional<Date>;

  declare job_history?: NonAttribute<JobHistory>;
  declare job_history_quit_reason?: NonAttribute<JobHistoryQuitReason>;
}

export function initJobHistory(sequelize: Sequelize): void {
  JobHistory.init(
    {
      id: id(),
      user_id: required(DataTypes.INTEGER),
      company_name: optional(DataTypes.STRING),
      job_category_id: optional(DataTypes.INTEGER),
      description: optional(DataTypes.TEXT),
      enter_at: optional(DataTypes.DATEONLY),
      leave_at: optional(DataTypes.DATEONLY),
      is_used_as_plain_text_in_resume: flag(),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'job_histories'),
  );

  JobHistoryQuitReasonLink.init(
    {
      id: id(),
      job_history_id: required(DataTypes.INTEGER),
      job_history_quit_reason_id: required(DataTypes.INTEGER),
      created_at: timestamp(),
    },
    joinTable(sequelize, 'job_history_quit_reason_links'),
  );
}
