import { SPECIFIED_ENTITIES } from '../../server/api/describe/specified-fields.ts';

const inside = (name: string, fields: readonly string[]) => fields.map((field) => `${name}.${field}`);
const campaign = (prefix: string) =>
  ['name', 'source', 'term', 'medium', 'content'].map((part) => `${prefix}_campaign_${part}`);
const APPLY_CAMPAIGN = [...campaign('apply'), 'apply_landing_page'];
const RESUME_TEXTS = [
  'self_pr',
  'skill_pr',
  'why_select_company',
  'why_select_career',
  'why_good_at_job',
  'about_special_skill',
];

/**
 * Of the user's fields, those no profile form writes: the address of the sign-in, the photo (which has a call of its
 * own), what is derived, and what staff keep. A payload that carries one of them is refused by its name.
 */
const NOT_OF_THE_PROFILE = [
  'resume_face_image',
  'is_initialized',
  'is_minimum_initialized',
  'is_profile_enough_for_resume',
  'has_resume_face_image',
  'has_resume',
  'is_signed_up',
  'status',
  'career_meeting_at',
  'summary',
  'application_ids',
  // A university of the list is chosen by its id; its rank and who made it are not the student's to say.
  'universities.university.ranking',
  'universities.university.is_created_by_user',
];

const user = SPECIFIED_ENTITIES.find(({ title }) => title === 'User')!;
const userPaths = Object.values(user.words)
  .flat()
  .filter((path) => !NOT_OF_THE_PROFILE.includes(path));
const lists = [...new Set(userPaths.filter((path) => path.includes('.')).map((path) => path.split('.')[0]!))];
const listsOf = (names: readonly string[]) =>
  userPaths.filter((path) => names.includes(path.split('.')[0]!) && path.includes('.'));
const markers = lists
  .filter((list) => list !== 'analytics_data')
  .flatMap((list) => [`${list}.id`, `${list}._destroy`]);

const profile = inside('user', [...userPaths, ...markers]);

/** The payloads of section 7, every name at every depth, on the wire. */
export const SPECIFIED_PAYLOADS: Readonly<Record<string, readonly string[]>> = {
  count_leave_page_view: inside('page_view', ['id', 'leave_at']),
  count_visit_page_view: inside('page_view', [
    'visit_at',
    'path',
    'google_analytics_client_id',
    'latest_campaign_name',
    'latest_campaign_source',
    'latest_campaign_term',
    'latest_campaign_medium',
    'latest_campaign_content',
  ]),
  user__answer_event_hf_form: inside('event_application', [
    'event_id',
    'form_answer.form_id',
    'form_answer.form_question_answers.form_question_id',
    'form_answer.form_question_answers.answer_text',
  ]),
  user__apply: inside('application', ['recruitment_id', ...APPLY_CAMPAIGN]),
  user__apply_event: inside('event_application', ['event_id', ...APPLY_CAMPAIGN]),
  user__cancell_event_application: inside('event_application', ['is_cancelled', 'token_for_cancell']),
  user__confirm_event_application: inside('event_application', ['is_confirmed', 'token_for_cancell']),
  user__change_page_language: ['user.page_language_id'],
  user__initialize_profile: profile,
  user__update_profile: profile,
  user__save_resume_for_application: inside('application', [
    'id',
    ...inside('resume', [
      ...RESUME_TEXTS,
      ...inside('resume_question_answers', [
        'id',
        'resume_question_id',
        'resume_question_template_id',
        'answer',
        '_destroy',
      ]),
    ]),
  ]),
  user__send_inquiry: ['message', 'referer'],
  user__sign_up: [
    ...inside('user', [
      'email',
      'password',
      'password_confirmation',
      'phone_num',
      'home_country_id',
      'first_name',
      'last_name',
      'latest_school_department_category_id',
      'graduate_latest_school_at',
      'agree_policy_at',
      'page_language_id',
      'has_japanese_visa',
      ...listsOf(['analytics_data', 'language_skills', 'universities', 'schools']),
    ]),
    'referral_token',
  ],
  user__submit_resume_to_jtj: inside('application', [
    'id',
    'is_admitted_edit_resume_by_hf',
    'no_lie_agreement',
  ]),
  user__update_application_behavior_log: inside('application', ['id', 'behavior']),
  user__upload_resume: ['user.id', 'resume_base64'],
  user__upload_resume_face_image: inside('user', ['id', 'resume_face_image']),
  aggregates__application: ['id'],
  aggregates__article: ['id'],
  aggregates__company: ['id'],
  aggregates__course: ['id'],
  aggregates__event: ['id'],
  aggregates__event_application: ['id'],
  aggregates__hf_member: ['id'],
  aggregates__lesson: ['id'],
  aggregates__mail_template: ['id'],
  aggregates__recommend_mail: ['id'],
  aggregates__recruitment: ['id'],
  aggregates__resume_question: ['id'],
  aggregates__user: ['id'],
  get_articles: [],
  get_events: [],
  get_is_hf_member_by_gid: ['gid'],
  get_new_recruitments: [],
  get_recruitment_required_languages: [],
  get_resume_questions: ['application_id'],
  get_universities: inside('q', ['id_eq', 'country_id_eq', 'local_name_cont', 'english_name_cont']),
  get_user_survey: [],
  search_recruitments: [
    'full_text_search_query',
    ...inside('q', [
      'target_study_department_categories_id_eq_any',
      'company_offices_prefecture_id_eq_any',
      'related_countries_id_eq_any',
      'required_jlpt_gteq',
      'is_available_from_overseas_eq',
      'is_available_from_overseas',
      'job_categories_id_eq_any',
      'recruitment_careers_first_living_country_id_eq_any',
      'recruitment_careers_last_living_country_id_eq_any',
      'recruitment_careers_is_work_globaly_eq',
      'is_work_globaly',
      'required_skills_skill_id_eq_any',
      'company_id_eq_any',
    ]),
  ],
  user__get_application_resume_pdf: ['application_id'],
  user__get_own_data: [],
  user__get_recruitment_resume_questions: ['recruitment_id'],
  'is-japan': [],
  get_master_data: ['target'],
};
