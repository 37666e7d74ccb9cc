import { integer, languageMap, type Rows } from '../../domain/entities/fields.ts';
import { MASTER_TABLES, type MasterTableName } from '../../domain/master-data.ts';
import { internalModel, type Held } from './entity-model.ts';

type Own<N extends MasterTableName> = (typeof MASTER_TABLES)[N] extends { fields: infer F extends Rows }
  ? F
  : never;

/**
 * What every master data table has: a given id, a name per language and a place in its list; its own columns stand in
 * domain/master-data.ts.
 */
const master = <
  const N extends MasterTableName,
  const H extends Held = Record<never, never>,
  F extends Rows = Own<N>,
>(
  table: N,
  held?: H,
) => {
  const own = MASTER_TABLES[table].fields as Rows as F;
  return internalModel(
    table,
    { name: languageMap(), position: integer({ default: 0 }), version: integer({ default: 0 }), ...own },
    { ...held },
  );
};

export class Country extends master('countries') {}
export class Language extends master('languages') {}
export class Prefecture extends master('prefectures') {}
export class DepartmentCategory extends master('department_categories') {}
export class IndustrySector extends master('industry_sectors') {}
export class LanguageExamination extends master('language_examinations') {}
export class Skill extends master('skills') {}
export class UserSurvey extends master('user_surveys', {
  key: 'user_survey_id',
  many: { options: 'user_survey_options' },
}) {}
export class UserSurveyOption extends master('user_survey_options') {}
export class AcademicMajor extends master('academic_majors') {}
export class ResidenceStatus extends master('residence_statuses') {}
export class LanguageLevel extends master('language_levels') {}
export class LanguageSpeakingLevel extends master('language_speaking_levels') {}
export class LanguageListeningLevel extends master('language_listening_levels') {}
export class LanguageReadingLevel extends master('language_reading_levels') {}
export class LanguageWritingLevel extends master('language_writing_levels') {}
export class SkillLevel extends master('skill_levels') {}
export class FacultyCategory extends master('faculty_categories') {}
export class JobCategory extends master('job_categories') {}
export class Industry extends master('industries') {}
export class UniversityControlType extends master('university_control_types') {}
export class Degree extends master('degrees') {}
export class StudentCategory extends master('student_categories') {}
export class SchoolCategory extends master('school_categories') {}
export class TransportMeans extends master('transport_means') {}
export class CompanyCountryRelationType extends master('company_country_relation_types') {}
export class CompanyCulture extends master('company_cultures') {}
export class CompanyChannel extends master('company_channels') {}
export class Dress extends master('dresses') {}
export class AllowanceType extends master('allowance_types') {}
export class InsuranceType extends master('insurance_types') {}
export class HousingSupportType extends master('housing_support_types') {}
export class ReligiousConsideration extends master('religious_considerations') {}
export class Personality extends master('personalities') {}
export class SelectionType extends master('selection_types') {}
export class SkillCategory extends master('skill_categories') {}
export class JobHistoryQuitReason extends master('job_history_quit_reasons') {}
export class RecruitReason extends master('recruit_reasons') {}
export class AcademicMajorCategory extends master('academic_major_categories') {}

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

/** The models of all master data tables; options of a survey stand in their survey's set. */
export const masterDataModels = [...Object.values(masterDataSets), UserSurveyOption];
