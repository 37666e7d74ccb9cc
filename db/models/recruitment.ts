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
import type { Application } from './application.ts';
import type { Bookmark } from './bookmark.ts';
import type { AgeLimitException } from '../../server/domain/release-facts.ts';
import type { Company } from './company.ts';
import type { HfMember } from './hf-member.ts';
import type { Degree, Dress } from './master-data.ts';
import type {
  RecruitmentRequiredLanguage,
  RecruitmentRequiredLanguageExamination,
  RecruitmentRequiredPersonality,
  RecruitmentRequiredSkill,
  RecruitmentTargetStudyDepartmentCategory,
} from './recruitment-requirements.ts';
import type { RecruitmentPublicVersion } from './recruitment-public-version.ts';
import type { RecruitmentSearchRow } from './recruitment-search-row.ts';
import type { RecruitmentResumeQuestion, RecruitmentSelectionStep } from './recruitment-selection.ts';
import type {
  RecruitmentAllowance,
  RecruitmentAnnualHiringNumber,
  RecruitmentCareer,
  RecruitmentJobCategory,
  RecruitmentOffice,
  RecruitmentRecruitReason,
  RecruitmentRelatedCountry,
} from './recruitment-targets.ts';

/**
 * A job ad. Money is integer yen per `salary_unit`. The fields from `duties_scope_of_change` on are what
 * the Employment Security Act (art. 5-3, rule 4-2) wants stated before release.
 */
export class Recruitment extends Model<InferAttributes<Recruitment>, InferCreationAttributes<Recruitment>> {
  declare id: CreationOptional<number>;
  declare company_id: number;
  declare title: CreationOptional<LanguageMap>;
  declare job_description: CreationOptional<LanguageMap>;
  declare appeal_point: CreationOptional<LanguageMap>;
  declare ideal_person: CreationOptional<LanguageMap>;
  declare selection_valued_point: CreationOptional<LanguageMap>;
  declare age_limit: number | null;
  declare age_limit_exception: AgeLimitException | null;
  declare age_limit_reason: CreationOptional<LanguageMap>;
  declare required_jlpt: number | null;
  declare is_school_department_category_must: CreationOptional<boolean>;
  declare is_consedering_japanese_level_growth: CreationOptional<boolean>;
  declare is_available_by_mid_career: CreationOptional<boolean>;
  declare is_available_from_overseas: CreationOptional<boolean>;
  declare is_driver_license_required_before_joining: CreationOptional<boolean>;
  declare is_driver_license_required_after_joining: CreationOptional<boolean>;
  declare has_driver_license_support: CreationOptional<boolean>;
  declare is_released: CreationOptional<boolean>;
  declare is_simple: CreationOptional<boolean>;
  declare is_shown_on_top: CreationOptional<boolean>;
  declare is_japanese_only_for_resume_questions: CreationOptional<boolean>;
  declare peculiar_apply_url: string | null;
  declare salary_unit: CreationOptional<'month' | 'year' | 'hour'>;
  declare salary_min_professional_school: number | null;
  declare salary_max_professional_school: number | null;
  declare salary_min_bachelor: number | null;
  declare salary_max_bachelor: number | null;
  declare salary_min_master: number | null;
  declare salary_max_master: number | null;
  declare salary_min_doctor: number | null;
  declare salary_max_doctor: number | null;
  declare salary_min_mid_career: number | null;
  declare salary_max_mid_career: number | null;
  declare is_salary_decided_by_interview: CreationOptional<boolean>;
  declare model_salary_allowance_value: number | null;
  declare model_salary_description: CreationOptional<LanguageMap>;
  declare has_bonus: CreationOptional<boolean>;
  declare is_adopting_flextime: CreationOptional<boolean>;
  declare is_adopting_discretionary_work: CreationOptional<boolean>;
  declare deemed_work_hours: number | null;
  declare work_start_at: string | null;
  declare work_end_at: string | null;
  declare work_hours: number | null;
  declare break_minutes: number | null;
  declare has_training: CreationOptional<boolean>;
  declare training_description: CreationOptional<LanguageMap>;
  declare dress_id: number | null;
  declare published_at: Date | null;
  declare closed_at: Date | null;
  declare apply_deadline_on: string | null;
  declare as_of_on: string | null;
  /** When somebody asked to have it looked through before release; null as soon as that is done. */
  declare review_requested_at: Date | null;
  declare review_requested_by_id: number | null;
  /** When managers were last asked to confirm its facts; null once they did. */
  declare reconfirm_reminded_at: Date | null;
  declare minimum_degree_id: number | null;
  declare version: CreationOptional<number>;
  declare duties_scope_of_change: CreationOptional<LanguageMap>;
  declare contract_term: 'indefinite' | 'fixed' | null;
  declare contract_period_description: CreationOptional<LanguageMap>;
  declare contract_renewal_standard: CreationOptional<LanguageMap>;
  declare contract_renewal_limit: CreationOptional<LanguageMap>;
  declare probation_description: CreationOptional<LanguageMap>;
  declare workplace_scope_of_change: CreationOptional<LanguageMap>;
  declare overtime_description: CreationOptional<LanguageMap>;
  declare fixed_overtime_pay_yen: number | null;
  declare fixed_overtime_hours: number | null;
  declare base_pay_without_fixed_overtime_yen: number | null;
  declare is_fixed_overtime_excess_paid: CreationOptional<boolean>;
  declare holidays_description: CreationOptional<LanguageMap>;
  declare smoking_prevention_description: CreationOptional<LanguageMap>;
  declare is_dispatch: CreationOptional<boolean>;
  declare recruiter_name: CreationOptional<LanguageMap>;
  declare insurance_description: CreationOptional<LanguageMap>;
  declare importance_rating_of_school: number | null;
  declare importance_rating_of_japanese: number | null;
  declare importance_rating_of_skill: number | null;
  declare importance_rating_of_personality: number | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare company?: NonAttribute<Company>;
  declare dress?: NonAttribute<Dress | null>;
  declare minimum_degree?: NonAttribute<Degree | null>;
  declare recruitment_job_categories?: NonAttribute<RecruitmentJobCategory[]>;
  declare recruitment_related_countries?: NonAttribute<RecruitmentRelatedCountry[]>;
  declare offices?: NonAttribute<RecruitmentOffice[]>;
  declare annual_hiring_numbers?: NonAttribute<RecruitmentAnnualHiringNumber[]>;
  declare reasons_to_recruit_international_students?: NonAttribute<RecruitmentRecruitReason[]>;
  declare recruitment_careers?: NonAttribute<RecruitmentCareer[]>;
  declare allowances?: NonAttribute<RecruitmentAllowance[]>;
  declare target_study_department_categories?: NonAttribute<RecruitmentTargetStudyDepartmentCategory[]>;
  declare required_skills?: NonAttribute<RecruitmentRequiredSkill[]>;
  declare required_languages?: NonAttribute<RecruitmentRequiredLanguage[]>;
  declare required_language_examinations?: NonAttribute<RecruitmentRequiredLanguageExamination[]>;
  declare required_personalities?: NonAttribute<RecruitmentRequiredPersonality[]>;
  declare selection_steps?: NonAttribute<RecruitmentSelectionStep[]>;
  declare resume_questions?: NonAttribute<RecruitmentResumeQuestion[]>;
  declare review_requested_by?: NonAttribute<HfMember | null>;
  declare public_versions?: NonAttribute<RecruitmentPublicVersion[]>;
  declare search_row?: NonAttribute<RecruitmentSearchRow | null>;
  declare applications?: NonAttribute<Application[]>;
  declare bookmarks?: NonAttribute<Bookmark[]>;
}

export function initRecruitment(sequelize: Sequelize): void {
  Recruitment.init(
    {
      id: id(),
      company_id: required(DataTypes.INTEGER),
      title: languageMap(),
      job_description: languageMap(),
      appeal_point: languageMap(),
      ideal_person: languageMap(),
      selection_valued_point: languageMap(),
      age_limit: optional(DataTypes.INTEGER),
      age_limit_exception: optional(DataTypes.STRING),
      age_limit_reason: languageMap(),
      required_jlpt: optional(DataTypes.INTEGER),
      is_school_department_category_must: flag(),
      is_consedering_japanese_level_growth: flag(),
      is_available_by_mid_career: flag(),
      is_available_from_overseas: flag(),
      is_driver_license_required_before_joining: flag(),
      is_driver_license_required_after_joining: flag(),
      has_driver_license_support: flag(),
      is_released: flag(),
      is_simple: flag(),
      is_shown_on_top: flag(),
      is_japanese_only_for_resume_questions: flag(),
      peculiar_apply_url: optional(DataTypes.STRING),
      salary_unit: required(DataTypes.STRING, 'month'),
      salary_min_professional_school: optional(DataTypes.INTEGER),
      salary_max_professional_school: optional(DataTypes.INTEGER),
      salary_min_bachelor: optional(DataTypes.INTEGER),
      salary_max_bachelor: optional(DataTypes.INTEGER),
      salary_min_master: optional(DataTypes.INTEGER),
      salary_max_master: optional(DataTypes.INTEGER),
      salary_min_doctor: optional(DataTypes.INTEGER),
      salary_max_doctor: optional(DataTypes.INTEGER),
      salary_min_mid_career: optional(DataTypes.INTEGER),
      salary_max_mid_career: optional(DataTypes.INTEGER),
      is_salary_decided_by_interview: flag(),
      model_salary_allowance_value: optional(DataTypes.INTEGER),
      model_salary_description: languageMap(),
      has_bonus: flag(),
      is_adopting_flextime: flag(),
      is_adopting_discretionary_work: flag(),
      deemed_work_hours: optional(DataTypes.DECIMAL),
      work_start_at: optional(DataTypes.STRING),
      work_end_at: optional(DataTypes.STRING),
      work_hours: optional(DataTypes.DECIMAL),
      break_minutes: optional(DataTypes.INTEGER),
      has_training: flag(),
      training_description: languageMap(),
      dress_id: optional(DataTypes.INTEGER),
      published_at: optional(DataTypes.DATE),
      closed_at: optional(DataTypes.DATE),
      apply_deadline_on: optional(DataTypes.DATEONLY),
      as_of_on: optional(DataTypes.DATEONLY),
      review_requested_at: optional(DataTypes.DATE),
      review_requested_by_id: optional(DataTypes.INTEGER),
      reconfirm_reminded_at: optional(DataTypes.DATE),
      minimum_degree_id: optional(DataTypes.INTEGER),
      version: required(DataTypes.INTEGER, 0),
      duties_scope_of_change: languageMap(),
      contract_term: optional(DataTypes.STRING),
      contract_period_description: languageMap(),
      contract_renewal_standard: languageMap(),
      contract_renewal_limit: languageMap(),
      probation_description: languageMap(),
      workplace_scope_of_change: languageMap(),
      overtime_description: languageMap(),
      fixed_overtime_pay_yen: optional(DataTypes.INTEGER),
      fixed_overtime_hours: optional(DataTypes.DECIMAL),
      base_pay_without_fixed_overtime_yen: optional(DataTypes.INTEGER),
      is_fixed_overtime_excess_paid: flag(),
      holidays_description: languageMap(),
      smoking_prevention_description: languageMap(),
      is_dispatch: flag(),
      recruiter_name: languageMap(),
      insurance_description: languageMap(),
      importance_rating_of_school: optional(DataTypes.INTEGER),
      importance_rating_of_japanese: optional(DataTypes.INTEGER),
      importance_rating_of_skill: optional(DataTypes.INTEGER),
      importance_rating_of_personality: optional(DataTypes.INTEGER),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'recruitments'),
  );
}
