/** Fields of the specification's section 3 by entity, in the notation of Call.answer. */

export const USER_LISTS = `
  survey_answers[user_survey_id user_survey_option_id answer_text] hoped_prefectures[prefecture_id]
  interesting_job_categories[job_category_id] interesting_industries[industry_id]
  language_skills[language_id language_level_id language_speaking_level_id language_listening_level_id
    language_reading_level_id language_writing_level_id]
  skills[skill_id description skill_level_id]
  universities[university_id degree_id student_category_id department_category_id department_official_name
    enroll_at graduate_at is_latest is_main_bachelor
    university{local_name english_name country_id ranking is_created_by_user}]
  schools[school_category_id name country_id department_name enroll_at graduate_at is_latest]
  academic_majors[academic_major_id]
  job_histories[company_name job_category_id description enter_at leave_at is_used_as_plain_text_in_resume
    quit_reasons[job_history_quit_reason_id]]
  language_examinations[language_examination_id result examined_at] certifications[name certificated_at]`;

export const USER_FIELDS = `
  id email first_name last_name first_name_kana last_name_kana home_country_id living_country_id
  living_prefecture_id hope_first_work_country_id postal_code address birth_day phone_num gender jlpt
  jlpt_certificated_at skill_description research_description health_description num_of_dependents_family
  has_driver_license has_japanese_visa agree_policy_at page_language_id graduate_latest_school_at
  is_initialized is_minimum_initialized is_profile_enough_for_resume has_resume_face_image has_resume
  is_hope_phone_consulting is_hope_work_globaly is_mid_career is_signed_up status career_meeting_at
  application_ids`;

export const USER = USER_FIELDS + USER_LISTS;

export const COMPANY = `
  id official_name{ja en} logo logo_url images[url] vision appeal_point business_description hf_recommend_sentence
  holiday paid_leave_description welfare_description bonus_paid_months bonus_months_worth
  establishment_nendo_year is_interested_in_internship employees[name]
  offices[prefecture_id postal_code address_ja address_en is_main_office
    transport_means[transport_means_id closest_stop walking_minutes]]
  annual_data[sales capital num_of_employees num_of_full_time num_of_foreigners num_of_technical_trainees
    num_of_former_international_students country_relation]
  appliable_terms[start_on end_on] joinable_months[month]
  country_relations[country_id company_country_relation_type_id] industry_sectors[industry_sector_id]
  allowances[allowance_type_id] insurances[insurance_type_id] housing_supports[housing_support_type_id]
  cultures[company_culture_id] religious_considerations[religious_consideration_id]`;

export const COMPANY_FOR_STAFF = `${COMPANY}
  contract_num is_image_usable company_channel_id channel{id name} cc_emails[email]
  contact_persons[first_name last_name first_name_kana last_name_kana position phone phone_num is_main_person]
  internal_data{memo minutes_link resume_submit_alert}`;

export const RECRUITMENT_ROW = `
  id title company_id company{id official_name logo_url} age_limit required_jlpt
  is_school_department_category_must is_consedering_japanese_level_growth is_available_by_mid_career
  is_available_from_overseas is_driver_license_required_before_joining
  is_driver_license_required_after_joining is_released is_simple is_shown_on_top
  is_japanese_only_for_resume_questions peculiar_apply_url job_category_ids related_country_ids
  target_study_department_categories[department_category_id]`;

export const RESUME_QUESTION_ASKED = `
  resume_question_id is_display_in_resume approximate_num_of_characters_ja approximate_num_of_words_en index
  resume_question{title purpose explanation is_allow_reuse default_template_id
    templates[template_name template_text]}`;

const SALARIES = ['professional_school', 'bachelor', 'master', 'doctor', 'mid_career']
  .flatMap((level) => [`salary_min_${level}`, `salary_max_${level}`])
  .join(' ');

export const RECRUITMENT = `${RECRUITMENT_ROW}
  selection_valued_point job_description appeal_point ideal_person salary_unit ${SALARIES}
  is_salary_decided_by_interview model_salary_allowance_value has_bonus is_adopting_flextime work_start_at
  work_end_at work_hours break_minutes has_training has_driver_license_support
  required_skills[skill_id is_must]
  required_languages[language_id language_speaking_level_id language_listening_level_id
    language_writing_level_id language_reading_level_id is_must]
  required_language_examinations[language_examination_id result] offices[prefecture_id]
  annual_hiring_numbers[nendo_year num_of_hiring] required_personalities[personality_id]
  reasons_to_recruit_international_students[recruit_reason_id]
  selection_steps[selection_type_id is_online place step_num languages[language_id]]
  resume_questions[${RESUME_QUESTION_ASKED}]
  recruitment_careers[first_living_country_id last_living_country_id is_work_globaly years_in_first_country]
  allowances[allowance_type_id]`;

export const RECRUITMENT_FOR_STAFF = `${RECRUITMENT}
  importance_rating_of_school importance_rating_of_japanese importance_rating_of_skill
  importance_rating_of_personality`;

const TEXTS = [
  'self_pr',
  'skill_pr',
  'why_select_company',
  'why_select_career',
  'why_good_at_job',
  'about_special_skill',
];
const RESUME = `resume{hf_remark ${TEXTS.flatMap((text) => [text, `${text}_jt`]).join(' ')}
    resume_question_answers[resume_question_id resume_question_template_id answer is_display_in_resume
      resume_question{title}]}`;

/** An application as its owner sees it from the start. */
export const APPLICATION_ROW = `
  id user_id recruitment_id state recruitment{company{id}} due_date_to_submit_resume`;

export const APPLICATION_NEW = `${APPLICATION_ROW}
  no_lie_agreement is_admitted_edit_resume_by_hf is_resume_passed is_passed is_declined_by_hf
  is_quit_by_student is_student_accept_offer have_submitted_resume_by_user_at sent_resume_to_company_at
  get_resume_result_at selection_finished_at result_reason reason_of_quit_by_student behavior resume{self_pr}
  application_hf_members hf_member latest_interview`;

export const APPLICATION_ANSWERED = `${APPLICATION_NEW} ${RESUME}`;

const WITH_INTERVIEW = `
  application_hf_members[hf_member_id hf_member{names}] hf_member{names}
  latest_interview{interview_number fixed_schedule_at conduct_at is_online place google_map_url get_result_at
    is_passed online_link}`;

export const APPLICATION = `${APPLICATION_ANSWERED} ${WITH_INTERVIEW}`;

export const APPLICATION_FOR_STAFF = `${APPLICATION_ANSWERED.replace(' behavior', '')} ${WITH_INTERVIEW}
  memo reason_of_result reason_of_result_category resume_google_docs_link trello_card_id user{email}`;

/** Returned by every staff command, in any state. */
export const APPLICATION_STAFF_ROW = `${APPLICATION_ROW} memo trello_card_id user{id} resume{version}`;

export const PAGE = 'page per_page total_count';
