import { describe, expect, test } from '@jest/globals';
import { companyBrief, companyPublic } from '../../server/api/shapes/company.ts';
import {
  recruitmentListItem,
  recruitmentPublic,
  recruitmentResumeQuestion,
} from '../../server/api/shapes/recruitment.ts';
import { university, userForRecommending, userSelf } from '../../server/api/shapes/user.ts';
import {
  applicationForOwner,
  applicationListItem,
  interview,
  resumeQuestionAnswer,
} from '../../server/api/shapes/application.ts';

/**
 * Every field of each view that a visitor or a student gets, literally: a field added to a view, or to a view it
 * extends, fails here until somebody has decided that it may be seen.
 */
const VIEWS = {
  companyBrief: {
    schema: companyBrief,
    fields: `
      id logo_url official_name`,
  },
  companyPublic: {
    schema: companyPublic,
    fields: `
      allowances annual_data appeal_point appliable_terms bonus_months_worth bonus_paid_months
      business_description country_relations cultures employees establishment_nendo_year
      hf_recommend_sentence holiday housing_supports id images industry_sectors insurances
      is_interested_in_internship joinable_months logo_url offices official_name
      paid_leave_description religious_considerations vision welfare_description`,
  },
  recruitmentListItem: {
    schema: recruitmentListItem,
    fields: `
      age_limit apply_deadline_on closed_at company company_id id is_available_by_mid_career
      is_available_from_overseas is_consedering_japanese_level_growth
      is_driver_license_required_after_joining is_driver_license_required_before_joining
      is_japanese_only_for_resume_questions is_released is_salary_decided_by_interview
      is_school_department_category_must is_shown_on_top is_simple job_category_ids
      peculiar_apply_url prefecture_ids published_at related_country_ids required_jlpt
      salary_max_bachelor salary_max_doctor salary_max_master salary_max_mid_career
      salary_max_professional_school salary_min_bachelor salary_min_doctor salary_min_master
      salary_min_mid_career salary_min_professional_school salary_unit
      target_study_department_categories title`,
  },
  recruitmentPublic: {
    schema: recruitmentPublic,
    fields: `
      age_limit age_limit_reason allowances annual_hiring_numbers appeal_point application_id
      apply_deadline_on as_of_on break_minutes can closed_at company company_id
      contract_renewal_limit contract_renewal_standard contract_term dress_id
      duties_scope_of_change fixed_overtime_hours fixed_overtime_pay_yen has_bonus
      has_driver_license_support has_training holidays_description id ideal_person
      insurance_description is_adopting_flextime is_available_by_mid_career
      is_available_from_overseas is_consedering_japanese_level_growth is_dispatch
      is_driver_license_required_after_joining is_driver_license_required_before_joining
      is_japanese_only_for_resume_questions is_released is_salary_decided_by_interview
      is_school_department_category_must is_shown_on_top is_simple japanese_level_range
      job_category_ids job_description minimum_degree_id model_salary_allowance_value
      model_salary_description offices overtime_description peculiar_apply_url prefecture_ids
      probation_description published_at reasons_to_recruit_international_students recruiter_name
      recruitment_careers related_country_ids required_jlpt required_language_examinations
      required_languages required_personalities required_skills resume_questions
      salary_max_bachelor salary_max_doctor salary_max_master salary_max_mid_career
      salary_max_professional_school salary_min_bachelor salary_min_doctor salary_min_master
      salary_min_mid_career salary_min_professional_school salary_unit selection_steps
      selection_valued_point smoking_prevention_description target_study_department_categories
      title training_description work_end_at work_hours work_start_at workplace_scope_of_change`,
  },
  recruitmentResumeQuestion: {
    schema: recruitmentResumeQuestion,
    fields: `
      approximate_num_of_characters_ja approximate_num_of_words_en id index is_display_in_resume
      is_required recruitment_id resume_question resume_question_id`,
  },
  university: {
    schema: university,
    fields: `
      country_id english_name id is_created_by_user local_name ranking university_control_type_id`,
  },
  userForRecommending: {
    schema: userForRecommending,
    fields: `
      academic_majors career_meeting_at certifications first_name first_name_kana
      graduate_latest_school_at has_driver_license has_japanese_visa has_resume
      has_resume_face_image home_country_id hope_first_work_country_id hope_last_work_country_id
      hoped_prefectures id interesting_industries interesting_job_categories
      is_hope_phone_consulting is_hope_work_globaly is_initialized is_jlpt_none is_mid_career
      is_minimum_initialized is_profile_enough_for_resume is_signed_up jlpt jlpt_certificated_at
      job_histories language_examinations language_skills last_name last_name_kana
      latest_school_department_category_id living_country_id living_prefecture_id page_language_id
      research_description schools skill_description skills status summary survey_answers
      universities`,
  },
  userSelf: {
    schema: userSelf,
    fields: `
      academic_majors address address_kana agree_policy_at application_ids birth_day
      career_meeting_at certifications email first_name first_name_kana gender
      graduate_latest_school_at has_driver_license has_japanese_visa has_resume
      has_resume_face_image health_description home_country_id hope_first_work_country_id
      hope_last_work_country_id hoped_prefectures id interesting_industries
      interesting_job_categories is_gender_unanswered is_hope_phone_consulting
      is_hope_work_globaly is_initialized is_jlpt_none is_mid_career is_minimum_initialized
      is_profile_enough_for_resume is_signed_up jlpt jlpt_certificated_at job_histories
      language_examinations language_skills last_name last_name_kana
      latest_school_department_category_id living_country_id living_prefecture_id missing_for
      num_of_dependents_family page_language_id phone_num postal_code research_description
      residence_record schools skill_description skills status survey_answers universities version`,
  },
  applicationForOwner: {
    schema: applicationForOwner,
    fields: `
      application_events application_hf_members behavior comments correction_agreed_at
      correction_sent_at correction_started_at created_at declined_at due_date_to_submit_resume
      events_allowed get_resume_result_at have_submitted_resume_by_user_at hf_member id
      interview_practices interviews is_admitted_edit_resume_by_hf is_declined_by_hf is_late
      is_passed is_quit_by_student is_resume_passed is_student_accept_offer latest_interview
      no_lie_agreement offer_answered_at quit_at reason_of_quit_by_student recruitment
      recruitment_id result_reason resume resume_questions returned_at selection_finished_at
      sent_resume_to_company_at state updated_at user_id version versions`,
  },
  applicationListItem: {
    schema: applicationListItem,
    fields: `
      created_at due_date_to_submit_resume id is_late latest_interview recruitment recruitment_id
      state updated_at user_id`,
  },
  interview: {
    schema: interview,
    fields: `
      conduct_at fixed_schedule_at get_result_at google_map_url id interview_number is_online
      is_passed online_link place`,
  },
  resumeQuestionAnswer: {
    schema: resumeQuestionAnswer,
    fields: `
      answer answer_jt id is_display_in_resume resume_question resume_question_id
      resume_question_template_id`,
  },
};

const words = (text: string) => text.trim().split(/\s+/);

describe('what a visitor or a student may see', () => {
  test.each(Object.entries(VIEWS))('%s', (_name, { schema, fields }) => {
    expect(Object.keys(schema.shape).sort()).toEqual(words(fields));
  });

  /** Of design.md section 5: never in a view below staff. */
  const NEVER = [
    'contract_num',
    'cc_emails',
    'contact_persons',
    'internal_data',
    'memo',
    'trello_card_id',
    'summary',
    'reason_of_result',
    'reason_of_result_category',
    'reason_of_decline',
    'token_for_cancell',
    'importance_rating_of_school',
    'importance_rating_of_japanese',
    'importance_rating_of_skill',
    'importance_rating_of_personality',
  ];
  test.each(Object.entries(VIEWS).filter(([name]) => name !== 'userForRecommending'))(
    '%s has nothing of the inside',
    (_name, { schema }) => {
      for (const field of NEVER) expect(Object.keys(schema.shape)).not.toContain(field);
    },
  );

  test('what staff see to recommend jobs has nothing to contact or to single out by', () => {
    const shown = Object.keys(userForRecommending.shape);
    for (const field of [
      'email',
      'phone_num',
      'address',
      'postal_code',
      'birth_day',
      'gender',
      'health_description',
      'num_of_dependents_family',
    ])
      expect(shown).not.toContain(field);
  });
});
