import { z } from 'zod';
import { outDay, outId, outMap, outTime } from '../wire.ts';

const ref = () => outId().nullable();
const text = () => z.string().nullable();

/** University as a choice: chosen from the list, or added by a student. */
export const university = z
  .object({
    id: outId(),
    local_name: z.string(),
    english_name: text(),
    country_id: outId(),
    ranking: z.number().int().nullable(),
    university_control_type_id: ref(),
    is_created_by_user: z.boolean(),
  })
  .meta({ id: 'University' });

/** A university in the list: with what helps to choose it and to fill in the rest. */
export const listedUniversity = university
  .extend({
    prefecture_id: ref(),
    department_names: z.array(z.string()),
    current_university: z.object({ id: outId(), local_name: z.string(), english_name: text() }).nullable(),
  })
  .meta({ id: 'ListedUniversity' });

export const userUniversity = z.object({
  id: outId(),
  university_id: ref(),
  university: university.nullable(),
  degree_id: ref(),
  student_category_id: ref(),
  department_category_id: ref(),
  department_official_name: text(),
  enroll_at: outDay().nullable(),
  graduate_at: outDay().nullable(),
  is_latest: z.boolean(),
  is_main_bachelor: z.boolean(),
});

/** The nested lists of a user, by their wire names. */
export const userLists = {
  survey_answers: z.array(
    z.object({ id: outId(), user_survey_id: outId(), user_survey_option_id: ref(), answer_text: text() }),
  ),
  hoped_prefectures: z.array(z.object({ id: outId(), prefecture_id: outId() })),
  interesting_job_categories: z.array(z.object({ id: outId(), job_category_id: outId() })),
  interesting_industries: z.array(z.object({ id: outId(), industry_id: outId() })),
  language_skills: z.array(
    z.object({
      id: outId(),
      language_id: outId(),
      language_level_id: ref(),
      language_speaking_level_id: ref(),
      language_listening_level_id: ref(),
      language_reading_level_id: ref(),
      language_writing_level_id: ref(),
    }),
  ),
  skills: z.array(z.object({ id: outId(), skill_id: ref(), description: text(), skill_level_id: ref() })),
  universities: z.array(userUniversity),
  schools: z.array(
    z.object({
      id: outId(),
      school_category_id: ref(),
      name: text(),
      country_id: ref(),
      department_name: text(),
      enroll_at: outDay().nullable(),
      graduate_at: outDay().nullable(),
      is_latest: z.boolean(),
    }),
  ),
  academic_majors: z.array(z.object({ id: outId(), academic_major_id: outId() })),
  job_histories: z.array(
    z.object({
      id: outId(),
      company_name: text(),
      job_category_id: ref(),
      description: text(),
      enter_at: outDay().nullable(),
      leave_at: outDay().nullable(),
      is_used_as_plain_text_in_resume: z.boolean(),
      quit_reasons: z.array(z.object({ id: outId(), job_history_quit_reason_id: outId() })),
    }),
  ),
  language_examinations: z.array(
    z.object({
      id: outId(),
      language_examination_id: outId(),
      result: text(),
      examined_at: outDay().nullable(),
    }),
  ),
  certifications: z.array(z.object({ id: outId(), name: z.string(), certificated_at: outDay().nullable() })),
};

/** What staff may know of a student to recommend jobs: nothing to contact or to single out by. */
export const userForRecommending = z
  .object({
    id: outId(),
    first_name: text(),
    last_name: text(),
    first_name_kana: text(),
    last_name_kana: text(),
    home_country_id: ref(),
    living_country_id: ref(),
    living_prefecture_id: ref(),
    hope_first_work_country_id: ref(),
    hope_last_work_country_id: ref(),
    jlpt: z.number().int().nullable(),
    is_jlpt_none: z.boolean(),
    jlpt_certificated_at: outDay().nullable(),
    skill_description: text(),
    research_description: text(),
    has_driver_license: z.boolean().nullable(),
    has_japanese_visa: z.boolean().nullable(),
    page_language_id: outId(),
    graduate_latest_school_at: outDay().nullable(),
    latest_school_department_category_id: ref(),
    is_initialized: z.boolean(),
    is_minimum_initialized: z.boolean(),
    is_profile_enough_for_resume: z.boolean(),
    has_resume_face_image: z.boolean(),
    has_resume: z.boolean(),
    is_hope_phone_consulting: z.boolean(),
    is_hope_work_globaly: z.boolean(),
    is_mid_career: z.boolean(),
    is_signed_up: z.literal(true),
    status: z.string(),
    career_meeting_at: outTime().nullable(),
    summary: text(),
    ...userLists,
  })
  .meta({ id: 'UserForRecommending' });

/** A student as the mentor of one of their applications sees them. */
export const userForMentor = userForRecommending
  .extend({
    email: z.string(),
    postal_code: text(),
    address: text(),
    address_kana: text(),
    birth_day: outDay().nullable(),
    phone_num: text(),
    gender: z.enum(['man', 'woman', 'other']).nullable(),
    is_gender_unanswered: z.boolean(),
    health_description: text(),
    num_of_dependents_family: z.number().int().nullable(),
    resume_face_image: text().describe('Address of the photo, asked with the same token'),
    residence_record: z
      .object({
        id: outId(),
        residence_status_id: ref(),
        expires_at: outDay().nullable(),
        has_work_permission: z.boolean().nullable(),
      })
      .nullable(),
    application_ids: z.array(outId()),
    missing_for: z.object({
      minimum: z.array(z.string()),
      initialized: z.array(z.string()),
      resume: z.array(z.string()),
    }),
  })
  .meta({ id: 'UserForMentor' });

const campaign = (prefix: 'first_visit' | 'signup') =>
  Object.fromEntries(
    [
      'campaign_name',
      'campaign_source',
      'campaign_term',
      'campaign_medium',
      'campaign_content',
      'landing_page',
    ].map((name) => [`${prefix}_${name}`, text()]),
  );

/** The student's own view. `summary` is staff's note and stays with them. */
export const userSelf = userForMentor
  .omit({ summary: true })
  .extend({
    agree_policy_at: outTime().nullable(),
    is_gender_shown: z.boolean().describe('Companies see the gender on the resume'),
    is_email_undeliverable: z
      .boolean()
      .describe('Mails to the address came back, so none is sent there (user__confirm_email_works)'),
    version: z.number().int(),
  })
  .meta({ id: 'UserSelf' });

export const userForManager = userForMentor
  .extend({
    agree_policy_at: outTime().nullable(),
    version: z.number().int(),
    analytics_data: z
      .object({
        ...campaign('first_visit'),
        first_visit_created_at: outTime().nullable(),
        ...campaign('signup'),
        signup_created_at: outTime().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'UserForManager' });

/** Staff rights of the signed-in person, for the screens: the server checks them at every call anyway. */
const staffRole = z.object({
  hf_member_id: outId(),
  role: z.enum(['mentor', 'manager']),
  sees_all_applications: z.boolean(),
  names: outMap(),
});

/** user__get_own_data: the states of a person (design.md section 5). */
export const ownData = z
  .discriminatedUnion('is_signed_up', [
    z.object({
      is_signed_up: z.literal(false),
      email: text(),
      email_verified: z.boolean(),
      /** The address is a student's who signs in another way: the screens lead to that way. */
      is_email_linked_elsewhere: z.boolean(),
      hf_member: staffRole.nullable(),
    }),
    userSelf.extend({ hf_member: staffRole.nullable() }),
  ])
  .meta({ id: 'OwnData' });
