import type { RecruitmentFacts, StudentFacts } from '../../../domain/eligibility/facts.ts';
import { JAPAN, resultsFor, TODAY, university, VIETNAM } from './facts.ts';

type Student = Partial<StudentFacts>;
type Recruitment = Partial<RecruitmentFacts>;

const SPECIALIST = 'engineer_humanities_international';
const engineering: Recruitment = { job_category_ids: [1] };
const interpreting: Recruitment = { job_category_ids: [46] };
const shop: Recruitment = { job_category_ids: [55] };
const care: Recruitment = { job_category_ids: [62] };

const holds = (code: string | null, change: Partial<StudentFacts['residence_record']> = {}): Student => ({
  living_country_id: JAPAN,
  residence_record: { code, expires_at: '2027-04-20', has_work_permission: true, ...change },
});
const studying: Student = { ...holds('student'), universities: [university()] };
const abroad: Student = { living_country_id: VIETNAM, has_japanese_visa: false };
const abroadGraduate = { ...abroad, universities: [university({ country_id: VIETNAM })] };

function answer(student: Student, recruitment: Recruitment, today = TODAY) {
  const [result] = resultsFor('residence_status', student, recruitment, today);
  return result ? [result.status, result.reason, result.asked] : null;
}
const conditionsOf = (student: Student, recruitment: Recruitment, today = TODAY) =>
  Object.fromEntries(
    resultsFor('residence_status', student, recruitment, today)[0]!.conditions.map(({ condition, state }) => [
      condition,
      state,
    ]),
  );

describe('the status held', () => {
  test.each<[string, Student, Recruitment, string, string]>([
    ['permanent', holds('permanent'), shop, 'met', 'work_unrestricted'],
    [
      'permanent, the card expired',
      holds('permanent', { expires_at: '2026-01-01' }),
      shop,
      'met',
      'work_unrestricted',
    ],
    ['long-term', holds('long_term'), care, 'met', 'work_unrestricted'],
    ['spouse of a Japanese national', holds('spouse_of_japanese'), shop, 'met', 'work_unrestricted'],
    ['spouse of a permanent resident', holds('spouse_of_permanent'), {}, 'met', 'work_unrestricted'],
    ['specialist, for specialist work', holds(SPECIALIST), engineering, 'met', 'status_permits_work'],
    ['specialist, for international services', holds(SPECIALIST), interpreting, 'met', 'status_permits_work'],
    ['specialist, work of no known kind', holds(SPECIALIST), {}, 'unknown', 'status_unclear'],
    ['no. 46 is bound to its employer', holds('designated_46'), shop, 'near', 'employer_permission_needed'],
    ['highly skilled likewise', holds('highly_skilled'), engineering, 'near', 'employer_permission_needed'],
    [
      'expired yesterday',
      holds('long_term', { expires_at: '2026-11-20' }),
      shop,
      'unknown',
      'status_expired',
    ],
    ['expires today', holds('long_term', { expires_at: '2026-11-21' }), shop, 'met', 'work_unrestricted'],
    ['skilled in a field not told', holds('specified_skilled_1'), care, 'unknown', 'status_unclear'],
    ['an activity not told', holds('designated_other'), care, 'unknown', 'status_unclear'],
    ['a status not told', holds(null), shop, 'unknown', 'not_answered'],
    ['a status staff added', holds('brand_new'), shop, 'unknown', 'status_unclear'],
    ['nothing told', {}, shop, 'unknown', 'not_answered'],
  ])('%s', (_name, student, recruitment, status, reason) => {
    expect(answer(student, recruitment)?.slice(0, 2)).toEqual([status, reason]);
  });

  test.each([
    ['28 hours a week', 5.6, true, 'within_permitted_hours'],
    ['beyond them', 5.7, true, 'no_status_fits'],
    ['without the permission', 4, false, 'no_status_fits'],
    ['permission not told', 4, null, 'no_status_fits'],
    ['hours not told', null, true, 'no_status_fits'],
  ])('work by the hour on a student status: %s', (_name, work_hours, has_work_permission, reason) => {
    const student = {
      ...holds('student', { has_work_permission }),
      universities: [university({ country_id: VIETNAM, degree_id: 4 })],
      is_jlpt_none: true,
    };
    const recruitment: Recruitment = { job_category_ids: [55], salary_unit: 'hour', work_hours };
    expect(answer(student, recruitment)?.[1]).toBe(reason);
  });
});

describe('a change of status', () => {
  const met = ['met', 'change_of_status_possible', SPECIALIST];

  test.each<[string, Student, Recruitment, unknown[]]>([
    ['a student with a degree to come', studying, engineering, met],
    ['job hunting after graduation', { ...studying, ...holds('designated_job_hunting') }, engineering, met],
    ['a dependant', { ...studying, ...holds('dependent') }, engineering, met],
    ['a technical intern with a degree', { ...studying, ...holds('technical_intern') }, engineering, met],
    ['skilled worker with a degree', { ...studying, ...holds('specified_skilled_1') }, engineering, met],
    [
      'no degree',
      { ...holds('student'), schools: [{ school_category_id: 2, country_id: VIETNAM, graduate_at: null }] },
      engineering,
      ['not_met', 'no_status_fits', SPECIALIST],
    ],
    ['schools not told', holds('student'), engineering, ['unknown', 'status_unclear', SPECIALIST]],
    [
      'a degree not told',
      { ...holds('student'), universities: [university({ degree_id: null, country_id: VIETNAM })] },
      engineering,
      ['unknown', 'status_unclear', SPECIALIST],
    ],
    ['work of no known kind', studying, {}, ['unknown', 'status_unclear', SPECIALIST]],
    [
      'nothing held, in Japan',
      { ...studying, residence_record: null },
      engineering,
      ['met', 'status_obtainable', SPECIALIST],
    ],
    [
      'from abroad with a degree',
      abroadGraduate,
      engineering,
      ['met', 'certificate_of_eligibility_possible', SPECIALIST],
    ],
    [
      'from abroad without one',
      { ...abroad, universities: [university({ degree_id: 7, country_id: VIETNAM })] },
      engineering,
      ['not_met', 'no_status_fits', SPECIALIST],
    ],
  ])('%s', (_name, student, recruitment, expected) => {
    expect(answer(student, recruitment)).toEqual(expected);
  });

  test.each([
    ['a diploma of Japan, the department targeted', JAPAN, [5], true, 'met'],
    ['a diploma of Japan, its relation not told', JAPAN, [5], false, 'unknown'],
    ['an advanced diploma of Japan, targeted', JAPAN, [6], true, 'met'],
    ['a diploma from abroad', VIETNAM, [5], true, 'missing'],
    ['an associate degree from anywhere', VIETNAM, [4], false, 'met'],
    ['a master from anywhere', VIETNAM, [2], false, 'met'],
  ])('degree: %s', (_name, country_id, degrees, targeted, state) => {
    const department = { id: 23, faculty_category_id: 8 };
    const student: Student = {
      ...holds('student'),
      universities: degrees.map((degree_id) => university({ degree_id, country_id, department })),
    };
    const recruitment = { ...engineering, target_departments: targeted ? [department] : [] };
    expect(conditionsOf(student, recruitment)['degree_or_experience']).toBe(state);
  });

  const noDegree = { schools: [{ school_category_id: 2, country_id: VIETNAM, graduate_at: '2008-03-01' }] };
  const worked = (job_category_id: number, enter_at: string, leave_at: string | null): Student => ({
    ...holds('student'),
    ...noDegree,
    job_histories: [{ job_category_id, enter_at, leave_at }],
  });
  test.each<[string, Student, Recruitment, string]>([
    ['ten years of the work', worked(1, '2016-11-01', null), engineering, 'met'],
    ['a month less', worked(1, '2016-12-01', null), engineering, 'missing'],
    ['ten years of other work', worked(55, '2010-01-01', null), engineering, 'missing'],
    ['three years of international services', worked(46, '2020-01-01', '2023-01-31'), interpreting, 'met'],
    ['less than three', worked(46, '2020-01-01', '2022-12-31'), interpreting, 'missing'],
    ['years to come do not count', worked(1, '2020-01-01', '2040-01-01'), engineering, 'missing'],
  ])('experience: %s', (_name, student, recruitment, state) => {
    expect(conditionsOf(student, recruitment)['degree_or_experience']).toBe(state);
  });

  test('jobs at the same time count once', () => {
    const job = { job_category_id: 46, enter_at: '2021-01-01', leave_at: '2023-01-01' };
    const student = { ...holds('student'), ...noDegree, job_histories: [job, job] };
    expect(conditionsOf(student, interpreting)['degree_or_experience']).toBe('missing');
  });
});

describe('evidence of language for work with people, from 15 April 2026', () => {
  const FIRST_DAY = '2026-04-15';
  const fromAbroad = (change: Student): Student => ({ ...abroadGraduate, ...change });

  test.each<[string, Student, string]>([
    ['N2', fromAbroad({ jlpt: 2 }), 'met'],
    ['N3', fromAbroad({ jlpt: 3 }), 'missing'],
    [
      'BJT 400',
      fromAbroad({ language_examinations: [{ language_examination_id: 2, result: '400' }] }),
      'met',
    ],
    [
      'BJT 399 and N3',
      fromAbroad({ jlpt: 3, language_examinations: [{ language_examination_id: 2, result: '399' }] }),
      'missing',
    ],
    ['a Japanese university', { ...studying, is_jlpt_none: true }, 'met'],
    ['"none yet"', fromAbroad({ is_jlpt_none: true }), 'missing'],
    ['not told', fromAbroad({}), 'unknown'],
  ])('%s', (_name, student, state) => {
    expect(conditionsOf(student, interpreting, FIRST_DAY)['language_evidence']).toBe(state);
  });

  test('alone missing it is near; before that day, and for other work, nobody asks', () => {
    const student = fromAbroad({ jlpt: 3 });
    expect(answer(student, interpreting, FIRST_DAY)).toEqual([
      'near',
      'status_condition_missing',
      SPECIALIST,
    ]);
    expect(answer(student, interpreting, '2026-04-14')?.[0]).toBe('met');
    expect(conditionsOf(student, engineering, FIRST_DAY)).not.toHaveProperty('language_evidence');
  });
});

describe('designated activities no. 46 and specified skilled workers', () => {
  const shopInJapanese: Recruitment = { ...shop, required_jlpt: 2 };

  test.each<[string, Student, unknown[]]>([
    ['N1', { ...studying, jlpt: 1 }, ['met', 'change_of_status_possible', 'designated_46']],
    [
      'BJT 480',
      { ...studying, language_examinations: [{ language_examination_id: 2, result: '480' }] },
      ['met', 'change_of_status_possible', 'designated_46'],
    ],
    [
      'a major of Japanese',
      { ...studying, academic_major_ids: [2] },
      ['met', 'change_of_status_possible', 'designated_46'],
    ],
    [
      'a department of Japanese',
      { ...studying, universities: [university({ department: { id: 2, faculty_category_id: 1 } })] },
      ['met', 'change_of_status_possible', 'designated_46'],
    ],
    ['N2: one step away', { ...studying, jlpt: 2 }, ['near', 'status_condition_missing', 'designated_46']],
    [
      'an associate degree is too little',
      { ...studying, jlpt: 1, universities: [university({ degree_id: 4 })] },
      ['not_met', 'no_status_fits', SPECIALIST],
    ],
    [
      'a degree from abroad is none of these',
      { ...studying, jlpt: 1, universities: [university({ country_id: VIETNAM })] },
      ['not_met', 'no_status_fits', SPECIALIST],
    ],
  ])('shop work in Japanese: %s', (_name, student, expected) => {
    expect(answer(student, shopInJapanese)).toEqual(expected);
  });

  test('whether Japanese is the core of the work is not known where little is asked', () => {
    expect(answer({ ...studying, jlpt: 1 }, { ...shop, required_jlpt: 3 })?.[0]).toBe('unknown');
    expect(answer({ ...studying, jlpt: 1 }, shop)?.[0]).toBe('unknown');
    expect(answer({ ...studying, jlpt: 2 }, shop)?.[0]).toBe('unknown');
  });

  test('care work with N4 hangs on the test of the field, which nobody told', () => {
    const student = { ...holds('student'), jlpt: 4, universities: [university({ country_id: VIETNAM })] };
    expect(answer(student, care)).toEqual(['unknown', 'status_unclear', 'specified_skilled_1']);
    expect(conditionsOf(student, care)).toEqual({
      specified_field: 'met',
      basic_japanese: 'met',
      field_skill_test: 'unknown',
    });
  });

  test('care work with N5: what is missing can be earned, and the test of the field is not told', () => {
    const student = { ...holds('student'), jlpt: 5, universities: [university({ country_id: VIETNAM })] };
    expect(answer(student, care)).toEqual(['unknown', 'status_unclear', 'specified_skilled_1']);
    expect(conditionsOf(student, care)['basic_japanese']).toBe('missing');
  });

  test('JFT-Basic stands for N4', () => {
    const student = {
      ...holds('student'),
      universities: [university({ country_id: VIETNAM })],
      language_examinations: [{ language_examination_id: 5, result: '200点' }],
    };
    expect(conditionsOf(student, care)['basic_japanese']).toBe('met');
  });
});

test('work outside Japan asks for no status, an office without a country is in Japan', () => {
  expect(answer(abroad, { ...engineering, office_country_ids: [VIETNAM] })).toBeNull();
  expect(answer(abroad, { ...engineering, office_country_ids: [VIETNAM, JAPAN] })).not.toBeNull();
  expect(answer(abroad, { ...engineering, office_country_ids: [VIETNAM, null] })).not.toBeNull();
  expect(answer(abroad, { ...engineering, office_country_ids: [] })).not.toBeNull();
});
