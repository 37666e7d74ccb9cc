import fc from 'fast-check';
import { eligibility } from '../../../domain/eligibility/eligibility.ts';
import type {
  Department,
  LanguageLevels,
  RecruitmentFacts,
  StudentFacts,
} from '../../../domain/eligibility/facts.ts';
import { RESIDENCE_STATUSES } from '../../../domain/eligibility/residence-tables.ts';
import { REASONS, type RequirementResult } from '../../../domain/eligibility/result.ts';
import { summaryOf } from '../../../domain/eligibility/summary.ts';
import type { LanguageMap } from '../../../domain/languages.ts';
import { silent, TODAY, undemanding } from './facts.ts';

// Few ids, so that what is asked and what there is meet often; some that no table knows.
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const few = <T>(arbitrary: fc.Arbitrary<T>) => fc.array(arbitrary, { maxLength: 3 });
const digit = fc.integer({ min: 1, max: 5 });
const country = fc.constantFrom(109, 233, 212);
const day = fc
  .date({ min: new Date('2005-01-01'), max: new Date('2032-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const degree = fc.constantFrom(1, 2, 3, 4, 5, 6, 7, 10_001);
const department: fc.Arbitrary<Department> = fc.record({
  id: fc.constantFrom(2, 8, 9, 15, 23, 37, 46),
  faculty_category_id: orNull(fc.constantFrom(1, 3, 6, 8, 13)),
});
const levels: fc.Arbitrary<LanguageLevels> = fc.record({
  language_id: fc.constantFrom(1, 2, 49),
  language_level: orNull(digit),
  language_speaking_level: orNull(digit),
  language_listening_level: orNull(digit),
  language_reading_level: orNull(digit),
  language_writing_level: orNull(digit),
});
const examination = fc.record({
  language_examination_id: fc.constantFrom(1, 2, 5, 8, 11, 12, 22, 10_001),
  result: orNull(
    fc.oneof(
      fc.constantFrom('N1', 'N2 合格', 'N3', '480', '400点', '785', '200', '6.5', '準1級'),
      fc.string(),
    ),
  ),
});
const category = fc.constantFrom(1, 31, 46, 53, 55, 62, 66, 10_001);

const studentFacts: fc.Arbitrary<StudentFacts> = fc.record({
  jlpt: orNull(digit),
  is_jlpt_none: fc.boolean(),
  language_skills: few(levels),
  language_examinations: few(examination),
  skills: few(fc.record({ skill_id: orNull(fc.constantFrom(1, 2, 3)), level: orNull(digit) })),
  latest_school_department: orNull(department),
  graduate_latest_school_at: orNull(day),
  universities: few(
    fc.record({
      degree_id: orNull(degree),
      country_id: orNull(country),
      department: orNull(department),
      graduate_at: orNull(day),
    }),
  ),
  schools: few(
    fc.record({
      school_category_id: orNull(fc.integer({ min: 1, max: 9 })),
      country_id: orNull(country),
      graduate_at: orNull(day),
    }),
  ),
  academic_major_ids: few(fc.constantFrom(1, 2, 40)),
  birth_day: orNull(day),
  has_driver_license: orNull(fc.boolean()),
  living_country_id: orNull(country),
  has_japanese_visa: orNull(fc.boolean()),
  hope_first_work_country_id: orNull(country),
  hope_last_work_country_id: orNull(country),
  is_hope_work_globaly: fc.boolean(),
  is_mid_career: fc.boolean(),
  job_histories: few(
    fc.record({ job_category_id: orNull(category), enter_at: orNull(day), leave_at: orNull(day) }),
  ),
  residence_record: orNull(
    fc.record({
      code: orNull(fc.constantFrom(...RESIDENCE_STATUSES.map(({ code }) => code), 'brand_new')),
      expires_at: orNull(day),
      has_work_permission: orNull(fc.boolean()),
    }),
  ),
});

const must = { is_must: fc.boolean() };
const recruitmentFacts: fc.Arbitrary<RecruitmentFacts> = fc.record({
  required_jlpt: orNull(digit),
  is_consedering_japanese_level_growth: fc.boolean(),
  required_languages: few(fc.tuple(levels, fc.record(must)).map(([row, flag]) => ({ ...row, ...flag }))),
  required_language_examinations: few(
    fc.tuple(examination, fc.record(must)).map(([row, flag]) => ({ ...row, ...flag })),
  ),
  required_skills: few(fc.record({ skill_id: fc.constantFrom(1, 2, 3), ...must })),
  target_departments: few(department),
  is_school_department_category_must: fc.boolean(),
  minimum_degree_id: orNull(degree),
  hiring_nendo_years: few(fc.integer({ min: 2024, max: 2030 })),
  age_limit: orNull(fc.integer({ min: 18, max: 60 })),
  age_limit_reason: fc.constantFrom<LanguageMap>({}, { ja: '' }, { ja: '例外事由3号のイ' }),
  is_driver_license_required_before_joining: fc.boolean(),
  is_driver_license_required_after_joining: fc.boolean(),
  has_driver_license_support: fc.boolean(),
  is_available_from_overseas: fc.boolean(),
  is_available_by_mid_career: fc.boolean(),
  recruitment_careers: few(
    fc.record({
      first_living_country_id: orNull(country),
      last_living_country_id: orNull(country),
      is_work_globaly: fc.boolean(),
      years_in_first_country: orNull(fc.constantFrom(0, 1, 3, 3.5, 10)),
    }),
  ),
  job_category_ids: few(category),
  office_country_ids: few(orNull(country)),
  salary_unit: fc.constantFrom('month', 'year', 'hour'),
  work_hours: orNull(fc.constantFrom(4, 5.6, 8)),
});

const judged = (student: StudentFacts, recruitment: RecruitmentFacts) =>
  eligibility(student, recruitment, TODAY);
const holds = (property: (student: StudentFacts, recruitment: RecruitmentFacts) => void) =>
  fc.assert(fc.property(studentFacts, recruitmentFacts, property), { numRuns: 200 });

const RANK = { not_met: 0, near: 1, unknown: 1, met: 2 } as const;
/** Near beside unknown, as with the requirements: what is unknown may turn out to be either. */
const STANDING = { not_yet: 0, near: 1, unknown: 1, good: 2 } as const;
/** What is told first when several things stand against one: another question, asked of the same answers only. */
const TOLD_LAST = { not_yet: 0, near: 1, unknown: 2, good: 3 } as const;
const keyOf = ({ requirement, subject_id, asked }: RequirementResult) =>
  JSON.stringify([requirement, subject_id, requirement === 'residence_status' ? null : asked]);

test('the same facts give the same answer, and are left as they were', () => {
  holds((student, recruitment) => {
    const before = JSON.stringify([student, recruitment]);
    const first = judged(student, recruitment);
    expect(judged(structuredClone(student), structuredClone(recruitment))).toEqual(first);
    expect(JSON.stringify([student, recruitment])).toBe(before);
  });
});

test('the order of the lists of a profile changes no status', () => {
  const statuses = ({ requirements }: ReturnType<typeof judged>) =>
    requirements.map((one) => [keyOf(one), one.status]);
  holds((student, recruitment) => {
    const turned = Object.fromEntries(
      Object.entries(student).map(([field, value]) => [
        field,
        Array.isArray(value) ? value.toReversed() : value,
      ]),
    ) as unknown as StudentFacts;
    expect(statuses(judged(turned, recruitment))).toEqual(statuses(judged(student, recruitment)));
  });
});

test('every reason belongs to its status, and the numbers add up', () => {
  holds((student, recruitment) => {
    const { summary, requirements } = judged(student, recruitment);
    for (const { status, reason } of requirements)
      expect((REASONS[status] as readonly string[]).includes(reason)).toBe(true);
    expect(summary.met + summary.near + summary.not_met + summary.unknown).toBe(summary.total);
    expect(summary.total).toBe(requirements.length);
  });
});

function expectNothingWorse(
  student: StudentFacts,
  recruitment: RecruitmentFacts,
  better: number,
  than: number,
) {
  const before = judged({ ...student, jlpt: than }, recruitment);
  const after = judged({ ...student, jlpt: better }, recruitment);
  expect(after.requirements.map(keyOf)).toEqual(before.requirements.map(keyOf));
  for (const [place, result] of after.requirements.entries())
    expect(RANK[result.status]).toBeGreaterThanOrEqual(RANK[before.requirements[place]!.status]);
  expect(STANDING[after.summary.verdict]).toBeGreaterThanOrEqual(STANDING[before.summary.verdict]);
  return { before, after };
}

test('a better JLPT never makes anything worse', () => {
  fc.assert(
    fc.property(studentFacts, recruitmentFacts, digit, digit, (student, recruitment, a, b) => {
      expectNothingWorse(student, recruitment, Math.min(a, b), Math.max(a, b));
    }),
    { numRuns: 200 },
  );
});

test('D2: a better JLPT may turn what is unknown into near, which is no step down', () => {
  const unread = { language_examination_id: 2, result: null };
  const asked = { language_examination_id: 2, result: '785', is_must: true };
  const { before, after } = expectNothingWorse(
    { ...silent, language_examinations: [unread] },
    { ...undemanding, required_language_examinations: [asked] },
    1,
    2,
  );
  const told = ({ summary, requirements }: typeof before) => {
    const { status, reason } = requirements.find((one) => one.requirement === 'language_examination')!;
    return [status, reason, summary.verdict];
  };
  // Their own result cannot be read. N1 stands beside the points asked, N2 does not and says nothing of them.
  expect(told(before)).toEqual(['unknown', 'result_not_readable', 'unknown']);
  expect(told(after)).toEqual(['near', 'equivalent_examination', 'near']);
});

test('considering growth never makes anything worse, and leaves no Japanese unmet', () => {
  holds((student, recruitment) => {
    const strict = judged(student, { ...recruitment, is_consedering_japanese_level_growth: false });
    const growing = judged(student, { ...recruitment, is_consedering_japanese_level_growth: true });
    for (const [place, result] of growing.requirements.entries()) {
      expect(RANK[result.status]).toBeGreaterThanOrEqual(RANK[strict.requirements[place]!.status]);
      if (result.requirement === 'jlpt') expect(result.status).not.toBe('not_met');
    }
  });
});

test('one more thing asked changes no other answer and never betters the verdict', () => {
  const more = fc.constantFrom<(recruitment: RecruitmentFacts) => RecruitmentFacts>(
    (job) => ({ ...job, required_skills: [...job.required_skills, { skill_id: 3, is_must: true }] }),
    (job) => ({
      ...job,
      required_language_examinations: [
        ...job.required_language_examinations,
        { language_examination_id: 8, result: '800', is_must: true },
      ],
    }),
    (job) => ({ ...job, minimum_degree_id: job.minimum_degree_id ?? 1 }),
    (job) => ({ ...job, is_driver_license_required_before_joining: true }),
    (job) => ({ ...job, is_available_from_overseas: false }),
    (job) => ({
      ...job,
      hiring_nendo_years: job.hiring_nendo_years.length > 0 ? job.hiring_nendo_years : [2027],
    }),
  );
  fc.assert(
    fc.property(studentFacts, recruitmentFacts, more, (student, recruitment, ask) => {
      const before = judged(student, recruitment);
      const after = judged(student, ask(recruitment));
      const left = after.requirements.map((result) => JSON.stringify(result));
      for (const result of before.requirements) expect(left).toContain(JSON.stringify(result));
      expect(TOLD_LAST[after.summary.verdict]).toBeLessThanOrEqual(TOLD_LAST[before.summary.verdict]);
    }),
    { numRuns: 200 },
  );
});

test('unknown is never a fail: leaving the unknown out fails nobody less or more', () => {
  holds((student, recruitment) => {
    const { summary, requirements } = judged(student, recruitment);
    const told = summaryOf(requirements.filter(({ status }) => status !== 'unknown'));
    expect(told.verdict === 'not_yet').toBe(summary.verdict === 'not_yet');
    expect(told.not_met).toBe(summary.not_met);
  });
});

test('a student who has told nothing fails nothing', () => {
  fc.assert(
    fc.property(recruitmentFacts, (recruitment) => {
      expect(judged(silent, recruitment).summary.not_met).toBe(0);
    }),
    { numRuns: 200 },
  );
});

test('fields of a person beyond the facts change nothing', () => {
  const beyond = fc.record({
    gender: fc.constantFrom('man', 'woman', 'other', null),
    health_description: fc.string(),
    num_of_dependents_family: fc.nat(9),
    home_country_id: country,
  });
  fc.assert(
    fc.property(studentFacts, recruitmentFacts, beyond, (student, recruitment, more) => {
      expect(judged({ ...student, ...more }, recruitment)).toEqual(judged(student, recruitment));
    }),
  );
});
