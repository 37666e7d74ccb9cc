import { flag, integer, line, ref, type Rows } from './entities/fields.ts';
import type { FactKind } from './search/facts.ts';

/** The groups of the console's page of master data, in its order. */
export const MASTER_GROUPS = ['jobs', 'companies', 'study', 'languages', 'people', 'places'] as const;

interface MasterTable {
  group: (typeof MASTER_GROUPS)[number];
  /** What its rows have besides a name and a place in the list. */
  fields: Rows;
  /** The field that says under which row of another table it stands. */
  parent?: string;
  /** Code goes by the ids or codes of its rows: they are renamed and put in order, never added or removed. */
  isFixed?: true;
}

/** Of a language the digit of the JLPT level beside it (1 the highest); of a skill, 5 is the highest. */
const level = { level: integer() };

/** The tables of names that people choose from, in the order of the console's page. */
export const MASTER_TABLES = {
  job_categories: { group: 'jobs', fields: {} },
  /** programming 1, cad 2, general skills 3, design 4, other 5. */
  skill_categories: { group: 'jobs', fields: {}, isFixed: true },
  skills: {
    group: 'jobs',
    fields: { skill_category_id: ref('skill_categories') },
    parent: 'skill_category_id',
  },
  skill_levels: { group: 'jobs', fields: level, isFixed: true },
  personalities: { group: 'jobs', fields: {} },
  selection_types: { group: 'jobs', fields: {} },
  dresses: { group: 'jobs', fields: {} },
  recruit_reasons: { group: 'jobs', fields: {} },
  industries: { group: 'companies', fields: {} },
  industry_sectors: {
    group: 'companies',
    fields: { industry_id: ref('industries', { nullable: true }) },
    parent: 'industry_id',
  },
  company_cultures: { group: 'companies', fields: {} },
  company_channels: { group: 'companies', fields: {} },
  company_country_relation_types: { group: 'companies', fields: {} },
  allowance_types: { group: 'companies', fields: {} },
  insurance_types: { group: 'companies', fields: {} },
  housing_support_types: { group: 'companies', fields: {} },
  religious_considerations: { group: 'companies', fields: {} },
  transport_means: { group: 'companies', fields: {} },
  faculty_categories: { group: 'study', fields: {} },
  /** Called "study department category" too; other_arts is 15, other_sciences 37. */
  department_categories: {
    group: 'study',
    fields: { faculty_category_id: ref('faculty_categories', { nullable: true }) },
    parent: 'faculty_category_id',
    isFixed: true,
  },
  academic_major_categories: { group: 'study', fields: {} },
  academic_majors: {
    group: 'study',
    fields: { academic_major_category_id: ref('academic_major_categories') },
    parent: 'academic_major_category_id',
  },
  /** 1 is bachelor. */
  degrees: { group: 'study', fields: {}, isFixed: true },
  /** 1 is university, 2 is high school. */
  school_categories: { group: 'study', fields: {}, isFixed: true },
  student_categories: { group: 'study', fields: {} },
  university_control_types: { group: 'study', fields: {} },
  /** Its id is the page language id: ja 1, en 2, … zu 104. */
  languages: { group: 'languages', fields: { code: line() }, isFixed: true },
  language_levels: { group: 'languages', fields: level, isFixed: true },
  language_speaking_levels: { group: 'languages', fields: level, isFixed: true },
  language_listening_levels: { group: 'languages', fields: level, isFixed: true },
  language_reading_levels: { group: 'languages', fields: level, isFixed: true },
  language_writing_levels: { group: 'languages', fields: level, isFixed: true },
  language_examinations: {
    group: 'languages',
    fields: { language_id: ref('languages', { nullable: true }) },
    parent: 'language_id',
  },
  /** A question a student answers by choosing one of its options. */
  user_surveys: { group: 'people', fields: {} },
  user_survey_options: {
    group: 'people',
    fields: { user_survey_id: ref('user_surveys') },
    parent: 'user_survey_id',
  },
  job_history_quit_reasons: { group: 'people', fields: {} },
  /** `permits_work` is null where it depends on the person (a permission, a designated activity). */
  residence_statuses: {
    group: 'people',
    fields: { code: line(), permits_work: flag({ nullable: true }) },
    isFixed: true,
  },
  countries: { group: 'places', fields: { code: line() }, isFixed: true },
  prefectures: { group: 'places', fields: { code: line(), kana: line() }, isFixed: true },
} as const satisfies Record<string, MasterTable>;

export type MasterTableName = keyof typeof MASTER_TABLES;
export const MASTER_TABLE_NAMES = Object.keys(MASTER_TABLES) as [MasterTableName, ...MasterTableName[]];

/** The same of one table, whichever it is. */
export const masterTable = (name: MasterTableName): MasterTable => MASTER_TABLES[name];

export const isMasterTable = (name: string): name is MasterTableName => Object.hasOwn(MASTER_TABLES, name);

/** Languages that every name is required in: what all readers fall back to. */
export const NAME_LANGUAGES_REQUIRED = ['ja', 'en'] as const;

/** Fields that code relies on: shown, never written by staff. */
export const FIXED_MASTER_FIELDS: readonly string[] = ['code', 'level', 'permits_work'];

/** Where the ids of each kind of fact that search knows stand. */
export const FACT_TABLES: Readonly<Record<FactKind, MasterTableName>> = {
  job_category: 'job_categories',
  skill: 'skills',
  industry_sector: 'industry_sectors',
  prefecture: 'prefectures',
  housing_support: 'housing_support_types',
  allowance_type: 'allowance_types',
  religious_consideration: 'religious_considerations',
  language: 'languages',
  company_culture: 'company_cultures',
  dress: 'dresses',
  country: 'countries',
  company_country: 'countries',
  interview_language: 'languages',
  selection_type: 'selection_types',
  department: 'department_categories',
  recruit_reason: 'recruit_reasons',
};
