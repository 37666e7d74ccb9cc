import { pathsOf } from '../support/fields.ts';

/*
 * The keys of section 7 by hand, in its order, in the notation of Call.answer: where it describes instead of naming
 * ("kana names", "language skills", "apply_campaign_* fields"), the names that section 3 and the other payloads give.
 */
const LANGUAGE_SKILLS = `language_skills[id language_id language_level_id language_speaking_level_id
  language_listening_level_id language_writing_level_id language_reading_level_id _destroy]`;
const UNIVERSITIES = `universities[id degree_id student_category_id department_category_id enroll_at graduate_at
  is_latest is_main_bachelor department_official_name university_id
  university{local_name english_name country_id} _destroy]`;
const SCHOOLS = `schools[id school_category_id name country_id department_name enroll_at graduate_at _destroy]`;

const campaign = (prefix: string) =>
  ['name', 'source', 'term', 'medium', 'content'].map((part) => `${prefix}campaign_${part}`).join(' ');
const ANALYTICS_DATA = `analytics_data{${['first_visit_', 'signup_']
  .map((visit) => `${campaign(visit)} ${visit}created_at ${visit}landing_page`)
  .join(' ')}}`;
const APPLY_CAMPAIGN = `${campaign('apply_')} apply_landing_page`;

/**
 * Of the user's fields not those that no profile form writes: the photo (it has a call of its own), what is derived,
 * and what staff keep. A payload that carries one of them is refused by its name.
 */
const PROFILE = `user{email first_name last_name first_name_kana last_name_kana home_country_id living_country_id
  living_prefecture_id hope_first_work_country_id hope_last_work_country_id postal_code address birth_day phone_num
  gender jlpt jlpt_certificated_at skill_description research_description health_description
  num_of_dependents_family has_driver_license has_japanese_visa agree_policy_at page_language_id
  graduate_latest_school_at latest_school_department_category_id is_hope_phone_consulting is_hope_work_globaly
  is_mid_career
  survey_answers[id user_survey_id user_survey_option_id answer_text _destroy]
  hoped_prefectures[id prefecture_id _destroy]
  interesting_job_categories[id job_category_id _destroy] interesting_industries[id industry_id _destroy]
  ${LANGUAGE_SKILLS}
  skills[id skill_id description skill_level_id _destroy]
  ${UNIVERSITIES} ${SCHOOLS}
  academic_majors[id academic_major_id _destroy]
  job_histories[id company_name job_category_id description enter_at leave_at is_used_as_plain_text_in_resume
    quit_reasons[job_history_quit_reason_id] _destroy]
  language_examinations[id language_examination_id result examined_at _destroy]
  certifications[id name certificated_at _destroy]
  ${ANALYTICS_DATA}}`;

const KEYS = {
  count_leave_page_view: 'page_view{id leave_at}',
  count_visit_page_view: `page_view{visit_at path google_analytics_client_id ${campaign('latest_')}}`,
  user__answer_event_hf_form: `event_application{event_id
    form_answer{form_id form_question_answers[form_question_id answer_text]}}`,
  user__apply: `application{recruitment_id ${APPLY_CAMPAIGN}}`,
  user__apply_event: `event_application{event_id ${APPLY_CAMPAIGN}}`,
  user__cancell_event_application: 'event_application{is_cancelled token_for_cancell}',
  user__confirm_event_application: 'event_application{is_confirmed token_for_cancell}',
  user__change_page_language: 'user{page_language_id}',
  user__initialize_profile: PROFILE,
  user__update_profile: PROFILE,
  user__save_resume_for_application: `application{id resume{self_pr skill_pr why_select_company why_select_career
    why_good_at_job about_special_skill
    resume_question_answers[id resume_question_id resume_question_template_id answer _destroy]}}`,
  user__send_inquiry: 'message referer',
  user__sign_up: `user{email password password_confirmation phone_num home_country_id first_name last_name
    latest_school_department_category_id graduate_latest_school_at agree_policy_at page_language_id
    has_japanese_visa ${ANALYTICS_DATA} ${LANGUAGE_SKILLS} ${UNIVERSITIES} ${SCHOOLS}} referral_token`,
  user__submit_resume_to_jtj: 'application{id is_admitted_edit_resume_by_hf no_lie_agreement}',
  user__update_application_behavior_log: 'application{id behavior}',
  user__upload_resume: 'user{id} resume_base64',
  user__upload_resume_face_image: 'user{id resume_face_image}',
  aggregates__application: 'id',
  aggregates__article: 'id',
  aggregates__company: 'id',
  aggregates__course: 'id',
  aggregates__event: 'id',
  aggregates__event_application: 'id',
  aggregates__hf_member: 'id',
  aggregates__lesson: 'id',
  aggregates__mail_template: 'id',
  aggregates__recommend_mail: 'id',
  aggregates__recruitment: 'id',
  aggregates__resume_question: 'id',
  aggregates__user: 'id',
  get_articles: '',
  get_events: '',
  get_is_hf_member_by_gid: 'gid',
  get_new_recruitments: '',
  get_recruitment_required_languages: '',
  get_resume_questions: 'application_id',
  get_universities: 'q{id_eq country_id_eq local_name_cont english_name_cont}',
  get_user_survey: '',
  // The filters that section 7 describes have the names of a search by conditions; those it names stand as printed.
  search_recruitments: `full_text_search_query q{target_study_department_categories_id_eq_any
    company_offices_prefecture_id_eq_any related_countries_id_eq_any required_jlpt_gteq
    is_available_from_overseas_eq is_available_from_overseas job_categories_id_eq_any
    recruitment_careers_first_living_country_id_eq_any recruitment_careers_last_living_country_id_eq_any
    recruitment_careers_is_work_globaly_eq is_work_globaly required_skills_skill_id_eq_any company_id_eq_any}`,
  user__get_application_resume_pdf: 'application_id',
  user__get_own_data: '',
  user__get_recruitment_resume_questions: 'recruitment_id',
  // "Master data" of section 3, in its order.
  get_master_data: `target{countries faculty_categories department_categories languages prefectures job_categories
    industries industry_sectors university_control_types degrees student_categories school_categories
    language_levels language_speaking_levels language_listening_levels language_reading_levels
    language_writing_levels language_examinations transport_means company_country_relation_types
    company_cultures dresses allowances insurances housing_supports religious_considerations personalities
    selection_types skill_categories skills skill_levels user_surveys job_history_quit_reasons
    reasons_to_recruit_international_students hf_members company_channels academic_major_categories
    academic_majors}`,
  'is-japan': '',
} as const;

/** The payload keys of section 7 by call, at every depth, such as `user.skills.skill_id`. */
export const SECTION_SEVEN_KEYS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(KEYS).map(([name, keys]) => [name, pathsOf(keys)]),
);
