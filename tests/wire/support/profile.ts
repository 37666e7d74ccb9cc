import type { student } from '../../support/factories.ts';
import type { Json } from './client.ts';

/** The shortest valid PDF, as base64. */
export const PDF = Buffer.from('%PDF-1.7\ntrailer<<>>\nstartxref\n0\n%%EOF\n').toString('base64');

/** Every field and nested list of a profile, as named in section 3 of the specification. */
export const WHOLE_PROFILE = {
  first_name: 'Linh',
  last_name: 'Tran',
  first_name_kana: 'リン',
  last_name_kana: 'チャン',
  home_country_id: 233,
  living_country_id: 109,
  living_prefecture_id: 13,
  hope_first_work_country_id: 109,
  hope_last_work_country_id: 233,
  postal_code: '169-0075',
  address: '東京都新宿区高田馬場1-2-3',
  birth_day: '2003-05-06',
  phone_num: '080-1234-5678',
  gender: 'woman',
  jlpt: 2,
  jlpt_certificated_at: '2025-12-01',
  skill_description: '1+1を3にする力',
  research_description: '国際経済',
  health_description: '良好',
  num_of_dependents_family: 0,
  has_driver_license: true,
  has_japanese_visa: true,
  page_language_id: 2,
  graduate_latest_school_at: '2027-03-01',
  latest_school_department_category_id: 1,
  is_hope_phone_consulting: true,
  is_hope_work_globaly: true,
  is_mid_career: false,
  survey_answers: [{ user_survey_id: 1, user_survey_option_id: 1, answer_text: '友人' }],
  hoped_prefectures: [{ prefecture_id: 13 }, { prefecture_id: 27 }],
  interesting_job_categories: [{ job_category_id: 2 }],
  interesting_industries: [{ industry_id: 1 }],
  language_skills: [
    {
      language_id: 2,
      language_level_id: 1,
      language_speaking_level_id: 1,
      language_listening_level_id: 1,
      language_reading_level_id: 1,
      language_writing_level_id: 1,
    },
  ],
  skills: [
    { skill_id: 1, description: 'C++', skill_level_id: 1 },
    { skill_id: 2, description: '1+1', skill_level_id: 2 },
  ],
  universities: [
    {
      university_id: 1,
      degree_id: 1,
      student_category_id: 1,
      department_category_id: 1,
      department_official_name: '国際学部',
      enroll_at: '2019-04-01',
      graduate_at: '2023-03-01',
      is_latest: false,
      is_main_bachelor: true,
    },
  ],
  schools: [
    {
      school_category_id: 2,
      name: '青空高校',
      country_id: 233,
      department_name: '普通科',
      enroll_at: '2016-04-01',
      graduate_at: '2019-03-01',
      is_latest: false,
    },
  ],
  academic_majors: [{ academic_major_id: 1 }],
  job_histories: [
    {
      company_name: 'Kumo Works',
      job_category_id: 1,
      description: '接客',
      enter_at: '2022-04-01',
      leave_at: '2023-03-01',
      is_used_as_plain_text_in_resume: true,
      quit_reasons: [{ job_history_quit_reason_id: 1 }, { job_history_quit_reason_id: 2 }],
    },
  ],
  language_examinations: [{ language_examination_id: 1, result: 'N2', examined_at: '2025-12-01' }],
  certifications: [{ name: 'TOEIC 860', certificated_at: '2025-10-01' }],
};

/** Campaign fields of a sign-up or profile. */
const campaign = (visit: string) => ({
  [`${visit}_campaign_name`]: 'spring',
  [`${visit}_campaign_source`]: 'newsletter',
  [`${visit}_campaign_term`]: 'jobs',
  [`${visit}_campaign_medium`]: 'mail',
  [`${visit}_campaign_content`]: 'button',
  [`${visit}_created_at`]: '2026-11-20T00:00:00Z',
  [`${visit}_landing_page`]: '/recruitments',
});

/** New rows with every key there is: without an id, and not to be removed. */
export const withMarks = (items: readonly object[]) =>
  items.map((item) => ({ id: '', ...item, _destroy: false }));

/** WHOLE_PROFILE with every key named in section 7, like a form that sends all its fields. */
export const EVERY_KEY = {
  ...WHOLE_PROFILE,
  ...Object.fromEntries(
    Object.entries(WHOLE_PROFILE).flatMap(([name, value]) =>
      Array.isArray(value) ? [[name, withMarks(value)]] : [],
    ),
  ),
  universities: withMarks([
    {
      ...WHOLE_PROFILE.universities[0],
      university_id: '',
      university: { local_name: 'Đại học Sông Xanh', english_name: 'Song Xanh University', country_id: 233 },
    },
  ]),
  agree_policy_at: '2026-11-21T02:00:00Z',
  analytics_data: { ...campaign('first_visit'), ...campaign('signup') },
};

/** Fills in the student's entire profile through the API. */
export async function wholeProfile(me: Awaited<ReturnType<typeof student>>): Promise<Json> {
  // The residence record is our addition: the resume of a student with a visa requires it.
  const residence_record = { residence_status_id: 1, expires_at: '2028-03-31' };
  const { status, body } = await me.command('user__update_profile', {
    user: { ...WHOLE_PROFILE, residence_record },
  });
  if (status !== 200) throw new Error(`user__update_profile answered ${status}: ${JSON.stringify(body)}`);
  return body;
}
