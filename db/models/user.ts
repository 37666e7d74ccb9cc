import type { NonAttribute, Sequelize } from 'sequelize';
import { user } from '../../domain/entities/user.ts';
import { initTables, modelOf } from './entity-model.ts';
import type { Application } from './application.ts';
import type { Bookmark, SavedSearch } from './bookmark.ts';
import type { LessonProgress } from './course.ts';
import type { EventApplication } from './event.ts';
import type { StoredFile } from './file.ts';
import type { Identity } from './identity.ts';
import type { UndeliverableAddress } from './inbound-mail.ts';
import type {
  JobHistory,
  UserAcademicMajor,
  UserCertification,
  UserHopedPrefecture,
  UserInterestingIndustry,
  UserInterestingJobCategory,
  UserLanguageExamination,
  UserLanguageSkill,
  UserSchool,
  UserSkill,
  UserSurveyAnswer,
  UserUniversity,
} from './user-lists.ts';
import type { Country, DepartmentCategory, Language, Prefecture } from './master-data.ts';
import type { RecommendMail } from './recommend-mail.ts';
import type { UserAnalyticsData, UserResidenceRecord } from './user-records.ts';

/** A student: domain/entities/user.ts. */
export class User extends modelOf(user) {
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
  initTables(sequelize, User);
}
