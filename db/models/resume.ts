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
import type { ResumeQuestion, ResumeQuestionTemplate } from './resume-question.ts';

/** The texts of one application. `_jt` holds the mentor's corrected Japanese, never the student's words. */
export class Resume extends Model<InferAttributes<Resume>, InferCreationAttributes<Resume>> {
  declare id: CreationOptional<number>;
  declare application_id: number;
  declare hf_remark: string | null;
  declare self_pr: string | null;
  declare self_pr_jt: string | null;
  declare skill_pr: string | null;
  declare skill_pr_jt: string | null;
  declare why_select_company: string | null;
  declare why_select_company_jt: string | null;
  declare why_select_career: string | null;
  declare why_select_career_jt: string | null;
  declare why_good_at_job: string | null;
  declare why_good_at_job_jt: string | null;
  declare about_special_skill: string | null;
  declare about_special_skill_jt: string | null;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare application?: NonAttribute<Application>;
  declare resume_question_answers?: NonAttribute<ResumeQuestionAnswer[]>;
}

export class ResumeQuestionAnswer extends Model<
  InferAttributes<ResumeQuestionAnswer>,
  InferCreationAttributes<ResumeQuestionAnswer>
> {
  declare id: CreationOptional<number>;
  declare resume_id: number;
  declare resume_question_id: number;
  declare resume_question_template_id: number | null;
  declare answer: string | null;
  declare answer_jt: string | null;
  declare is_display_in_resume: CreationOptional<boolean>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare resume?: NonAttribute<Resume>;
  declare resume_question?: NonAttribute<ResumeQuestion>;
  declare resume_question_template?: NonAttribute<ResumeQuestionTemplate | null>;
}

export function initResume(sequelize: Sequelize): void {
  Resume.init(
    {
      id: id(),
      application_id: required(DataTypes.INTEGER),
      hf_remark: optional(DataTypes.TEXT),
      self_pr: optional(DataTypes.TEXT),
      self_pr_jt: optional(DataTypes.TEXT),
      skill_pr: optional(DataTypes.TEXT),
      skill_pr_jt: optional(DataTypes.TEXT),
      why_select_company: optional(DataTypes.TEXT),
      why_select_company_jt: optional(DataTypes.TEXT),
      why_select_career: optional(DataTypes.TEXT),
      why_select_career_jt: optional(DataTypes.TEXT),
      why_good_at_job: optional(DataTypes.TEXT),
      why_good_at_job_jt: optional(DataTypes.TEXT),
      about_special_skill: optional(DataTypes.TEXT),
      about_special_skill_jt: optional(DataTypes.TEXT),
      version: required(DataTypes.INTEGER, 0),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'resumes'),
  );

  ResumeQuestionAnswer.init(
    {
      id: id(),
      resume_id: required(DataTypes.INTEGER),
      resume_question_id: required(DataTypes.INTEGER),
      resume_question_template_id: optional(DataTypes.INTEGER),
      answer: optional(DataTypes.TEXT),
      answer_jt: optional(DataTypes.TEXT),
      is_display_in_resume: flag(),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'resume_question_answers'),
  );
}
