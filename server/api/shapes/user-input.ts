import { z } from 'zod';
import { PROFILE_MAX } from '../../domain/constants.ts';
import { LANGUAGE_CODES } from '../../domain/languages.ts';
import { isInOrder, isKana } from '../../domain/validation.ts';
import {
  choice,
  clearable,
  day,
  email,
  flag,
  id,
  instant,
  integer,
  itemMarks,
  line,
  longText,
  nested,
  phoneNumber,
  postalCode,
  requiredLine,
} from '../wire.ts';

/** Rows with a beginning and an end, in that order. */
const inOrder = <T extends z.ZodType>(schema: T, from: string, to: string) =>
  schema.refine(
    (value) => {
      const { [from]: start, [to]: end } = value as Record<string, unknown>;
      return isInOrder(start, end);
    },
    { message: 'end_before_start', path: [to] },
  );

const row = <T extends z.ZodRawShape>(fields: T) => z.strictObject({ ...itemMarks, ...fields });
const rows = <T extends z.ZodType>(item: T) =>
  z.preprocess((value) => (value === '' ? [] : value), z.array(item).max(50)).optional();

const kana = () => clearable(line().refine((text) => text === '' || isKana(text), 'invalid'));
const ref = () => clearable(id());

/** The nested lists of a profile, as sign-up, initialize and update take them. */
export const profileLists = {
  survey_answers: nested({
    user_survey_id: id().optional(),
    user_survey_option_id: ref(),
    answer_text: clearable(longText(PROFILE_MAX.note)),
  }),
  hoped_prefectures: nested({ prefecture_id: id().optional() }),
  interesting_job_categories: nested({ job_category_id: id().optional() }),
  interesting_industries: nested({ industry_id: id().optional() }),
  language_skills: nested({
    language_id: id().optional(),
    language_level_id: ref(),
    language_speaking_level_id: ref(),
    language_listening_level_id: ref(),
    language_reading_level_id: ref(),
    language_writing_level_id: ref(),
  }),
  skills: nested({
    skill_id: ref(),
    description: clearable(longText(PROFILE_MAX.note)),
    skill_level_id: ref(),
  }),
  universities: rows(
    inOrder(
      row({
        university_id: ref(),
        /** A university that is not in the list yet: it is added with the row. */
        university: z
          .strictObject({
            local_name: requiredLine(PROFILE_MAX.title),
            english_name: clearable(line(PROFILE_MAX.title)),
            country_id: id(),
          })
          .optional(),
        degree_id: ref(),
        student_category_id: ref(),
        department_category_id: ref(),
        department_official_name: clearable(line(PROFILE_MAX.title)),
        enroll_at: clearable(day()),
        graduate_at: clearable(day()),
        is_latest: flag().optional(),
        is_main_bachelor: flag().optional(),
      }),
      'enroll_at',
      'graduate_at',
    ),
  ),
  schools: rows(
    inOrder(
      row({
        school_category_id: ref(),
        name: clearable(line(PROFILE_MAX.title)),
        country_id: ref(),
        department_name: clearable(line(PROFILE_MAX.title)),
        enroll_at: clearable(day()),
        graduate_at: clearable(day()),
        is_latest: flag().optional(),
      }),
      'enroll_at',
      'graduate_at',
    ),
  ),
  academic_majors: nested({ academic_major_id: id().optional() }),
  job_histories: rows(
    inOrder(
      row({
        company_name: clearable(line(PROFILE_MAX.title)),
        job_category_id: ref(),
        description: clearable(longText(PROFILE_MAX.description)),
        enter_at: clearable(day()),
        leave_at: clearable(day()),
        is_used_as_plain_text_in_resume: flag().optional(),
        quit_reasons: nested({ job_history_quit_reason_id: id().optional() }),
      }),
      'enter_at',
      'leave_at',
    ),
  ),
  language_examinations: nested({
    language_examination_id: id().optional(),
    result: clearable(line(PROFILE_MAX.result)),
    examined_at: clearable(day()),
  }),
  certifications: nested({
    name: requiredLine(PROFILE_MAX.title).optional(),
    certificated_at: clearable(day()),
  }),
};

/** The plain fields of a profile. Leaving one out keeps it; null or an empty text clears it. */
export const profileFields = {
  first_name: clearable(line(PROFILE_MAX.name)),
  last_name: clearable(line(PROFILE_MAX.name)),
  first_name_kana: kana(),
  last_name_kana: kana(),
  home_country_id: ref(),
  living_country_id: ref(),
  living_prefecture_id: ref(),
  hope_first_work_country_id: ref(),
  hope_last_work_country_id: ref(),
  postal_code: clearable(postalCode()),
  address: clearable(line(PROFILE_MAX.address)),
  address_kana: clearable(line(PROFILE_MAX.address)),
  birth_day: clearable(day()),
  phone_num: clearable(phoneNumber()),
  gender: clearable(choice(['man', 'woman', 'other'])),
  is_gender_unanswered: flag().optional(),
  is_gender_shown: flag().optional(),
  jlpt: clearable(integer(1, 5)),
  is_jlpt_none: flag().optional(),
  jlpt_certificated_at: clearable(day()),
  skill_description: clearable(longText(PROFILE_MAX.description)),
  research_description: clearable(longText(PROFILE_MAX.description)),
  health_description: clearable(longText(PROFILE_MAX.note)),
  num_of_dependents_family: clearable(integer(0, PROFILE_MAX.dependents)),
  has_driver_license: clearable(flag()),
  has_japanese_visa: clearable(flag()),
  page_language_id: integer(1, LANGUAGE_CODES.length).optional(),
  graduate_latest_school_at: clearable(day()),
  latest_school_department_category_id: ref(),
  is_hope_phone_consulting: flag().optional(),
  is_hope_work_globaly: flag().optional(),
  is_mid_career: flag().optional(),
};

export const residenceRecord = z
  .strictObject({
    residence_status_id: ref(),
    expires_at: clearable(day()),
    has_work_permission: clearable(flag()),
  })
  .optional();

const campaign = (prefix: string) =>
  Object.fromEntries(
    ['name', 'source', 'term', 'medium', 'content'].map((part) => [
      `${prefix}campaign_${part}`,
      clearable(line()),
    ]),
  ) as Record<string, ReturnType<typeof clearable<ReturnType<typeof line>>>>;

export const analyticsData = z
  .strictObject({
    ...campaign('first_visit_'),
    first_visit_created_at: clearable(instant()),
    first_visit_landing_page: clearable(line(2000)),
    ...campaign('signup_'),
    signup_created_at: clearable(instant()),
    signup_landing_page: clearable(line(2000)),
  })
  .optional();

/** Where an application came from. */
export const applyCampaign = { ...campaign('apply_'), apply_landing_page: clearable(line(2000)) };

/** user__initialize_profile and user__update_profile. */
export const profileInput = z.strictObject({
  user: z.strictObject({
    id: id().optional(),
    email: email().optional(),
    agree_policy_at: instant().optional(),
    ...profileFields,
    ...profileLists,
    analytics_data: analyticsData,
    residence_record: residenceRecord,
    version: integer().optional(),
  }),
});
export type ProfileInput = z.output<typeof profileInput>['user'];
