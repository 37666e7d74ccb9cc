import type { EntityFields } from '../fields-document.ts';
import { same, within } from './words.ts';

const campaign = (prefix: string) =>
  ['name', 'source', 'term', 'medium', 'content'].map((part) => `${prefix}campaign_${part}`);

export const hfMember: EntityFields = {
  title: 'HfMember',
  call: 'aggregates__hf_member',
  words: {
    ...same('email', 'is_manager_of_applications'),
    phone: ['phone'],
    'names in ja and en': ['first_name_ja', 'last_name_ja', 'first_name_en', 'last_name_en'],
    nicknames: ['nickname_ja', 'nickname_en'],
    'external tool ids': ['trello_id', 'slack_id'],
    'calendar id': ['calendar_id'],
  },
};

export const user: EntityFields = {
  title: 'User',
  call: 'aggregates__user',
  words: {
    ...same(
      'email',
      'first_name',
      'last_name',
      'home_country_id',
      'living_country_id',
      'living_prefecture_id',
      'hope_first_work_country_id',
      'postal_code',
      'address',
      'birth_day',
      'phone_num',
      'gender',
      'jlpt',
      'jlpt_certificated_at',
      'skill_description',
      'research_description',
      'health_description',
      'num_of_dependents_family',
      'has_driver_license',
      'has_japanese_visa',
      'agree_policy_at',
      'resume_face_image',
      'page_language_id',
      'graduate_latest_school_at',
      'is_initialized',
      'is_minimum_initialized',
      'is_profile_enough_for_resume',
      'has_resume_face_image',
      'has_resume',
      'is_hope_phone_consulting',
      'is_hope_work_globaly',
      'is_mid_career',
      'is_signed_up',
      'status',
      'career_meeting_at',
      'summary',
      'application_ids',
    ),
    'kana names': ['first_name_kana', 'last_name_kana'],
    '(profile form) hoped first and last work country': [
      'hope_first_work_country_id',
      'hope_last_work_country_id',
    ],
    '(sign-up) latest_school_department_category_id': ['latest_school_department_category_id'],
    'survey answers': within('survey_answers', ['user_survey_id', 'user_survey_option_id', 'answer_text']),
    'hoped prefectures': ['hoped_prefectures.prefecture_id'],
    'interesting job categories and industries': [
      'interesting_job_categories.job_category_id',
      'interesting_industries.industry_id',
    ],
    'language skills (general, speaking, listening, writing, reading levels)': within('language_skills', [
      'language_id',
      'language_level_id',
      'language_speaking_level_id',
      'language_listening_level_id',
      'language_writing_level_id',
      'language_reading_level_id',
    ]),
    'skills (skill, description, level)': within('skills', ['skill_id', 'description', 'skill_level_id']),
    'universities (degree, student category, department, enroll and graduate dates, is_latest, is_main_bachelor, department_official_name)':
      within('universities', [
        'university_id',
        'degree_id',
        'student_category_id',
        'department_category_id',
        'enroll_at',
        'graduate_at',
        'is_latest',
        'is_main_bachelor',
        'department_official_name',
      ]),
    'university with names, country, ranking, is_created_by_user': within('universities.university', [
      'local_name',
      'english_name',
      'country_id',
      'ranking',
      'is_created_by_user',
    ]),
    schools: within('schools', [
      'school_category_id',
      'name',
      'country_id',
      'department_name',
      'enroll_at',
      'graduate_at',
    ]),
    'academic majors': ['academic_majors.academic_major_id'],
    'job histories (company, category, description, enter and leave dates, quit reasons, is_used_as_plain_text_in_resume)':
      within('job_histories', [
        'company_name',
        'job_category_id',
        'description',
        'enter_at',
        'leave_at',
        'quit_reasons.job_history_quit_reason_id',
        'is_used_as_plain_text_in_resume',
      ]),
    'language examinations (result, date)': within('language_examinations', [
      'language_examination_id',
      'result',
      'examined_at',
    ]),
    certifications: within('certifications', ['name', 'certificated_at']),
    'analytics data (first-visit and signup campaign name, source, term, medium, content, created time, landing page)':
      within('analytics_data', [
        ...campaign('first_visit_'),
        'first_visit_created_at',
        'first_visit_landing_page',
        ...campaign('signup_'),
        'signup_created_at',
        'signup_landing_page',
      ]),
  },
};

export const inquiry: EntityFields = {
  title: 'Inquiry',
  call: 'user__send_inquiry',
  is_payload: true,
  words: { message: ['message'], 'referer (the current path)': ['referer'] },
};
