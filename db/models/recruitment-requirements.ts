import { DataTypes, Model } from 'sequelize';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  NonAttribute,
  Sequelize,
} from 'sequelize';
import { flag, id, joinTable, optional, required, table, timestamp } from './columns.ts';
import type {
  DepartmentCategory,
  Language,
  LanguageExamination,
  LanguageLevel,
  LanguageListeningLevel,
  LanguageReadingLevel,
  LanguageSpeakingLevel,
  LanguageWritingLevel,
  Personality,
  Skill,
} from './master-data.ts';
import type { Recruitment } from './recruitment.ts';

export class RecruitmentTargetStudyDepartmentCategory extends Model<
  InferAttributes<RecruitmentTargetStudyDepartmentCategory>,
  InferCreationAttributes<RecruitmentTargetStudyDepartmentCategory>
> {
  declare id: CreationOptional<number>;
  declare recruitment_id: number;
  declare department_category_id: number;
  declare created_at: CreationOptional<Date>;

  declare recruitment?: NonAttribute<Recruitment>;
  declare department_category?: NonAttribute<DepartmentCategory>;
}

export class RecruitmentRequiredSkill extends Model<
  InferAttributes<RecruitmentRequiredSkill>,
  InferCreationAttributes<RecruitmentRequiredSkill>
> {
  declare id: CreationOptional<number>;
  declare recruitment_id: number;
  declare skill_id: number;
  declare is_must: CreationOptional<boolean>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare recruitment?: NonAttribute<Recruitment>;
  declare skill?: NonAttribute<Skill>;
}

export class RecruitmentRequiredLanguage extends Model<
  InferAttributes<RecruitmentRequiredLanguage>,
  InferCreationAttributes<RecruitmentRequiredLanguage>
> {
  declare id: CreationOptional<number>;
  declare recruitment_id: number;
  declare language_id: number;
  declare language_level_id: number | null;
  declare language_speaking_level_id: number | null;
  declare language_listening_level_id: number | null;
  declare language_reading_level_id: number | null;
  declare language_writing_level_id: number | null;
  declare is_must: CreationOptional<boolean>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare recruitment?: NonAttribute<Recruitment>;
  declare language?: NonAttribute<Language>;
  declare language_level?: NonAttribute<LanguageLevel | null>;
  declare language_speaking_level?: NonAttribute<LanguageSpeakingLevel | null>;
  declare language_listening_level?: NonAttribute<LanguageListeningLevel | null>;
  declare language_reading_level?: NonAttribute<LanguageReadingLevel | null>;
  declare language_writing_level?: NonAttribute<LanguageWritingLevel | null>;
}

export class RecruitmentRequiredLanguageExamination extends Model<
  InferAttributes<RecruitmentRequiredLanguageExamination>,
  InferCreationAttributes<RecruitmentRequiredLanguageExamination>
> {
  declare id: CreationOptional<number>;
  declare recruitment_id: number;
  declare language_examination_id: number;
  declare result: string | null;
  declare is_must: CreationOptional<boolean>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare recruitment?: NonAttribute<Recruitment>;
  declare language_examination?: NonAttribute<LanguageExamination>;
}

export class RecruitmentRequiredPersonality extends Model<
  InferAttributes<RecruitmentRequiredPersonality>,
  InferCreationAttributes<RecruitmentRequiredPersonality>
> {
  declare id: CreationOptional<number>;
  declare recruitment_id: number;
  declare personality_id: number;
  declare created_at: CreationOptional<Date>;

  declare recruitment?: NonAttribute<Recruitment>;
  declare personality?: NonAttribute<Personality>;
}

export function initRecruitmentRequirements(sequelize: Sequelize): void {
  RecruitmentTargetStudyDepartmentCategory.init(
    {
      id: id(),
      recruitment_id: required(DataTypes.INTEGER),
      department_category_id: required(DataTypes.INTEGER),
      created_at: timestamp(),
    },
    joinTable(sequelize, 'recruitment_target_study_department_categories'),
  );

  RecruitmentRequiredSkill.init(
    {
      id: id(),
      recruitment_id: required(DataTypes.INTEGER),
      skill_id: required(DataTypes.INTEGER),
      is_must: flag(),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'recruitment_required_skills'),
  );

  RecruitmentRequiredLanguage.init(
    {
      id: id(),
      recruitment_id: required(DataTypes.INTEGER),
      language_id: required(DataTypes.INTEGER),
      language_level_id: optional(DataTypes.INTEGER),
      language_speaking_level_id: optional(DataTypes.INTEGER),
      language_listening_level_id: optional(DataTypes.INTEGER),
      language_reading_level_id: optional(DataTypes.INTEGER),
      language_writing_level_id: optional(DataTypes.INTEGER),
      is_must: flag(),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'recruitment_required_languages'),
  );

  RecruitmentRequiredLanguageExamination.init(
    {
      id: id(),
      recruitment_id: required(DataTypes.INTEGER),
      language_examination_id: required(DataTypes.INTEGER),
      result: optional(DataTypes.STRING),
      is_must: flag(),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'recruitment_required_language_examinations'),
  );

  RecruitmentRequiredPersonality.init(
    {
      id: id(),
      recruitment_id: required(DataTypes.INTEGER),
      personality_id: required(DataTypes.INTEGER),
      created_at: timestamp(),
    },
    joinTable(sequelize, 'recruitment_required_personalities'),
  );
}
