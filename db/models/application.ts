import { DataTypes, Model } from 'sequelize';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  NonAttribute,
  Sequelize,
} from 'sequelize';
import { flag, id, optional, required, table, timestamp } from './columns.ts';
import type { ApplicationState } from '../../domain/application-state.ts';
import type { JsonObject } from './types.ts';
import type { ApplicationEvent, ApplicationHfMember } from './application-records.ts';
import type { Interview, InterviewPractice } from './interview.ts';
import type { Recruitment } from './recruitment.ts';
import type { Resume } from './resume.ts';
import type { ResumeComment, ResumeVersion } from './resume-history.ts';
import type { User } from './user.ts';

/**
 * One application of a student. `state` is derived from the flags and times beside it, in the same
 * transaction.
 */
export class Application extends Model<InferAttributes<Application>, InferCreationAttributes<Application>> {
  declare id: CreationOptional<number>;
  declare user_id: number;
  declare recruitment_id: number;
  declare state: CreationOptional<ApplicationState>;
  declare is_admitted_edit_resume_by_hf: CreationOptional<boolean>;
  declare no_lie_agreement: CreationOptional<boolean>;
  declare is_resume_passed: boolean | null;
  declare is_passed: boolean | null;
  declare is_declined_by_hf: CreationOptional<boolean>;
  declare is_quit_by_student: CreationOptional<boolean>;
  declare is_student_accept_offer: boolean | null;
  declare have_submitted_resume_by_user_at: Date | null;
  declare sent_resume_to_company_at: Date | null;
  declare get_resume_result_at: Date | null;
  declare selection_finished_at: Date | null;
  declare correction_started_at: Date | null;
  declare returned_at: Date | null;
  declare correction_sent_at: Date | null;
  declare correction_agreed_at: Date | null;
  declare declined_at: Date | null;
  declare quit_at: Date | null;
  declare offer_answered_at: Date | null;
  /** When the student applied for the same job once more after this one. */
  declare reapplied_at: Date | null;
  /** From which day in Japan they may; null: not, as far as staff have said. */
  declare reapply_from: string | null;
  /** 2 for the second application of the student for the job, and so on. */
  declare cycle_number: CreationOptional<number>;
  declare result_reason: string | null;
  declare reason_of_result: string | null;
  declare reason_of_result_category: string | null;
  declare reason_of_quit_by_student: string | null;
  declare reason_of_decline: string | null;
  declare memo: string | null;
  declare resume_google_docs_link: string | null;
  declare trello_card_id: string | null;
  declare due_date_to_submit_resume: string | null;
  declare behavior: JsonObject | null;
  declare is_late: CreationOptional<boolean>;
  /** How many look after it, and who, where it is one: kept by the database. */
  declare mentor_count: CreationOptional<number>;
  declare mentor_id: CreationOptional<number | null>;
  declare apply_campaign_name: string | null;
  declare apply_campaign_source: string | null;
  declare apply_campaign_term: string | null;
  declare apply_campaign_medium: string | null;
  declare apply_campaign_content: string | null;
  declare apply_landing_page: string | null;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare user?: NonAttribute<User>;
  declare recruitment?: NonAttribute<Recruitment>;
  declare resume?: NonAttribute<Resume | null>;
  declare comments?: NonAttribute<ResumeComment[]>;
  declare resume_versions?: NonAttribute<ResumeVersion[]>;
  declare application_hf_members?: NonAttribute<ApplicationHfMember[]>;
  declare application_events?: NonAttribute<ApplicationEvent[]>;
  declare interviews?: NonAttribute<Interview[]>;
  declare interview_practices?: NonAttribute<InterviewPractice[]>;
}

export function initApplication(sequelize: Sequelize): void {
  Application.init(
    {
      id: id(),
      user_id: required(DataTypes.INTEGER),
      recruitment_id: required(DataTypes.INTEGER),
      state: required(DataTypes.STRING, 'applied'),
      is_admitted_edit_resume_by_hf: flag(),
      no_lie_agreement: flag(),
      is_resume_passed: optional(DataTypes.BOOLEAN),
      is_passed: optional(DataTypes.BOOLEAN),
      is_declined_by_hf: flag(),
      is_quit_by_student: flag(),
      is_student_accept_offer: optional(DataTypes.BOOLEAN),
      have_submitted_resume_by_user_at: optional(DataTypes.DATE),
      sent_resume_to_company_at: optional(DataTypes.DATE),
      get_resume_result_at: optional(DataTypes.DATE),
      selection_finished_at: optional(DataTypes.DATE),
      correction_started_at: optional(DataTypes.DATE),
      returned_at: optional(DataTypes.DATE),
      correction_sent_at: optional(DataTypes.DATE),
      correction_agreed_at: optional(DataTypes.DATE),
      declined_at: optional(DataTypes.DATE),
      quit_at: optional(DataTypes.DATE),
      offer_answered_at: optional(DataTypes.DATE),
      reapplied_at: optional(DataTypes.DATE),
      reapply_from: optional(DataTypes.DATEONLY),
      cycle_number: required(DataTypes.INTEGER, 1),
      result_reason: optional(DataTypes.TEXT),
      reason_of_result: optional(DataTypes.TEXT),
      reason_of_result_category: optional(DataTypes.STRING),
      reason_of_quit_by_student: optional(DataTypes.TEXT),
      reason_of_decline: optional(DataTypes.TEXT),
      memo: optional(DataTypes.TEXT),
      resume_google_docs_link: optional(DataTypes.TEXT),
      trello_card_id: optional(DataTypes.STRING),
      due_date_to_submit_resume: optional(DataTypes.DATEONLY),
      behavior: optional(DataTypes.JSONB),
      is_late: flag(),
      mentor_count: required(DataTypes.INTEGER, 0),
      mentor_id: optional(DataTypes.INTEGER),
      apply_campaign_name: optional(DataTypes.STRING),
      apply_campaign_source: optional(DataTypes.STRING),
      apply_campaign_term: optional(DataTypes.STRING),
      apply_campaign_medium: optional(DataTypes.STRING),
      apply_campaign_content: optional(DataTypes.STRING),
      apply_landing_page: optional(DataTypes.TEXT),
      version: required(DataTypes.INTEGER, 0),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'applications'),
  );
}
