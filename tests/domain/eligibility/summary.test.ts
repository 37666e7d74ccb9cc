import {
  REASONS,
  type Reason,
  type RequirementResult,
  type RequirementStatus,
} from '../../../domain/eligibility/result.ts';
import { shortEligibility, summaryOf } from '../../../domain/eligibility/summary.ts';
import { judge, university } from './facts.ts';

const result = (status: RequirementStatus, is_must: boolean, subject_id: number): RequirementResult => ({
  requirement: 'skill',
  subject_id,
  status,
  is_must,
  field: 'skills',
  asked: null,
  have: null,
  reason: REASONS[status][0],
  conditions: [],
});
/** 'met near? …': a question mark makes a wish of it. */
const results = (words: string) =>
  words
    .split(' ')
    .filter(Boolean)
    .map((word, place) => result(word.replace('?', '') as RequirementStatus, !word.endsWith('?'), place));

describe('the verdict', () => {
  test.each([
    ['', 'good'],
    ['met met', 'good'],
    ['met unknown', 'unknown'],
    ['unknown near', 'near'],
    ['near not_met unknown', 'not_yet'],
    ['met not_met? unknown? near?', 'good'],
    ['near not_met?', 'near'],
    ['unknown? unknown', 'unknown'],
  ])('of "%s" is %s', (words, verdict) => {
    expect(summaryOf(results(words)).verdict).toBe(verdict);
  });

  test('counts every status, wishes too', () => {
    expect(summaryOf(results('met met? near not_met? unknown'))).toEqual({
      verdict: 'near',
      total: 5,
      met: 2,
      near: 1,
      not_met: 1,
      unknown: 1,
    });
  });
});

describe('in short', () => {
  const short = (words: string) => {
    const requirements = results(words);
    return shortEligibility({ summary: summaryOf(requirements), requirements });
  };

  test.each([
    ['met met?', null],
    ['met unknown near not_met not_met', 3],
    ['not_met? unknown', 1],
    ['unknown? near? not_met?', 2],
    ['near near', 0],
  ])('of "%s" the gap told first is %s', (words, place) => {
    expect(short(words).first_gap?.subject_id ?? null).toBe(place);
  });

  test('holds the numbers and the gap without what the student has', () => {
    expect(short('met near')).toEqual({
      verdict: 'near',
      met: 1,
      total: 2,
      first_gap: {
        requirement: 'skill',
        subject_id: 1,
        status: 'near',
        is_must: true,
        field: 'skills',
        reason: REASONS.near[0],
      },
    });
  });
});

test('a reason belongs to one status only', () => {
  const reasons: Reason[] = Object.values(REASONS).flat();
  expect(new Set(reasons).size).toBe(reasons.length);
});

test('a student beside a whole job, requirement by requirement in their order', () => {
  const { summary, requirements } = judge(
    {
      jlpt: 2,
      universities: [university()],
      latest_school_department: { id: 8, faculty_category_id: 3 },
      graduate_latest_school_at: '2027-03-25',
      birth_day: '2003-09-14',
      has_driver_license: false,
      living_country_id: 109,
      residence_record: { code: 'student', expires_at: '2027-04-20', has_work_permission: true },
      hope_first_work_country_id: 109,
    },
    {
      required_jlpt: 1,
      target_departments: [{ id: 8, faculty_category_id: 3 }],
      minimum_degree_id: 1,
      hiring_nendo_years: [2027],
      age_limit: 30,
      age_limit_reason: { ja: '例外事由3号のイ' },
      is_driver_license_required_after_joining: true,
      is_available_from_overseas: false,
      job_category_ids: [31],
      recruitment_careers: [
        {
          first_living_country_id: 109,
          last_living_country_id: null,
          is_work_globaly: false,
          years_in_first_country: null,
        },
      ],
    },
  );
  expect(requirements.map(({ requirement, status }) => [requirement, status])).toEqual([
    ['jlpt', 'near'],
    ['study_department', 'met'],
    ['degree', 'met'],
    ['graduation_year', 'met'],
    ['age', 'met'],
    ['driver_license_after_joining', 'near'],
    ['available_from_overseas', 'met'],
    ['residence_status', 'met'],
    ['career_first_country', 'met'],
  ]);
  expect(summary).toEqual({ verdict: 'near', total: 9, met: 7, near: 2, not_met: 0, unknown: 0 });
});
