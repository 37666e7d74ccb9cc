import { DataTypes, Model } from 'sequelize';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  NonAttribute,
  Sequelize,
} from 'sequelize';
import type { MailStream } from '../../domain/mail-streams.ts';
import type { LeftOut, RecommendSkipped } from '../../domain/recommending.ts';
import { flag, id, joinTable, optional, required, table, timestamp } from './columns.ts';
import type { Delivery } from './delivery.ts';
import type { HfMember } from './hf-member.ts';
import type { RecommendMailReply } from './inbound-mail.ts';
import type { MailTemplateGroup } from './mail-template.ts';
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
  declare mail_template_group_id: CreationOptional<number | null>;
  /** The words it was written with, whatever becomes of the template: language, subject and body before their values. */
  declare language_code: CreationOptional<string | null>;
  declare template_subject: CreationOptional<string | null>;
  declare template_body: CreationOptional<string | null>;
  /** The same for all that were sent together. */
  declare send_id: CreationOptional<string | null>;
  /** It waits until then, and can be taken back as long. */
  declare send_after: CreationOptional<Date | null>;
  /** Why the student gets none after all, as it was found when the mail was to go or before. */
  declare skipped_code: CreationOptional<RecommendSkipped | null>;
  /** It came back: the student has not got it. */
  declare bounced_at: CreationOptional<Date | null>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare user?: NonAttribute<User>;
  declare hf_member?: NonAttribute<HfMember | null>;
  declare mail_template_group?: NonAttribute<MailTemplateGroup | null>;
  declare deliveries?: NonAttribute<Delivery[]>;
  declare recommend_mail_replies?: NonAttribute<RecommendMailReply[]>;
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
  /** Why it was not told after all, as it was found when the mail was to go. */
  declare left_out_code: CreationOptional<LeftOut | null>;
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
  /** As of a job that is told for the first time. */
  declare left_out_code: CreationOptional<LeftOut | null>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare recommend_mail?: NonAttribute<RecommendMail>;
  declare recruitment?: NonAttribute<Recruitment>;
}

/** A stream of mails a student has stopped; no row, and they get it. */
export class MailSuppression extends Model<
  InferAttributes<MailSuppression>,
  InferCreationAttributes<MailSuppression>
> {
  declare id: CreationOptional<number>;
  declare user_id: number;
  declare stream: MailStream;
  declare stopped_at: Date;
  declare created_at: CreationOptional<Date>;

  declare user?: NonAttribute<User>;
}

export function initRecommendMail(sequelize: Sequelize): void {
  MailSuppression.init(
    {
      id: id(),
      user_id: required(DataTypes.INTEGER),
      stream: required(DataTypes.STRING),
      stopped_at: required(DataTypes.DATE),
      created_at: timestamp(),
    },
    joinTable(sequelize, 'mail_suppressions'),
  );

  RecommendMail.init(
    {
      id: id(),
      user_id: required(DataTypes.INTEGER),
      hf_member_id: optional(DataTypes.INTEGER),
      recommend_mail_type: required(DataTypes.STRING),
      is_including_meeting_schedule: flag(),
      sent_recommend_at: optional(DataTypes.DATE),
      state: required(DataTypes.STRING, 'draft'),
      mail_template_group_id: optional(DataTypes.INTEGER),
      language_code: optional(DataTypes.STRING),
      template_subject: optional(DataTypes.TEXT),
      template_body: optional(DataTypes.TEXT),
      send_id: optional(DataTypes.UUID),
      send_after: optional(DataTypes.DATE),
      skipped_code: optional(DataTypes.STRING),
      bounced_at: optional(DataTypes.DATE),
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
      left_out_code: optional(DataTypes.STRING),
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
      left_out_code: optional(DataTypes.STRING),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'recommend_mail_remind_recruitments'),
  );
}
