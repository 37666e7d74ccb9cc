import { belongsTo, hasMany, hasOne } from './define.ts';
import { AccountDeletion, JobIntroductionRecord } from '../account-deletion.ts';
import { AdminSession } from '../admin-session.ts';
import { StoredFile } from '../file.ts';
import { HfMember, HfMemberGid } from '../hf-member.ts';
import { Identity } from '../identity.ts';
import {
  JobHistory,
  JobHistoryQuitReasonLink,
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
} from '../user-lists.ts';
import {
  AcademicMajor,
  Country,
  Degree,
  DepartmentCategory,
  Industry,
  JobCategory,
  JobHistoryQuitReason,
  Language,
  LanguageExamination,
  LanguageLevel,
  LanguageListeningLevel,
  LanguageReadingLevel,
  LanguageSpeakingLevel,
  LanguageWritingLevel,
  Prefecture,
  ResidenceStatus,
  SchoolCategory,
  Skill,
  SkillLevel,
  StudentCategory,
  UniversityControlType,
  UserSurvey,
  UserSurveyOption,
} from '../master-data.ts';
import { University } from '../university.ts';
import { User } from '../user.ts';
import { UserMerge, UserMergeRow } from '../user-merge.ts';
import { UserAnalyticsData, UserResidenceRecord } from '../user-records.ts';
import { UserConsultation, UserDistinction, UserMatchKey, UserNote } from '../user-staff-records.ts';

export function associatePeople(): void {
  hasMany(HfMember, 'hf_member_id', { gids: HfMemberGid });
  hasMany(User, 'user_id', {
    identities: Identity,
    survey_answers: UserSurveyAnswer,
    hoped_prefectures: UserHopedPrefecture,
    interesting_job_categories: UserInterestingJobCategory,
    interesting_industries: UserInterestingIndustry,
    language_skills: UserLanguageSkill,
    skills: UserSkill,
    language_examinations: UserLanguageExamination,
    certifications: UserCertification,
    universities: UserUniversity,
    schools: UserSchool,
    academic_majors: UserAcademicMajor,
    job_histories: JobHistory,
  });
  hasMany(UserMerge, 'user_merge_id', { rows: UserMergeRow });
  hasOne(User, 'user_id', { residence_record: UserResidenceRecord, analytics_data: UserAnalyticsData });
  hasMany(JobHistory, 'job_history_id', { quit_reasons: JobHistoryQuitReasonLink });

  belongsTo(StoredFile, { user: User });
  belongsTo(HfMemberGid, { hf_member: HfMember });
  belongsTo(User, {
    home_country: Country,
    living_country: Country,
    living_prefecture: Prefecture,
    hope_first_work_country: Country,
    hope_last_work_country: Country,
    page_language: Language,
    latest_school_department_category: DepartmentCategory,
    resume_face_image_file: StoredFile,
    resume_file: StoredFile,
  });
  belongsTo(Identity, { user: User });
  belongsTo(AdminSession, { identity: Identity });
  belongsTo(AccountDeletion, { user: User });
  belongsTo(JobIntroductionRecord, { user: User });
  belongsTo(University, {
    country: Country,
    university_control_type: UniversityControlType,
    prefecture: Prefecture,
    current_university: University,
    created_by_user: User,
  });
  belongsTo(UserResidenceRecord, { user: User, residence_status: ResidenceStatus });
  belongsTo(UserSurveyAnswer, { user: User, user_survey: UserSurvey, user_survey_option: UserSurveyOption });
  belongsTo(UserAnalyticsData, { user: User });
  belongsTo(UserHopedPrefecture, { user: User, prefecture: Prefecture });
  belongsTo(UserInterestingJobCategory, { user: User, job_category: JobCategory });
  belongsTo(UserInterestingIndustry, { user: User, industry: Industry });
  belongsTo(UserLanguageSkill, {
    user: User,
    language: Language,
    language_level: LanguageLevel,
    language_speaking_level: LanguageSpeakingLevel,
    language_listening_level: LanguageListeningLevel,
    language_reading_level: LanguageReadingLevel,
    language_writing_level: LanguageWritingLevel,
  });
  belongsTo(UserSkill, { user: User, skill: Skill, skill_level: SkillLevel });
  belongsTo(UserLanguageExamination, { user: User, language_examination: LanguageExamination });
  belongsTo(UserCertification, { user: User });
  belongsTo(UserUniversity, {
    user: User,
    university: University,
    degree: Degree,
    student_category: StudentCategory,
    department_category: DepartmentCategory,
  });
  belongsTo(UserSchool, { user: User, school_category: SchoolCategory, country: Country });
  belongsTo(UserAcademicMajor, { user: User, academic_major: AcademicMajor });
  belongsTo(JobHistory, { user: User, job_category: JobCategory });
  belongsTo(JobHistoryQuitReasonLink, {
    job_history: JobHistory,
    job_history_quit_reason: JobHistoryQuitReason,
  });
  belongsTo(UserNote, { user: User, hf_member: HfMember });
  belongsTo(UserConsultation, { user: User, hf_member: HfMember });
  belongsTo(UserDistinction, { user: User, other_user: User, hf_member: HfMember });
  belongsTo(UserMatchKey, { user: User });
  belongsTo(UserMerge, {
    user: User,
    merged_user: User,
    hf_member: HfMember,
    undone_by_hf_member: HfMember,
  });
  belongsTo(UserMergeRow, { user_merge: UserMerge });
}
