import { user } from '../../domain/entities/user.ts';
import { rowsOf } from './entity-model.ts';

/** The rows of each list of a student: domain/entities/user.ts. */
const { fields } = user;
const owner = { user_id: 'users' } as const;

export class UserSurveyAnswer extends rowsOf('user_survey_answers', owner, fields.survey_answers) {}
export class UserHopedPrefecture extends rowsOf('user_hoped_prefectures', owner, fields.hoped_prefectures) {}
export class UserInterestingJobCategory extends rowsOf(
  'user_interesting_job_categories',
  owner,
  fields.interesting_job_categories,
) {}
export class UserInterestingIndustry extends rowsOf(
  'user_interesting_industries',
  owner,
  fields.interesting_industries,
) {}
export class UserLanguageSkill extends rowsOf('user_language_skills', owner, fields.language_skills) {}
export class UserSkill extends rowsOf('user_skills', owner, fields.skills) {}
export class UserUniversity extends rowsOf('user_universities', owner, fields.universities) {}
export class UserSchool extends rowsOf('user_schools', owner, fields.schools) {}
export class UserAcademicMajor extends rowsOf('user_academic_majors', owner, fields.academic_majors) {}
export class JobHistory extends rowsOf('job_histories', owner, fields.job_histories) {}
export class JobHistoryQuitReasonLink extends rowsOf(
  'job_history_quit_reason_links',
  { job_history_id: 'job_histories' },
  fields.job_histories.rows.quit_reasons,
) {}
export class UserLanguageExamination extends rowsOf(
  'user_language_examinations',
  owner,
  fields.language_examinations,
) {}
export class UserCertification extends rowsOf('user_certifications', owner, fields.certifications) {}
