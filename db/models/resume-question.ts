import { DataTypes, Model } from 'sequelize';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  NonAttribute,
  Sequelize,
} from 'sequelize';
import { flag, id, languageMap, optional, required, table, timestamp } from './columns.ts';
import type { LanguageMap } from './types.ts';
import type { RecruitmentResumeQuestion } from './recruitment-lists.ts';

export class ResumeQuestion extends Model<
  InferAttributes<ResumeQuestion>,
  InferCreationAttributes<ResumeQuestion>
> {
  declare id: CreationOptional<number>;
  declare title: CreationOptional<LanguageMap>;
  declare purpose: CreationOptional<LanguageMap>;
  declare explanation: CreationOptional<LanguageMap>;
  declare title_for_hf_member: string | null;
  declare disabled: CreationOptional<boolean>;
  declare using_frequency: CreationOptional<number>;
  declare default_is_display_in_resume: CreationOptional<boolean>;
  declare default_num_of_characters_ja: number | null;
  declare default_num_of_words_en: number | null;
  declare default_template_id: number | null;
  declare is_allow_reuse: CreationOptional<boolean>;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare default_template?: NonAttribute<ResumeQuestionTemplate | null>;
  declare templates?: NonAttribute<ResumeQuestionTemplate[]>;
  declare recruitment_resume_questions?: NonAttribute<RecruitmentResumeQuestion[]>;
}

export class ResumeQuestionTemplate extends Model<
  InferAttributes<ResumeQuestionTemplate>,
  InferCreationAttributes<ResumeQuestionTemplate>
> {
  declare id: CreationOptional<number>;
  declare resume_question_id: number;
  declare template_name: CreationOptional<LanguageMap>;
  declare template_text: CreationOptional<LanguageMap>;
  declare position: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare resume_question?: NonAttribute<ResumeQuestion>;
}

export function initResumeQuestion(sequelize: Sequelize): void {
  ResumeQuestion.init(
    {
      id: id(),
      title: languageMap(),
      purpose: languageMap(),
      explanation: languageMap(),
      title_for_hf_member: optional(DataTypes.STRING),
      disabled: flag(),
      using_frequency: required(DataTypes.INTEGER, 0),
      default_is_display_in_resume: flag(),
      default_num_of_characters_ja: optional(DataTypes.INTEGER),
      default_num_of_words_en: optional(DataTypes.INTEGER),
      default_template_id: optional(DataTypes.INTEGER),
      is_allow_reuse: flag(),
      version: required(DataTypes.INTEGER, 0),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'resume_questions'),
  );

  ResumeQuestionTemplate.init(
    {
      id: id(),
      resume_question_id: required(DataTypes.INTEGER),
      template_name: languageMap(),
      template_text: languageMap(),
      position: required(DataTypes.INTEGER, 0),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'resume_question_templates'),
  );
}
