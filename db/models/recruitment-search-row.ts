import {
  DataTypes,
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type Sequelize,
} from 'sequelize';
import { ref } from '../../domain/entities/fields.ts';
import { optional, required } from './columns.ts';

/**
 * What search reads: one narrow row per released recruitment, rewritten whenever the recruitment changes.
 * `required_jlpt` is the N digit, and 6 where nothing is required, so that "N2 or easier" is `>= 2`;
 * `apply_deadline_on` is 9999-12-31 where there is none; salaries, and the least pay of a level, are yen a year.
 * `musts` are what the recruitment requires, and `age_limit` one that counts, as domain/eligibility/fit.ts tells what a student meets.
 * `grams` holds the terms and `spelling` the tokens of domain/search/terms.ts, written in SQL and not
 * read back.
 */
export class RecruitmentSearchRow extends Model<
  InferAttributes<RecruitmentSearchRow>,
  InferCreationAttributes<RecruitmentSearchRow>
> {
  static readonly table_name = 'recruitment_search_rows';
  static readonly held = {};
  /** What it points to; its columns stand below: no field has their types. */
  static readonly fields = { recruitment_id: ref('recruitments'), company_id: ref('companies') };

  declare recruitment_id: number;
  declare company_id: number;
  declare published_at: Date;
  declare required_jlpt: CreationOptional<number>;
  declare is_available_from_overseas: CreationOptional<boolean>;
  declare is_consedering_japanese_level_growth: CreationOptional<boolean>;
  declare is_shown_on_top: CreationOptional<boolean>;
  declare is_work_globaly: CreationOptional<boolean>;
  declare salary_min: number | null;
  declare salary_max: number | null;
  declare apply_deadline_on: CreationOptional<string>;
  declare prefecture_ids: CreationOptional<number[]>;
  declare job_category_ids: CreationOptional<number[]>;
  declare country_ids: CreationOptional<number[]>;
  declare department_ids: CreationOptional<number[]>;
  declare skill_ids: CreationOptional<number[]>;
  declare career_first_country_ids: CreationOptional<number[]>;
  declare career_last_country_ids: CreationOptional<number[]>;
  declare housing_support_ids: CreationOptional<number[]>;
  declare contract_term: string | null;
  declare is_without_transfers: CreationOptional<boolean>;
  declare is_weekends_off: CreationOptional<boolean>;
  declare is_visa_supported: CreationOptional<boolean>;
  declare is_without_japanese: CreationOptional<boolean>;
  declare pay_professional_school: number | null;
  declare pay_bachelor: number | null;
  declare pay_master: number | null;
  declare pay_doctor: number | null;
  declare pay_mid_career: number | null;
  declare is_department_must: CreationOptional<boolean>;
  declare age_limit: number | null;
  declare musts: CreationOptional<string[]>;
  declare grams: CreationOptional<string>;
  declare spelling: CreationOptional<string>;
}

export function initRecruitmentSearchRow(sequelize: Sequelize): void {
  const ids = () => required(DataTypes.ARRAY(DataTypes.INTEGER), []);

  RecruitmentSearchRow.init(
    {
      recruitment_id: { type: DataTypes.INTEGER, primaryKey: true },
      company_id: required(DataTypes.INTEGER),
      published_at: required(DataTypes.DATE),
      required_jlpt: required(DataTypes.INTEGER, 6),
      is_available_from_overseas: required(DataTypes.BOOLEAN, false),
      is_consedering_japanese_level_growth: required(DataTypes.BOOLEAN, false),
      is_shown_on_top: required(DataTypes.BOOLEAN, false),
      is_work_globaly: required(DataTypes.BOOLEAN, false),
      salary_min: optional(DataTypes.INTEGER),
      salary_max: optional(DataTypes.INTEGER),
      apply_deadline_on: required(DataTypes.DATEONLY, '9999-12-31'),
      prefecture_ids: ids(),
      job_category_ids: ids(),
      country_ids: ids(),
      department_ids: ids(),
      skill_ids: ids(),
      career_first_country_ids: ids(),
      career_last_country_ids: ids(),
      housing_support_ids: ids(),
      contract_term: optional(DataTypes.STRING),
      is_without_transfers: required(DataTypes.BOOLEAN, false),
      is_weekends_off: required(DataTypes.BOOLEAN, false),
      is_visa_supported: required(DataTypes.BOOLEAN, false),
      is_without_japanese: required(DataTypes.BOOLEAN, false),
      pay_professional_school: optional(DataTypes.INTEGER),
      pay_bachelor: optional(DataTypes.INTEGER),
      pay_master: optional(DataTypes.INTEGER),
      pay_doctor: optional(DataTypes.INTEGER),
      pay_mid_career: optional(DataTypes.INTEGER),
      is_department_must: required(DataTypes.BOOLEAN, false),
      age_limit: optional(DataTypes.INTEGER),
      musts: required(DataTypes.ARRAY(DataTypes.TEXT), []),
      grams: required(DataTypes.TSVECTOR, ''),
      spelling: required(DataTypes.TEXT, ''),
    },
    { sequelize, tableName: RecruitmentSearchRow.table_name, timestamps: false },
  );
}
