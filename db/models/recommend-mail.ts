import { DataTypes, Model } from 'sequelize';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  NonAttribute,
  Sequelize,
} from 'sequelize';
import { flag, id, joinTable, optional, required, table, timestamp } from './columns.ts';
import type { HfMember } from './hf-member.ts';
import type { Recruitment } from './recruitment.ts';
import type { User } from './user.ts';

export class RecommendMail extends Model<
  InferAttributes<RecommendMail>,
  InferCreationAttributes<RecommendMail>
> {
  declare id: CreationOptional<number>;
  declare user_id: number;
  declare hf_member_id: number | null;
  declare recommend_mail_type: string;
  declare is_including_meeting_schedule: CreationOptional<boolean>;
  declare sent_recommend_at: Date | null;
  declare state: CreationOptional<'draft' | 'scheduled' | 'sending' | 'sent' | 'held' | 'cancelled'>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare user?: NonAttribute<User>;
  declare hf_member?: NonAttribute<HfMember | null>;
  declare recommend_mail_recruitments?: NonAttribute<RecommendMailRecruitment[]>;
  declare active_remind_recruitments?: NonAttribute<RecommendMailRemindRecruitment[]>;
}

export class RecommendMailRecruitment extends Model<
  InferAttributes<RecommendMailRecruitment>,
  InferCreationAttributes<RecommendMailRecruitment>
> {
  declare id: CreationOptional<number>;
  declare recommend_mail_id: number;
  declare recruitment_id: number;
  declare created_at: CreationOptional<Date>;

  declare recommend_mail?: NonAttribute<RecommendMail>;
  declare recruitment?: NonAttribute<Recruitment>;
}

/** A recruitment shown again in a recommend mail, with the reason. */
export class RecommendMailRemindRecruitment extends Model<
  InferAttributes<RecommendMailRemindRecruitment>,
  InferCreationAttributes<RecommendMailRemindRecruitment>
> {
  declare id: CreationOptional<number>;
  declare recommend_mail_id: number;
  declare recruitment_id: number;
  declare reason_ja: string | null;
  declare reason_en: string | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare recommend_mail?: NonAttribute<RecommendMail>;
  declare recruitment?: NonAttribute<Recruitment>;
}

export function initRecommendMail(sequelize: Sequelize): void {
  RecommendMail.init(
    {
      id: id(),
      user_id: required(DataTypes.INTEGER),
      hf_member_id: optional(DataTypes.INTEGER),
      recommend_mail_type: required(DataTypes.STRING),
      is_including_meeting_schedule: flag(),
      sent_recommend_at: optional(DataTypes.DATE),
      state: required(DataTypes.STRING, 'draft'),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'recommend_mails'),
  );

  RecommendMailRecruitment.init(
    {
      id: id(),
      recommend_mail_id: required(DataTypes.INTEGER),
      recruitment_id: required(DataTypes.INTEGER),
      created_at: timestamp(),
    },
    joinTable(sequelize, 'recommend_mail_recruitments'),
  );

  RecommendMailRemindRecruitment.init(
    {
      id: id(),
      recommend_mail_id: required(DataTypes.INTEGER),
      recruitment_id: required(DataTypes.INTEGER),
      reason_ja: optional(DataTypes.TEXT),
      reason_en: optional(DataTypes.TEXT),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'recommend_mail_remind_recruitments'),
  );
}
