import { flag, integer, languageMap, line, ref, type Rows } from '../../domain/entities/fields.ts';
import { internalModel, type Held } from './entity-model.ts';

/** What every master data table has: a given id, a name per language and a place in its list. */
const master = <const F extends Rows = Record<never, never>, const H extends Held = Record<never, never>>(
  table: string,
  fields: F = {} as F,
  held?: H,
) => internalModel(table, { name: languageMap(), position: integer({ default: 0 }), ...fields }, { ...held });

export class Country extends master('countries', { code: line() }) {}
/** Its id is the page language id: ja 1, en 2, … zu 104. */
export class Language extends master('languages', { code: line() }) {}
export class Prefecture extends master('prefectures', { code: line(), kana: line() }) {}
/** Called "study department category" too; other_arts is 15, other_sciences 37. */
export class DepartmentCategory extends master('department_categories', {
  faculty_category_id: ref('faculty_categories', { nullable: true }),
}) {}
export class IndustrySector extends master('industry_sectors', {
  industry_id: ref('industries', { nullable: true }),
}) {}
export class LanguageExamination extends master('language_examinations', {
  language_id: ref('languages', { nullable: true }),
}) {}
export class Skill extends master('skills', { skill_category_id: ref('skill_categories') }) {}
/** A question a student answers by choosing one of its options. */
export class UserSurvey extends master(
  'user_surveys',
  {},
  { key: 'user_survey_id', many: { options: 'user_survey_options' } },
) {}
export class UserSurveyOption extends master('user_survey_options', {
  user_survey_id: ref('user_surveys'),
}) {}
export class AcademicMajor extends master('academic_majors', {
  academic_major_category_id: ref('academic_major_categories'),
}) {}
/** `permits_work` is null where it depends on the person (a permission, a designated activity). */
export class ResidenceStatus extends master('residence_statuses', {
  code: line(),
  permits_work: flag({ nullable: true }),
}) {}

/** Of a language the digit of the JLPT level beside it (1 the highest); of a skill, 5 is the highest. */
const level = { level: integer() };
export class LanguageLevel extends master('language_levels', level) {}
export class LanguageSpeakingLevel extends master('language_speaking_levels', level) {}
export class LanguageListeningLevel extends master('language_listening_levels', level) {}
export class LanguageReadingLevel extends master('language_reading_levels', level) {}
export class LanguageWritingLevel extends master('language_writing_levels', level) {}
export class SkillLevel extends master('skill_levels', level) {}
export class FacultyCategory extends master('faculty_categories') {}
export class JobCategory extends master('job_categories') {}
export class Industry extends master('industries') {}
export class UniversityControlType extends master('university_control_types') {}
/** 1 is bachelor. */
export class Degree extends master('degrees') {}
export class StudentCategory extends master('student_categories') {}
/** 1 is university, 2 is high school. */
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
/** programming 1, cad 2, general skills 3, design 4, other 5. */
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
