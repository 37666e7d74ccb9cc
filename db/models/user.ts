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
import type { Bookmark, SavedSearch } from './bookmark.ts';
import type { LessonProgress } from './course.ts';
import type { EventApplication } from './event.ts';
import type { StoredFile } from './file.ts';
import type { Identity } from './identity.ts';
import type { UndeliverableAddress } from './inbound-mail.ts';
import type { JobHistory } from './job-history.ts';
import type { Country, DepartmentCategory, Language, Prefecture } from './master-data.ts';
import type { RecommendMail } from './recommend-mail.ts';
import type { UserAcademicMajor, UserSchool, UserUniversity } from './user-education.ts';
import type { UserAnalyticsData, UserResidenceRecord, UserSurveyAnswer } from './user-records.ts';
import type {
  UserCertification,
  UserLanguageExamination,
  UserLanguageSkill,
  UserSkill,
} from './user-skills.ts';
import type {
  UserHopedPrefecture,
  UserInterestingIndustry,
  UserInterestingJobCategory,
} from './user-wishes.ts';

/**
 * A student (or another foreign worker). What can be derived, such as is_signed_up or has_resume, is not
 * stored.
 */
export class User extends Model<InferAttributes<User>, InferCreationAttributes<User>> {
  declare id: CreationOptional<number>;
  declare email: string;
  declare first_name: string | null;
  declare last_name: string | null;
  declare first_name_kana: string | null;
  declare last_name_kana: string | null;
  declare home_country_id: number | null;
  declare living_country_id: number | null;
  declare living_prefecture_id: number | null;
  declare hope_first_work_country_id: number | null;
  declare hope_last_work_country_id: number | null;
  declare postal_code: string | null;
  declare address: string | null;
  declare address_kana: string | null;
  declare birth_day: string | null;
  declare phone_num: string | null;
  declare gender: 'man' | 'woman' | 'other' | null;
  declare is_gender_unanswered: CreationOptional<boolean>;
  /** The student ticked that companies may see it on the resume. */
  declare is_gender_shown: CreationOptional<boolean>;
  declare jlpt: number | null;
  declare is_jlpt_none: CreationOptional<boolean>;
  declare jlpt_certificated_at: string | null;
  declare skill_description: string | null;
  declare research_description: string | null;
  declare health_description: string | null;
  declare num_of_dependents_family: number | null;
  declare has_driver_license: boolean | null;
  declare has_japanese_visa: boolean | null;
  declare agree_policy_at: Date | null;
  declare page_language_id: CreationOptional<number>;
  declare graduate_latest_school_at: string | null;
  declare latest_school_department_category_id: number | null;
  declare resume_face_image_file_id: number | null;
  declare resume_file_id: number | null;
  declare is_initialized: CreationOptional<boolean>;
  declare is_minimum_initialized: CreationOptional<boolean>;
  declare is_hope_phone_consulting: CreationOptional<boolean>;
  declare is_hope_work_globaly: CreationOptional<boolean>;
  declare is_mid_career: CreationOptional<boolean>;
  declare status: CreationOptional<string>;
  /** Since when the wish stands. Kept by a trigger (migration 0022). */
  declare phone_consulting_wished_at: CreationOptional<Date | null>;
  declare career_meeting_at: Date | null;
  declare summary: string | null;
  declare is_pending: CreationOptional<boolean>;
  declare demo_key: string | null;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare home_country?: NonAttribute<Country | null>;
  declare living_country?: NonAttribute<Country | null>;
  declare living_prefecture?: NonAttribute<Prefecture | null>;
  declare hope_first_work_country?: NonAttribute<Country | null>;
  declare hope_last_work_country?: NonAttribute<Country | null>;
  declare page_language?: NonAttribute<Language>;
  declare latest_school_department_category?: NonAttribute<DepartmentCategory | null>;
  declare resume_face_image_file?: NonAttribute<StoredFile | null>;
  declare resume_file?: NonAttribute<StoredFile | null>;
  declare identities?: NonAttribute<Identity[]>;
  declare residence_record?: NonAttribute<UserResidenceRecord | null>;
  declare survey_answers?: NonAttribute<UserSurveyAnswer[]>;
  declare analytics_data?: NonAttribute<UserAnalyticsData | null>;
  declare hoped_prefectures?: NonAttribute<UserHopedPrefecture[]>;
  declare interesting_job_categories?: NonAttribute<UserInterestingJobCategory[]>;
  declare interesting_industries?: NonAttribute<UserInterestingIndustry[]>;
  declare language_skills?: NonAttribute<UserLanguageSkill[]>;
  declare skills?: NonAttribute<UserSkill[]>;
  declare language_examinations?: NonAttribute<UserLanguageExamination[]>;
  declare certifications?: NonAttribute<UserCertification[]>;
  declare universities?: NonAttribute<UserUniversity[]>;
  declare schools?: NonAttribute<UserSchool[]>;
  declare academic_majors?: NonAttribute<UserAcademicMajor[]>;
  declare job_histories?: NonAttribute<JobHistory[]>;
  declare applications?: NonAttribute<Application[]>;
  declare event_applications?: NonAttribute<EventApplication[]>;
  declare lesson_progresses?: NonAttribute<LessonProgress[]>;
  declare bookmarks?: NonAttribute<Bookmark[]>;
  declare saved_searches?: NonAttribute<SavedSearch[]>;
  declare recommend_mails?: NonAttribute<RecommendMail[]>;
  declare undeliverable_addresses?: NonAttribute<UndeliverableAddress[]>;
}

export function initUser(sequelize: Sequelize): void {
  User.init(
    {
      id: id(),
      email: required(DataTypes.STRING),
      first_name: optional(DataTypes.STRING),
      last_name: optional(DataTypes.STRING),
      first_name_kana: optional(DataTypes.STRING),
      last_name_kana: optional(DataTypes.STRING),
      home_country_id: optional(DataTypes.INTEGER),
      living_country_id: optional(DataTypes.INTEGER),
      living_prefecture_id: optional(DataTypes.INTEGER),
      hope_first_work_country_id: optional(DataTypes.INTEGER),
      hope_last_work_country_id: optional(DataTypes.INTEGER),
      postal_code: optional(DataTypes.STRING),
      address: optional(DataTypes.TEXT),
      address_kana: optional(DataTypes.TEXT),
      birth_day: optional(DataTypes.DATEONLY),
      phone_num: optional(DataTypes.STRING),
      gender: optional(DataTypes.STRING),
      is_gender_unanswered: flag(),
      is_gender_shown: flag(),
      jlpt: optional(DataTypes.INTEGER),
      is_jlpt_none: flag(),
      jlpt_certificated_at: optional(DataTypes.DATEONLY),
      skill_description: optional(DataTypes.TEXT),
      research_description: optional(DataTypes.TEXT),
      health_description: optional(DataTypes.TEXT),
      num_of_dependents_family: optional(DataTypes.INTEGER),
      has_driver_license: optional(DataTypes.BOOLEAN),
      has_japanese_visa: optional(DataTypes.BOOLEAN),
      agree_policy_at: optional(DataTypes.DATE),
      page_language_id: required(DataTypes.INTEGER, 2),
      graduate_latest_school_at: optional(DataTypes.DATEONLY),
      latest_school_department_category_id: optional(DataTypes.INTEGER),
      resume_face_image_file_id: optional(DataTypes.INTEGER),
      resume_file_id: optional(DataTypes.INTEGER),
      is_initialized: flag(),
      is_minimum_initialized: flag(),
      is_hope_phone_consulting: flag(),
      is_hope_work_globaly: flag(),
      is_mid_career: flag(),
      status: required(DataTypes.STRING, 'active'),
      phone_consulting_wished_at: optional(DataTypes.DATE),
      career_meeting_at: optional(DataTypes.DATE),
      summary: optional(DataTypes.TEXT),
      is_pending: flag(),
      demo_key: optional(DataTypes.STRING),
      version: required(DataTypes.INTEGER, 0),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'users'),
  );
}
