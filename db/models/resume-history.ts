import { DataTypes, Model } from 'sequelize';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  NonAttribute,
  Sequelize,
} from 'sequelize';
import { id, optional, required, table, timestamp } from './columns.ts';
import type { JsonObject } from './types.ts';
import type { Application } from './application.ts';
import type { ApplicationEvent } from './application-records.ts';
import type { StoredFile } from './file.ts';
import type { HfMember } from './hf-member.ts';
import type { ResumeQuestionAnswer } from './resume.ts';
import type { User } from './user.ts';

export class ResumeComment extends Model<
  InferAttributes<ResumeComment>,
  InferCreationAttributes<ResumeComment>
> {
  declare id: CreationOptional<number>;
  declare application_id: number;
  declare resume_question_answer_id: number | null;
  declare field: string | null;
  declare hf_member_id: number | null;
  declare user_id: number | null;
  declare body: string;
  /** When the student could read it; null while the mentor keeps it to be sent with the correction or the return. */
  declare sent_at: Date | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare application?: NonAttribute<Application>;
  declare resume_question_answer?: NonAttribute<ResumeQuestionAnswer | null>;
  declare hf_member?: NonAttribute<HfMember | null>;
  declare user?: NonAttribute<User | null>;
}

/** A frozen input of the PDF, so that what left the house can be made again byte for byte. */
export class ResumeVersion extends Model<
  InferAttributes<ResumeVersion>,
  InferCreationAttributes<ResumeVersion>
> {
  declare id: CreationOptional<number>;
  declare application_id: number;
  declare number: number;
  declare kind: 'submitted' | 'corrected' | 'agreed' | 'sent';
  declare document: JsonObject;
  declare photo_file_id: number | null;
  /** Its printed copy; null until the worker has printed it. */
  declare pdf_file_id: number | null;
  declare print_attempts: CreationOptional<number>;
  /** When the worker tries again; null before the first try. */
  declare print_after: CreationOptional<Date | null>;
  declare application_event_id: number | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare application?: NonAttribute<Application>;
  declare photo_file?: NonAttribute<StoredFile | null>;
  declare pdf_file?: NonAttribute<StoredFile | null>;
  declare application_event?: NonAttribute<ApplicationEvent | null>;
}

export function initResumeHistory(sequelize: Sequelize): void {
  ResumeComment.init(
    {
      id: id(),
      application_id: required(DataTypes.INTEGER),
      resume_question_answer_id: optional(DataTypes.INTEGER),
      field: optional(DataTypes.STRING),
      hf_member_id: optional(DataTypes.INTEGER),
      user_id: optional(DataTypes.INTEGER),
      body: required(DataTypes.TEXT),
      sent_at: optional(DataTypes.DATE),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'resume_comments'),
  );

  ResumeVersion.init(
    {
      id: id(),
      application_id: required(DataTypes.INTEGER),
      number: required(DataTypes.INTEGER),
      kind: required(DataTypes.STRING),
      document: required(DataTypes.JSONB),
      photo_file_id: optional(DataTypes.INTEGER),
      pdf_file_id: optional(DataTypes.INTEGER),
      print_attempts: required(DataTypes.INTEGER, 0),
      print_after: optional(DataTypes.DATE),
      application_event_id: optional(DataTypes.INTEGER),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'resume_versions'),
  );
}
