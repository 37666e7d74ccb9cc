import { DataTypes, Model } from 'sequelize';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  NonAttribute,
  Sequelize,
} from 'sequelize';
import { flag, id, joinTable, languageMap, optional, required, table, timestamp } from './columns.ts';
import type { LanguageMap } from './types.ts';
import type { Language, SelectionType } from './master-data.ts';
import type { Recruitment } from './recruitment.ts';
import type { ResumeQuestion } from './resume-question.ts';

export class RecruitmentSelectionStep extends Model<
  InferAttributes<RecruitmentSelectionStep>,
  InferCreationAttributes<RecruitmentSelectionStep>
> {
  declare id: CreationOptional<number>;
  declare recruitment_id: number;
  declare selection_type_id: number;
  declare is_online: CreationOptional<boolean>;
  declare place: CreationOptional<LanguageMap>;
  declare step_num: number;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare recruitment?: NonAttribute<Recruitment>;
  declare selection_type?: NonAttribute<SelectionType>;
  declare languages?: NonAttribute<RecruitmentSelectionStepLanguage[]>;
}

export class RecruitmentSelectionStepLanguage extends Model<
  InferAttributes<RecruitmentSelectionStepLanguage>,
  InferCreationAttributes<RecruitmentSelectionStepLanguage>
> {
  declare id: CreationOptional<number>;
  declare recruitment_selection_step_id: number;
  declare language_id: number;
  declare created_at: CreationOptional<Date>;

  declare recruitment_selection_step?: NonAttribute<RecruitmentSelectionStep>;
  declare language?: NonAttribute<Language>;
}

export class RecruitmentResumeQuestion extends Model<
  InferAttributes<RecruitmentResumeQuestion>,
  InferCreationAttributes<RecruitmentResumeQuestion>
> {
  declare id: CreationOptional<number>;
  declare recruitment_id: number;
  declare resume_question_id: number;
  declare is_display_in_resume: CreationOptional<boolean>;
  declare approximate_num_of_characters_ja: number | null;
  declare approximate_num_of_words_en: number | null;
  declare index: number;
  declare is_required: CreationOptional<boolean>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare recruitment?: NonAttribute<Recruitment>;
  declare resume_question?: NonAttribute<ResumeQuestion>;
}

export function initRecruitmentSelection(sequelize: Sequelize): void {
  RecruitmentSelectionStep.init(
    {
      id: id(),
      recruitment_id: required(DataTypes.INTEGER),
      selection_type_id: required(DataTypes.INTEGER),
      is_online: flag(),
      place: languageMap(),
      step_num: required(DataTypes.INTEGER),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'recruitment_selection_steps'),
  );

  RecruitmentSelectionStepLanguage.init(
    {
      id: id(),
      recruitment_selection_step_id: required(DataTypes.INTEGER),
      language_id: required(DataTypes.INTEGER),
      created_at: timestamp(),
    },
    joinTable(sequelize, 'recruitment_selection_step_languages'),
  );

  RecruitmentResumeQuestion.init(
    {
      id: id(),
      recruitment_id: required(DataTypes.INTEGER),
      resume_question_id: required(DataTypes.INTEGER),
      is_display_in_resume: flag(),
      approximate_num_of_characters_ja: optional(DataTypes.INTEGER),
      approximate_num_of_words_en: optional(DataTypes.INTEGER),
      index: required(DataTypes.INTEGER),
      is_required: flag(true),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'recruitment_resume_questions'),
  );
}
