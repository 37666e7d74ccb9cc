import { DataTypes, Model } from 'sequelize';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  ModelAttributes,
  ModelStatic,
  NonAttribute,
  Sequelize,
} from 'sequelize';
import { id, languageMap, optional, required, table, timestamp } from './columns.ts';
import type { LanguageMap } from './types.ts';

/** What every master data table has: a given id, a name per language and a place in its list. */
abstract class MasterModel<M extends Model> extends Model<InferAttributes<M>, InferCreationAttributes<M>> {
  declare id: CreationOptional<number>;
  declare name: CreationOptional<LanguageMap>;
  declare position: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

export class Country extends MasterModel<Country> {
  declare code: string;
}

/** Its id is the page language id: ja 1, en 2, … zu 104. */
export class Language extends MasterModel<Language> {
  declare code: string;
}

export class Prefecture extends MasterModel<Prefecture> {
  declare code: string;
  declare kana: string;
}

/** Called "study department category" too; other_arts is 15, other_sciences 37. */
export class DepartmentCategory extends MasterModel<DepartmentCategory> {
  declare faculty_category_id: number | null;

  declare faculty_category?: NonAttribute<FacultyCategory | null>;
}

export class IndustrySector extends MasterModel<IndustrySector> {
  declare industry_id: number | null;

  declare industry?: NonAttribute<Industry | null>;
}

export class LanguageExamination extends MasterModel<LanguageExamination> {
  declare language_id: number | null;

  declare language?: NonAttribute<Language | null>;
}

export class Skill extends MasterModel<Skill> {
  declare skill_category_id: number;

  declare skill_category?: NonAttribute<SkillCategory>;
}

/** A question a student answers by choosing one of its options. */
export class UserSurvey extends MasterModel<UserSurvey> {
  declare options?: NonAttribute<UserSurveyOption[]>;
}

export class UserSurveyOption extends MasterModel<UserSurveyOption> {
  declare user_survey_id: number;

  declare user_survey?: NonAttribute<UserSurvey>;
}

export class AcademicMajor extends MasterModel<AcademicMajor> {
  declare academic_major_category_id: number;

  declare academic_major_category?: NonAttribute<AcademicMajorCategory>;
}

/** `permits_work` is null where it depends on the person (a permission, a designated activity). */
export class ResidenceStatus extends MasterModel<ResidenceStatus> {
  declare code: string;
  declare permits_work: boolean | null;
}

/** `level` of a language is the digit of the JLPT level beside it (1 the highest); of a skill, 5 is the highest. */
abstract class LevelModel<M extends Model> extends MasterModel<M> {
  declare level: number;
}

export class LanguageLevel extends LevelModel<LanguageLevel> {}
export class LanguageSpeakingLevel extends LevelModel<LanguageSpeakingLevel> {}
export class LanguageListeningLevel extends LevelModel<LanguageListeningLevel> {}
export class LanguageReadingLevel extends LevelModel<LanguageReadingLevel> {}
export class LanguageWritingLevel extends LevelModel<LanguageWritingLevel> {}
export class SkillLevel extends LevelModel<SkillLevel> {}

export class FacultyCategory extends MasterModel<FacultyCategory> {}
export class JobCategory extends MasterModel<JobCategory> {}
export class Industry extends MasterModel<Industry> {}
export class UniversityControlType extends MasterModel<UniversityControlType> {}
/** 1 is bachelor. */
export class Degree extends MasterModel<Degree> {}
export class StudentCategory extends MasterModel<StudentCategory> {}
/** 1 is university, 2 is high school. */
export class SchoolCategory extends MasterModel<SchoolCategory> {}
export class TransportMeans extends MasterModel<TransportMeans> {}
export class CompanyCountryRelationType extends MasterModel<CompanyCountryRelationType> {}
export class CompanyCulture extends MasterModel<CompanyCulture> {}
export class CompanyChannel extends MasterModel<CompanyChannel> {}
export class Dress extends MasterModel<Dress> {}
export class AllowanceType extends MasterModel<AllowanceType> {}
export class InsuranceType extends MasterModel<InsuranceType> {}
export class HousingSupportType extends MasterModel<HousingSupportType> {}
export class ReligiousConsideration extends MasterModel<ReligiousConsideration> {}
export class Personality extends MasterModel<Personality> {}
export class SelectionType extends MasterModel<SelectionType> {}
/** programming 1, cad 2, general skills 3, design 4, other 5. */
export class SkillCategory extends MasterModel<SkillCategory> {}
export class JobHistoryQuitReason extends MasterModel<JobHistoryQuitReason> {}
export class RecruitReason extends MasterModel<RecruitReason> {}
export class AcademicMajorCategory extends MasterModel<AcademicMajorCategory> {}

/** The sets of get_master_data by their wire name. (`hf_members`, also a set there, is no master data table.) */
export const masterDataSets = {
  countries: Country,
  faculty_categories: FacultyCategory,
  department_categories: DepartmentCategory,
  languages: Language,
  prefectures: Prefecture,
  job_categories: JobCategory,
  industries: Industry,
  industry_sectors: IndustrySector,
  university_control_types: UniversityControlType,
  degrees: Degree,
  student_categories: StudentCategory,
  school_categories: SchoolCategory,
  language_levels: LanguageLevel,
  language_speaking_levels: LanguageSpeakingLevel,
  language_listening_levels: LanguageListeningLevel,
  language_reading_levels: LanguageReadingLevel,
  language_writing_levels: LanguageWritingLevel,
  language_examinations: LanguageExamination,
  transport_means: TransportMeans,
  company_country_relation_types: CompanyCountryRelationType,
  company_cultures: CompanyCulture,
  dresses: Dress,
  allowances: AllowanceType,
  insurances: InsuranceType,
  housing_supports: HousingSupportType,
  religious_considerations: ReligiousConsideration,
  personalities: Personality,
  selection_types: SelectionType,
  skill_categories: SkillCategory,
  skills: Skill,
  skill_levels: SkillLevel,
  user_surveys: UserSurvey,
  job_history_quit_reasons: JobHistoryQuitReason,
  reasons_to_recruit_international_students: RecruitReason,
  company_channels: CompanyChannel,
  academic_major_categories: AcademicMajorCategory,
  academic_majors: AcademicMajor,
  residence_statuses: ResidenceStatus,
};

export type MasterDataSet = keyof typeof masterDataSets;

/** Sets whose table is called otherwise. */
const tableNames: Partial<Record<MasterDataSet, string>> = {
  allowances: 'allowance_types',
  insurances: 'insurance_types',
  housing_supports: 'housing_support_types',
  reasons_to_recruit_international_students: 'recruit_reasons',
};

const { STRING, INTEGER, BOOLEAN } = DataTypes;

/** Columns that a set has beside those of every set. */
const extraColumns: Partial<Record<MasterDataSet, ModelAttributes>> = {
  countries: { code: required(STRING) },
  languages: { code: required(STRING) },
  prefectures: { code: required(STRING), kana: required(STRING) },
  department_categories: { faculty_category_id: optional(INTEGER) },
  industry_sectors: { industry_id: optional(INTEGER) },
  language_examinations: { language_id: optional(INTEGER) },
  language_levels: { level: required(INTEGER) },
  language_speaking_levels: { level: required(INTEGER) },
  language_listening_levels: { level: required(INTEGER) },
  language_reading_levels: { level: required(INTEGER) },
  language_writing_levels: { level: required(INTEGER) },
  skills: { skill_category_id: required(INTEGER) },
  skill_levels: { level: required(INTEGER) },
  academic_majors: { academic_major_category_id: required(INTEGER) },
  residence_statuses: { code: required(STRING), permits_work: optional(BOOLEAN) },
};

function initMaster(
  model: ModelStatic<Model>,
  sequelize: Sequelize,
  tableName: string,
  columns: ModelAttributes = {},
): void {
  model.init(
    {
      id: id(),
      name: languageMap(),
      position: required(INTEGER, 0),
      ...columns,
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, tableName),
  );
}

export function initMasterData(sequelize: Sequelize): void {
  for (const set of Object.keys(masterDataSets) as MasterDataSet[]) {
    initMaster(masterDataSets[set], sequelize, tableNames[set] ?? set, extraColumns[set]);
  }
  initMaster(UserSurveyOption, sequelize, 'user_survey_options', { user_survey_id: required(INTEGER) });
}
