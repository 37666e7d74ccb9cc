/** Section 7 of the specification verbatim: the calls with their payloads as printed in its tables. */
export const SECTION_SEVEN = {
  commands: {
    count_leave_page_view: 'page_view{id, leave_at}',
    count_visit_page_view:
      'page_view{visit_at, path, google_analytics_client_id, latest_campaign_name/source/term/medium/content}',
    user__answer_event_hf_form:
      'event_application{event_id, form_answer{form_id, form_question_answers[form_question_id, answer_text]}}',
    user__apply: 'application{recruitment_id, apply_campaign_* fields, apply_landing_page}',
    user__apply_event: 'event_application{event_id, apply_campaign_* fields, apply_landing_page}',
    user__cancell_event_application: 'event_application{is_cancelled, token_for_cancell}',
    user__confirm_event_application: 'event_application{is_confirmed, token_for_cancell}',
    user__change_page_language: 'user{page_language_id}',
    user__initialize_profile:
      'user{profile fields and nested lists as in User, with _destroy markers for removal}',
    user__update_profile:
      'user{profile fields and nested lists as in User, with _destroy markers for removal}',
    user__save_resume_for_application:
      'application{id, resume{self_pr, skill_pr, why_select_company, why_select_career, why_good_at_job, about_special_skill, resume_question_answers[id, resume_question_id, resume_question_template_id, answer, _destroy]}}',
    user__send_inquiry: 'message, referer',
    user__sign_up:
      'user{email, password, password_confirmation, phone_num, home_country_id, first_name, last_name, latest_school_department_category_id, graduate_latest_school_at, agree_policy_at, page_language_id, has_japanese_visa, analytics data, language skills, universities, schools}, referral_token',
    user__submit_resume_to_jtj: 'application{id, is_admitted_edit_resume_by_hf, no_lie_agreement}',
    user__update_application_behavior_log: 'application{id, behavior}',
    user__upload_resume: 'user{id}, resume_base64',
    user__upload_resume_face_image: 'user{id, resume_face_image}',
  },
  queries: {
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
    get_is_hf_member_by_gid: 'gid; answer is a boolean',
    get_new_recruitments: '',
    get_recruitment_required_languages: '',
    get_resume_questions: 'application_id',
    get_universities: 'q: id_eq, country_id_eq, local_name_cont, english_name_cont',
    get_user_survey: '',
    search_recruitments:
      'full_text_search_query and q filters: target study department categories, company office prefectures, related countries, required_jlpt_gteq, is_available_from_overseas, job categories, first and last living country of careers, is_work_globaly, required skills, company ids; list filters match any-of',
    user__get_application_resume_pdf: 'application_id',
    user__get_own_data: '',
    user__get_recruitment_resume_questions: 'recruitment_id',
  },
  others: {
    get_master_data: 'a target map of the master data sets wanted',
    'is-japan': '',
  },
} as const;

export const PRINTED_PAYLOADS: Readonly<Record<string, string>> = {
  ...SECTION_SEVEN.commands,
  ...SECTION_SEVEN.queries,
  ...SECTION_SEVEN.others,
};

/** Names of the specification's calls, in its order. */
export const SPECIFIED = Object.keys(PRINTED_PAYLOADS);
