import type { RecruitmentFacts, StudentFacts } from '../../../domain/eligibility/facts.ts';
import { JAPAN, resultFor, resultsFor, VIETNAM } from './facts.ts';

type Student = Partial<StudentFacts>;
type Recruitment = Partial<RecruitmentFacts>;

describe('age', () => {
  const limit = (age_limit: number): Recruitment => ({
    age_limit,
    age_limit_reason: { ja: '長期勤続によるキャリア形成のため（例外事由3号のイ）' },
  });

  test.each([
    ['on the limit', '1996-11-21', 30, 'met', 'within_age_limit', 30],
    ['the last day of 30', '1995-11-22', 30, 'met', 'within_age_limit', 30],
    ['31 today', '1995-11-21', 30, 'not_met', 'over_age_limit', 31],
    ['far below', '2004-01-01', 30, 'met', 'within_age_limit', 22],
  ])('%s', (_name, birth_day, age, status, reason, have) => {
    expect(resultFor('age', { birth_day }, limit(age))).toEqual([status, reason, 'birth_day', have]);
  });

  test('unknown without a birth day', () => {
    expect(resultFor('age', {}, limit(30))?.slice(0, 2)).toEqual(['unknown', 'not_answered']);
  });

  test.each([
    ['no reason', {}],
    ['an empty reason', { ja: '', en: '  ' }],
  ])('a limit without its statutory exception is not asked: %s', (_name, age_limit_reason) => {
    expect(resultFor('age', { birth_day: '1950-01-01' }, { age_limit: 30, age_limit_reason })).toBeNull();
  });

  test('a reason in any language counts; no limit asks nothing', () => {
    const english = { age_limit: 30, age_limit_reason: { en: 'Long-term career building' } };
    expect(resultFor('age', { birth_day: '1950-01-01' }, english)?.[0]).toBe('not_met');
    expect(resultFor('age', {}, { age_limit_reason: { ja: '理由' } })).toBeNull();
  });
});

describe('driving licence', () => {
  const before = { is_driver_license_required_before_joining: true };
  const after = { is_driver_license_required_after_joining: true };
  const support = { has_driver_license_support: true };
  const studying = { graduate_latest_school_at: '2027-03-25' };
  const graduated = { graduate_latest_school_at: '2026-11-21' };
  const without = { has_driver_license: false };

  test.each<[string, Student, Recruitment, string, string]>([
    ['held', { has_driver_license: true }, before, 'met', 'license_held'],
    ['not told', {}, { ...before, ...support }, 'unknown', 'not_answered'],
    ['none', { ...without, ...studying }, before, 'not_met', 'no_license'],
    [
      'support while studying',
      { ...without, ...studying },
      { ...before, ...support },
      'near',
      'license_with_support',
    ],
    [
      'support, graduated already',
      { ...without, ...graduated },
      { ...before, ...support },
      'not_met',
      'no_license',
    ],
    ['support, graduation not told', without, { ...before, ...support }, 'not_met', 'no_license'],
  ])('before joining: %s', (_name, student, recruitment, status, reason) => {
    const answer = resultFor('driver_license_before_joining', student, recruitment);
    expect(answer?.slice(0, 3)).toEqual([status, reason, 'has_driver_license']);
  });

  test.each<[string, Student, Recruitment, string, string]>([
    ['held', { has_driver_license: true }, after, 'met', 'license_held'],
    ['not told', {}, after, 'unknown', 'not_answered'],
    ['none', without, after, 'near', 'license_after_joining'],
    [
      'none, with support',
      { ...without, ...graduated },
      { ...after, ...support },
      'near',
      'license_with_support',
    ],
  ])('after joining: %s', (_name, student, recruitment, status, reason) => {
    const answer = resultFor('driver_license_after_joining', student, recruitment);
    expect(answer?.slice(0, 2)).toEqual([status, reason]);
  });

  test('is not asked where nobody drives', () => {
    expect(resultFor('driver_license_before_joining', without, support)).toBeNull();
    expect(resultFor('driver_license_after_joining', without, support)).toBeNull();
  });
});

describe('from overseas', () => {
  const fromJapan = { is_available_from_overseas: false };
  test.each<[string, Student, string, string, string]>([
    ['lives in Japan', { living_country_id: JAPAN }, 'met', 'lives_in_japan', 'living_country_id'],
    [
      'lives in Japan, without a visa told',
      { living_country_id: JAPAN, has_japanese_visa: false },
      'met',
      'lives_in_japan',
      'living_country_id',
    ],
    [
      'abroad with a visa',
      { living_country_id: VIETNAM, has_japanese_visa: true },
      'met',
      'abroad_with_visa',
      'has_japanese_visa',
    ],
    [
      'abroad without',
      { living_country_id: VIETNAM, has_japanese_visa: false },
      'not_met',
      'abroad_without_visa',
      'has_japanese_visa',
    ],
    ['abroad, visa not told', { living_country_id: VIETNAM }, 'unknown', 'not_answered', 'has_japanese_visa'],
    ['not told', { has_japanese_visa: true }, 'unknown', 'not_answered', 'living_country_id'],
  ])('%s', (_name, student, status, reason, field) => {
    expect(resultFor('available_from_overseas', student, fromJapan)?.slice(0, 3)).toEqual([
      status,
      reason,
      field,
    ]);
  });

  test('is not asked where overseas is available', () => {
    const student = { living_country_id: VIETNAM, has_japanese_visa: false };
    expect(resultFor('available_from_overseas', student, { is_available_from_overseas: true })).toBeNull();
  });
});

describe('mid career', () => {
  const newGraduates = { is_available_by_mid_career: false };
  const midCareer = (graduated: string | null): Student => ({
    is_mid_career: true,
    graduate_latest_school_at: graduated,
  });
  test.each<[string, Student, Recruitment, string, string]>([
    ['welcome', midCareer('2010-03-20'), { is_available_by_mid_career: true }, 'met', 'mid_career_welcome'],
    ['new graduates only', midCareer('2010-03-20'), newGraduates, 'not_met', 'new_graduates_only'],
    [
      'graduated less than three years ago',
      midCareer('2023-11-22'),
      newGraduates,
      'near',
      'graduated_recently',
    ],
    ['graduated three years ago', midCareer('2023-11-21'), newGraduates, 'not_met', 'new_graduates_only'],
    ['graduation not told', midCareer(null), newGraduates, 'not_met', 'new_graduates_only'],
  ])('%s', (_name, student, recruitment, status, reason) => {
    expect(resultFor('mid_career', student, recruitment)?.slice(0, 3)).toEqual([
      status,
      reason,
      'is_mid_career',
    ]);
  });

  test('does not concern students on their first job', () => {
    expect(resultFor('mid_career', {}, newGraduates)).toBeNull();
  });
});

describe('career countries', () => {
  const career = (change: Partial<RecruitmentFacts['recruitment_careers'][number]>) => ({
    recruitment_careers: [
      {
        first_living_country_id: JAPAN,
        last_living_country_id: VIETNAM,
        is_work_globaly: false,
        years_in_first_country: 3,
        ...change,
      },
    ],
  });
  const hopes = (first: number | null, last: number | null = null, globaly = false): Student => ({
    hope_first_work_country_id: first,
    hope_last_work_country_id: last,
    is_hope_work_globaly: globaly,
  });
  const THAILAND = 212;

  test.each<[string, Student, number | null, string, string]>([
    ['as hoped', hopes(JAPAN), 3, 'met', 'wish_fits'],
    ['reached after three years', hopes(VIETNAM), 3, 'near', 'country_within_years'],
    ['reached some time', hopes(VIETNAM), null, 'near', 'country_within_years'],
    ['reached too late', hopes(VIETNAM), 3.5, 'not_met', 'wish_differs'],
    ['elsewhere', hopes(THAILAND), 3, 'not_met', 'wish_differs'],
    ['elsewhere, ready to work anywhere', hopes(THAILAND, null, true), 3, 'near', 'works_anywhere'],
    ['not told', hopes(null), 3, 'unknown', 'not_answered'],
  ])('first: %s', (_name, student, years_in_first_country, status, reason) => {
    const answer = resultFor('career_first_country', student, career({ years_in_first_country }));
    expect(answer?.slice(0, 2)).toEqual([status, reason]);
  });

  test.each<[string, Student, string, string]>([
    ['as hoped', hopes(JAPAN, VIETNAM), 'met', 'wish_fits'],
    ['elsewhere', hopes(JAPAN, JAPAN), 'not_met', 'wish_differs'],
    ['ready to work anywhere', hopes(JAPAN, JAPAN, true), 'near', 'works_anywhere'],
    ['not told', hopes(JAPAN), 'unknown', 'not_answered'],
  ])('last: %s', (_name, student, status, reason) => {
    expect(resultFor('career_last_country', student, career({}))?.slice(0, 2)).toEqual([status, reason]);
  });

  test.each<[string, Student, string, string]>([
    ['wished', hopes(JAPAN, null, true), 'met', 'wish_fits'],
    ['not wished', hopes(JAPAN, JAPAN), 'not_met', 'wish_differs'],
    ['only the first questions answered', hopes(JAPAN), 'unknown', 'not_answered'],
    ['wishes not told yet', hopes(null), 'unknown', 'not_answered'],
  ])('globally: %s', (_name, student, status, reason) => {
    const answer = resultFor('career_globaly', student, career({ is_work_globaly: true }));
    expect(answer?.slice(0, 2)).toEqual([status, reason]);
    expect(resultFor('career_globaly', student, career({}))).toBeNull();
  });

  test('of several careers the one that fits best is answered, and none is a must', () => {
    const base = { is_work_globaly: false, years_in_first_country: null };
    const recruitment_careers = [
      { ...base, first_living_country_id: THAILAND, last_living_country_id: THAILAND },
      { ...base, first_living_country_id: JAPAN, last_living_country_id: VIETNAM },
      { ...base, first_living_country_id: JAPAN, last_living_country_id: JAPAN },
    ];
    const [first] = resultsFor('career_first_country', hopes(JAPAN, VIETNAM), { recruitment_careers });
    const [last] = resultsFor('career_last_country', hopes(JAPAN, VIETNAM), { recruitment_careers });
    expect([first, last].map((result) => [result?.status, result?.asked, result?.is_must])).toEqual([
      ['met', JAPAN, false],
      ['met', VIETNAM, false],
    ]);
  });
});
