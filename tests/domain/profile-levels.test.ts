import { profileLevels, type MissingField, type ProfileFacts } from '../../domain/profile-levels.ts';

const school = { enroll_at: '2023-04-01', graduate_at: '2027-03-01' };
const complete: ProfileFacts = {
  first_name: 'Linh',
  last_name: 'Tran',
  first_name_kana: 'リン',
  last_name_kana: 'チャン',
  home_country_id: 233,
  living_country_id: 109,
  birth_day: '2003-05-06',
  phone_num: '080-0000-0000',
  page_language_id: 2,
  agree_policy_at: '2026-01-01T00:00:00Z',
  has_japanese_visa: true,
  jlpt: 2,
  is_jlpt_none: false,
  latest_school_department_category_id: 1,
  graduate_latest_school_at: '2027-03-01',
  hope_first_work_country_id: 109,
  postal_code: '169-0075',
  address: '東京都新宿区1-2-3',
  gender: 'woman',
  is_gender_unanswered: false,
  is_gender_shown: false,
  has_resume_face_image: true,
  interesting_job_categories: [{}],
  language_skills: [{}],
  universities: [school],
  schools: [],
};

/** What each level asks for (design of section 5), by the change that takes it away. */
const MINIMUM: [MissingField, Partial<ProfileFacts>][] = [
  ['first_name', { first_name: null }],
  ['last_name', { last_name: '' }],
  ['home_country_id', { home_country_id: null }],
  ['living_country_id', { living_country_id: null }],
  ['page_language_id', { page_language_id: null }],
  ['agree_policy_at', { agree_policy_at: null }],
  ['has_japanese_visa', { has_japanese_visa: null }],
];
const INITIALIZED: [MissingField, Partial<ProfileFacts>][] = [
  ['jlpt', { jlpt: null }],
  ['latest_school_department_category_id', { latest_school_department_category_id: null }],
  ['graduate_latest_school_at', { graduate_latest_school_at: null }],
  ['hope_first_work_country_id', { hope_first_work_country_id: null }],
  ['interesting_job_categories', { interesting_job_categories: [] }],
];
const RESUME: [MissingField, Partial<ProfileFacts>][] = [
  ['first_name_kana', { first_name_kana: null }],
  ['last_name_kana', { last_name_kana: '' }],
  ['birth_day', { birth_day: null }],
  ['phone_num', { phone_num: '' }],
  ['postal_code', { postal_code: null }],
  ['address', { address: '' }],
  ['gender', { gender: null, is_gender_shown: true }],
  ['resume_face_image', { has_resume_face_image: false }],
  ['latest_education', { universities: [] }],
  ['latest_education', { universities: [], schools: [{ ...school, school_category_id: 2 }] }],
  ['education_dates', { universities: [{ ...school, enroll_at: null }] }],
  ['education_dates', { schools: [{ ...school, school_category_id: 2, graduate_at: null }] }],
  ['language_skills', { language_skills: [] }],
];

describe('the levels of a profile', () => {
  test('a complete one reaches them all', () => {
    expect(profileLevels(complete)).toEqual({
      is_minimum_initialized: true,
      is_initialized: true,
      is_profile_enough_for_resume: true,
      missing_for: { minimum: [], initialized: [], resume: [] },
    });
  });

  test.each(MINIMUM)(
    'without %s not even the minimum is reached, and every level says so',
    (field, change) => {
      expect(profileLevels({ ...complete, ...change })).toEqual({
        is_minimum_initialized: false,
        is_initialized: false,
        is_profile_enough_for_resume: false,
        missing_for: {
          minimum: [field],
          initialized: [field],
          resume: [field],
        },
      });
    },
  );

  test.each(INITIALIZED)('without %s the minimum stands, but it is not initialized', (field, change) => {
    expect(profileLevels({ ...complete, ...change })).toEqual({
      is_minimum_initialized: true,
      is_initialized: false,
      is_profile_enough_for_resume: false,
      missing_for: { minimum: [], initialized: [field], resume: [field] },
    });
  });

  test.each(RESUME)('without %s no resume can be submitted', (field, change) => {
    expect(profileLevels({ ...complete, ...change })).toEqual({
      is_minimum_initialized: true,
      is_initialized: true,
      is_profile_enough_for_resume: false,
      missing_for: { minimum: [], initialized: [], resume: [field] },
    });
  });

  test('an empty profile lacks everything that can be lacking, in the order of the levels', () => {
    const empty = Object.fromEntries(
      Object.entries(complete).map(([name, value]) => [
        name,
        Array.isArray(value) ? [] : typeof value === 'boolean' && name !== 'has_japanese_visa' ? false : null,
      ]),
    ) as unknown as ProfileFacts;
    const { missing_for } = profileLevels(empty);
    const names = (table: [MissingField, unknown][]) => [...new Set(table.map(([field]) => field))];
    // Without a school there are no dates to miss, a gender is only asked for to be printed, and who lives nowhere yet has no postal code.
    const forResume = names(RESUME).filter(
      (name) => !['education_dates', 'postal_code', 'gender'].includes(name),
    );
    expect(missing_for).toEqual({
      minimum: names(MINIMUM),
      initialized: [...names(MINIMUM), ...names(INITIALIZED)],
      resume: [...names(MINIMUM), ...names(INITIALIZED), ...forResume],
    });
  });

  test.each<[string, Partial<ProfileFacts>]>([
    ['"none yet" answers JLPT', { jlpt: null, is_jlpt_none: true }],
    ['a gender that is not printed is not asked for', { gender: null }],
    [
      '"prefer not to say" answers gender',
      { gender: null, is_gender_shown: true, is_gender_unanswered: true },
    ],
    ['abroad there is no Japanese postal code', { living_country_id: 240, postal_code: null }],
    ['false is an answer', { has_japanese_visa: false }],
    [
      'a school is as good as a university',
      { universities: [], schools: [{ ...school, school_category_id: 3 }] },
    ],
    ['a high school beside it is no harm', { schools: [{ ...school, school_category_id: 2 }] }],
  ])('%s', (_name, change) => {
    expect(profileLevels({ ...complete, ...change }).is_profile_enough_for_resume).toBe(true);
  });
});
