import { DataTypes, Model } from 'sequelize';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  NonAttribute,
  Sequelize,
} from 'sequelize';
import { flag, id, optional, required, table, timestamp } from './columns.ts';
import type { Application } from './application.ts';
import type { HfMember } from './hf-member.ts';

export class Interview extends Model<InferAttributes<Interview>, InferCreationAttributes<Interview>> {
  declare id: CreationOptional<number>;
  declare application_id: number;
  declare interview_number: number;
  declare fixed_schedule_at: Date | null;
  declare conduct_at: Date | null;
  declare is_online: CreationOptional<boolean>;
  declare place: string | null;
  declare google_map_url: string | null;
  declare online_link: string | null;
  declare get_result_at: Date | null;
  declare is_passed: boolean | null;
  declare memo: string | null;
  declare cancelled_at: Date | null;
  /** Told to the student; the internal reason is in the history. */
  declare cancel_reason: string | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare application?: NonAttribute<Application>;
}

export class InterviewPractice extends Model<
  InferAttributes<InterviewPractice>,
  InferCreationAttributes<InterviewPractice>
> {
  declare id: CreationOptional<number>;
  declare application_id: number;
  declare hf_member_id: number | null;
  declare scheduled_at: Date;
  declare online_link: string | null;
  declare notes: string | null;
  declare done_at: Date | null;
  declare cancelled_at: Date | null;
  /** Told to the student; the internal reason is in the history. */
  declare cancel_reason: string | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare application?: NonAttribute<Application>;
  declare hf_member?: NonAttribute<HfMember | null>;
}

export function initInterview(sequelize: Sequelize): void {
  Interview.init(
    {
      id: id(),
      application_id: required(DataTypes.INTEGER),
      interview_number: required(DataTypes.INTEGER),
      fixed_schedule_at: optional(DataTypes.DATE),
      conduct_at: optional(DataTypes.DATE),
      is_online: flag(),
      place: optional(DataTypes.TEXT),
      google_map_url: optional(DataTypes.TEXT),
      online_link: optional(DataTypes.TEXT),
      get_result_at: optional(DataTypes.DATE),
      is_passed: optional(DataTypes.BOOLEAN),
      memo: optional(DataTypes.TEXT),
      cancelled_at: optional(DataTypes.DATE),
      cancel_reason: optional(DataTypes.TEXT),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'interviews'),
  );

  InterviewPractice.init(
    {
      id: id(),
      application_id: required(DataTypes.INTEGER),
      hf_member_id: optional(DataTypes.INTEGER),
      scheduled_at: required(DataTypes.DATE),
      online_link: optional(DataTypes.TEXT),
      notes: optional(DataTypes.TEXT),
      done_at: optional(DataTypes.DATE),
      cancelled_at: optional(DataTypes.DATE),
      cancel_reason: optional(DataTypes.TEXT),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'interview_practices'),
  );
}
