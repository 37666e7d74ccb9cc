import { describe, expect, test } from '@jest/globals';
import { profileLevels, type ProfileFacts } from '../../server/domain/profile-levels.ts';

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
  has_resume_face_image: true,
  interesting_job_categories: [{}],
  language_skills: [{}],
  universities: [{ enroll_at: '2023-04-01', graduate_at: '2027-03-01' }],
  schools: [],
  residence_record: { residence_status_id: 1 },
};

describe('profileLevels', () => {
  test('a complete profile reaches every level', () => {
    expect(profileLevels(complete)).toEqual({
      is_minimum_initialized: true,
      is_initialized: true,
      is_profile_enough_for_resume: true,
      missing_for: { minimum: [], initialized: [], resume: [] },
    });
  });

  test.each([
    ['first_name', { first_name: '' }, 'first_name'],
    ['the visa question', { has_japanese_visa: null }, 'has_japanese_visa'],
    ['the policy', { agree_policy_at: null }, 'agree_policy_at'],
    ['the birth day', { birth_day: null }, 'birth_day'],
  ] as const)(
    'without %s not even the minimum is reached, and every level says so',
    (_name, change, field) => {
      const { is_minimum_initialized, missing_for } = profileLevels({ ...complete, ...change });
      expect(is_minimum_initialized).toBe(false);
      expect(missing_for).toEqual({ minimum: [field], initialized: [field], resume: [field] });
    },
  );

  test.each([
    ['JLPT', { jlpt: null }, 'jlpt'],
    ['a school', { universities: [] }, 'latest_education'],
    ['interests', { interesting_job_categories: [] }, 'interesting_job_categories'],
    ['graduation', { graduate_latest_school_at: null }, 'graduate_latest_school_at'],
  ] as const)('without %s the minimum stands, but it is not initialized', (_name, change, field) => {
    const levels = profileLevels({ ...complete, ...change });
    expect([levels.is_minimum_initialized, levels.is_initialized]).toEqual([true, false]);
    expect(levels.missing_for.initialized).toEqual([field]);
  });

  test.each([
    ['kana', { last_name_kana: null }, 'last_name_kana'],
    ['the photo', { has_resume_face_image: false }, 'resume_face_image'],
    [
      'dates of a school',
      { universities: [{ enroll_at: null, graduate_at: '2027-03-01' }] },
      'education_dates',
    ],
    ['languages', { language_skills: [] }, 'language_skills'],
    ['the residence status, living in Japan with a visa', { residence_record: null }, 'residence_record'],
    ['an answer about gender', { gender: null }, 'gender'],
  ] as const)('without %s no resume can be submitted', (_name, change, field) => {
    const levels = profileLevels({ ...complete, ...change });
    expect([levels.is_initialized, levels.is_profile_enough_for_resume]).toEqual([true, false]);
    expect(levels.missing_for.resume).toEqual([field]);
  });

  test.each([
    ['"none yet" answers JLPT', { jlpt: null, is_jlpt_none: true }],
    ['"prefer not to say" answers gender', { gender: null, is_gender_unanswered: true }],
    ['no visa, no residence record', { has_japanese_visa: false, residence_record: null }],
    ['living abroad, no residence record', { living_country_id: 233, residence_record: null }],
    ['false is an answer', { has_japanese_visa: false }],
  ] as const)('%s', (_name, change) => {
    expect(profileLevels({ ...complete, ...change }).is_profile_enough_for_resume).toBe(true);
  });
});
