import { isCurrentSql } from '../../../../db/current.ts';

/**
 * Which rows a merge of two accounts moves (ADR 0019), in SQL of ours. `t` is the table, `:from` the account that
 * goes, `:to` the one that stays.
 */
export interface MoveRule {
  table: string;
  column: string;
  /** Whose a row is; the column itself unless told. */
  owner?: string;
  /** The column's new value for an owner's id; the id itself unless told. */
  set?: (id: string) => string;
  /** Which of the rows move; all unless told. The others stay with the account that goes. */
  only?: string;
}

const all = (table: string, column = 'user_id'): MoveRule => ({ table, column });
/** A list of the profile moves where the other account has none: two of one would say everything twice. */
const unlessAny = (table: string): MoveRule => ({
  table,
  column: 'user_id',
  only: `not exists (select 1 from ${table} k where k.user_id = :to)`,
});
const unlessSame = (table: string, key: string, isLive?: (row: string) => string): MoveRule => ({
  table,
  column: 'user_id',
  only: `not exists (select 1 from ${table} k where k.user_id = :to and k.${key} = t.${key}
    ${isLive ? `and ${isLive('k')} and ${isLive('t')}` : ''})`,
});

export const MOVE_RULES: readonly MoveRule[] = [
  unlessSame('applications', 'recruitment_id', isCurrentSql),
  unlessSame('event_applications', 'event_id', (row) => `not ${row}.is_cancelled`),
  all('application_events'),
  all('resume_comments'),
  all('recommend_mails'),
  unlessSame('mail_suppressions', 'stream'),
  unlessAny('notification_views'),
  unlessSame('recommend_dismissals', 'recruitment_id', (row) => `${row}.is_by_student = t.is_by_student`),
  all('deliveries', 'recipient_user_id'),
  {
    table: 'outbox_events',
    column: 'payload',
    owner: `(t.payload->>'user_id')::int`,
    set: (id) => `jsonb_set(t.payload, '{user_id}', to_jsonb(${id}::int))`,
  },
  all('inquiries'),
  all('page_views'),
  all('user_notes'),
  all('user_consultations'),
  all('saved_searches'),
  unlessSame('bookmarks', 'recruitment_id'),
  unlessSame('lesson_progresses', 'lesson_id'),
  unlessSame('done_plan_steps', 'step'),
  all('files'),
  all('universities', 'created_by_user_id'),
  all('audit_logs'),
  // What was changed on the account that goes is about that account; the rest is about what has moved.
  { ...all('audit_logs', 'subject_user_id'), only: `t.record_table is distinct from 'users'` },
  unlessAny('user_residence_records'),
  unlessAny('user_survey_answers'),
  unlessAny('user_analytics_data'),
  unlessAny('user_hoped_prefectures'),
  unlessAny('user_interesting_job_categories'),
  unlessAny('user_interesting_industries'),
  unlessAny('user_language_skills'),
  unlessAny('user_skills'),
  unlessAny('user_language_examinations'),
  unlessAny('user_certifications'),
  unlessAny('user_universities'),
  unlessAny('user_schools'),
  unlessAny('user_academic_majors'),
  unlessAny('job_histories'),
];

/**
 * Fields of the student filled from the other account where all of a group are empty: half an address of each
 * would be nobody's.
 */
export const FILLED_TOGETHER: readonly (readonly string[])[] = [
  ['first_name', 'last_name'],
  ['first_name_kana', 'last_name_kana'],
  ['name_in_own_script'],
  ['home_country_id'],
  ['living_country_id', 'living_prefecture_id'],
  ['hope_first_work_country_id'],
  ['hope_last_work_country_id'],
  ['postal_code', 'address', 'address_kana'],
  ['birth_day'],
  ['phone_num'],
  ['gender', 'is_gender_unanswered', 'is_gender_shown'],
  ['jlpt', 'is_jlpt_none', 'jlpt_certificated_at'],
  ['skill_description'],
  ['research_description'],
  ['resume_motivation'],
  ['resume_self_pr'],
  ['resume_special_skill'],
  ['resume_request'],
  ['career_summary'],
  ['health_description'],
  ['num_of_dependents_family'],
  ['has_driver_license'],
  ['has_japanese_visa'],
  ['agree_policy_at'],
  ['graduate_latest_school_at'],
  ['latest_school_department_category_id'],
  ['resume_face_image_file_id'],
  ['resume_file_id'],
  ['is_hope_phone_consulting', 'phone_consulting_wished_at'],
  ['career_meeting_at'],
  ['summary'],
];
