import {
  RecruitmentAnnualHiringNumber,
  RecruitmentCareer,
  RecruitmentRelatedCountry,
  RecruitmentRequiredLanguage,
  RecruitmentRequiredLanguageExamination,
  RecruitmentRequiredSkill,
  RecruitmentTargetStudyDepartmentCategory,
} from '../../../db/models/recruitment-lists.ts';
import {
  UserLanguageExamination,
  UserLanguageSkill,
  UserSchool,
  UserSkill,
  UserUniversity,
} from '../../../db/models/user-lists.ts';
import { UserResidenceRecord } from '../../../db/models/user-records.ts';
import { refreshSearchRows } from '../../../db/search-rows.ts';
import { startApi } from '../../support/api.ts';
import { member, recruitment, student } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);

type Student = Awaited<ReturnType<typeof student>>;

/** A job that asks for something of every kind. */
async function demandingJob() {
  const { recruitment: job } = await recruitment(api, {
    fields: {
      required_jlpt: 1,
      age_limit: 30,
      age_limit_reason: { ja: '例外事由3号のイ' },
      minimum_degree_id: 1,
      is_school_department_category_must: true,
      is_driver_license_required_after_joining: true,
    },
  });
  const recruitment_id = job.id;
  await RecruitmentRequiredLanguage.create({
    recruitment_id,
    language_id: 2,
    language_speaking_level_id: 3,
    is_must: true,
  });
  await RecruitmentRequiredLanguageExamination.create({
    recruitment_id,
    language_examination_id: 8,
    result: '700点以上',
    is_must: false,
  });
  await RecruitmentRequiredSkill.create({ recruitment_id, skill_id: 91, is_must: true });
  await RecruitmentTargetStudyDepartmentCategory.create({ recruitment_id, department_category_id: 15 });
  await RecruitmentAnnualHiringNumber.create({ recruitment_id, nendo_year: 2027, num_of_hiring: 2 });
  await RecruitmentCareer.create({
    recruitment_id,
    first_living_country_id: 109,
    last_living_country_id: 233,
    is_work_globaly: true,
    years_in_first_country: 3,
  });
  await refreshSearchRows(api.sequelize, [job.id]);
  return job;
}

/** Everything of a profile that the rules read. */
async function fillProfile({ user }: Student) {
  const user_id = user.id;
  await user.update({
    jlpt: 2,
    latest_school_department_category_id: 8,
    graduate_latest_school_at: '2027-03-25',
    has_driver_license: false,
    hope_first_work_country_id: 109,
    hope_last_work_country_id: 233,
  });
  await UserUniversity.update({ degree_id: 1, university_id: 20 }, { where: { user_id } });
  await UserLanguageSkill.create({ user_id, language_id: 2, language_speaking_level_id: 4 });
  await UserLanguageExamination.create({ user_id, language_examination_id: 8, result: '720点' });
  await UserSkill.create({ user_id, skill_id: 91, skill_level_id: 3 });
  await UserResidenceRecord.create({
    user_id,
    residence_status_id: 1,
    expires_at: '2027-04-20',
    has_work_permission: true,
  });
}

const detail = async (who: Pick<Student, 'query'>, id: number) => {
  const { body } = await who.query('aggregates__recruitment', `id=${id}`).expect(200);
  return body.eligibility;
};
const inShort = async (who: Pick<Student, 'query'>, id: number) => {
  const { body } = await who.query('search_recruitments', 'per_page=100').expect(200);
  return body.recruitments.find((row: { id: number }) => row.id === id)?.eligibility;
};

describe('a signed-in student', () => {
  test('learns each requirement of a recruitment, and the whole in a word', async () => {
    const job = await demandingJob();
    const someone = await student(api);
    await fillProfile(someone);
    const { requirements, ...summary } = await detail(someone, job.id);
    const told = requirements.map((one: Record<string, unknown>) =>
      ['requirement', 'subject_id', 'status', 'reason', 'is_must', 'asked', 'have'].map((name) => one[name]),
    );
    expect(told).toEqual([
      ['jlpt', 1, 'near', 'one_level_below', true, 1, 2],
      ['language_speaking_level', 2, 'near', 'one_level_below', true, 3, 4],
      ['language_examination', 8, 'met', 'result_reached', false, '700点以上', '720点'],
      ['skill', 91, 'met', 'skill_listed', true, null, 3],
      ['study_department', null, 'met', 'department_of_the_side', true, [15], [8]],
      ['degree', null, 'met', 'degree_expected', true, 1, 1],
      ['graduation_year', null, 'met', 'graduates_in_time', false, 2027, 2027],
      ['age', null, 'met', 'within_age_limit', true, 30, 23],
      ['driver_license_after_joining', null, 'near', 'license_after_joining', true, true, false],
      ['available_from_overseas', null, 'met', 'lives_in_japan', true, false, false],
      [
        'residence_status',
        null,
        'met',
        'change_of_status_possible',
        true,
        'engineer_humanities_international',
        'student',
      ],
      ['career_first_country', null, 'met', 'wish_fits', false, 109, 109],
      ['career_last_country', null, 'met', 'wish_fits', false, 233, 233],
      ['career_globaly', null, 'not_met', 'wish_differs', false, true, false],
    ]);
    expect(summary).toEqual({
      verdict: 'near',
      total: 14,
      met: 10,
      near: 3,
      not_met: 1,
      unknown: 0,
      first_gap: {
        requirement: 'jlpt',
        subject_id: 1,
        status: 'near',
        is_must: true,
        field: 'jlpt',
        reason: 'one_level_below',
      },
    });
    const { verdict, met, total, first_gap } = summary;
    expect(await inShort(someone, job.id)).toEqual({ verdict, met, total, first_gap });
  });

  test('an empty profile fails nothing: all is unknown', async () => {
    const job = await demandingJob();
    const newcomer = await student(api, { level: 'empty' });
    const { requirements, ...summary } = await detail(newcomer, job.id);
    expect(summary).toMatchObject({ verdict: 'unknown', near: 0, not_met: 0 });
    expect(requirements).toHaveLength(summary.total);
  });

  test('a change of the profile counts at once', async () => {
    const job = await demandingJob();
    const someone = await student(api);
    await fillProfile(someone);
    await someone.user.update({ jlpt: 1 });
    const { requirements } = await detail(someone, job.id);
    expect(requirements[0]).toMatchObject({ requirement: 'jlpt', status: 'met', have: 1 });
  });

  test('the day of the request in Tokyo counts, not that of the server', async () => {
    const { recruitment: job } = await recruitment(api, {
      fields: { age_limit: 30, age_limit_reason: { en: 'Exception 3 i' } },
    });
    const someone = await student(api, { fields: { birth_day: '1995-11-22' } });
    const at = async (now: string) => {
      api.clock.now = new Date(now);
      const { requirements } = await detail(someone, job.id);
      return requirements.find((one: { requirement: string }) => one.requirement === 'age');
    };
    expect(await at('2026-11-21T14:59:59Z')).toMatchObject({ status: 'met', have: 30 });
    expect(await at('2026-11-21T15:00:00Z')).toMatchObject({ status: 'not_met', have: 31 });
    api.clock.now = new Date('2026-11-21T03:00:00Z');
  });

  test('a must that is not met is told and blocks nothing', async () => {
    const { recruitment: job } = await recruitment(api, { fields: { required_jlpt: 1 } });
    const beginner = await student(api, { fields: { jlpt: 5 } });
    expect((await detail(beginner, job.id)).verdict).toBe('not_yet');
    await beginner.command('user__apply', { application: { recruitment_id: job.id } }).expect(200);
  });

  test('the top page tells the same in short', async () => {
    const someone = await student(api);
    const { body } = await someone.query('get_new_recruitments', 'per_page=100').expect(200);
    expect(body.recruitments.length).toBeGreaterThan(1);
    for (const row of body.recruitments) expect(row.eligibility).toEqual(await inShort(someone, row.id));
  });
});

describe('fair selection', () => {
  let job: { id: number };
  beforeAll(async () => {
    job = await demandingJob();
  });

  test.each([
    ['gender', { gender: 'man' }, { gender: null, is_gender_unanswered: true }],
    ['health', { health_description: null }, { health_description: '持病があります' }],
    ['dependants', { num_of_dependents_family: 0 }, { num_of_dependents_family: 4 }],
    ['home country', { home_country_id: 233 }, { home_country_id: 109 }],
    ['name', { first_name: 'Linh', last_name: 'Tran' }, { first_name: '太郎', last_name: '山田' }],
    [
      'address',
      { living_prefecture_id: 13, address: '東京都' },
      { living_prefecture_id: 47, address: '沖縄県' },
    ],
  ] as const)('%s changes nothing', async (_name, one, other) => {
    const someone = await student(api);
    await fillProfile(someone);
    await someone.user.update(one);
    const before = await detail(someone, job.id);
    await someone.user.update(other);
    expect(await detail(someone, job.id)).toEqual(before);
    expect(before.requirements.length).toBe(14);
  });

  test('where a high school was changes nothing either', async () => {
    const someone = await student(api);
    await fillProfile(someone);
    const school = await UserSchool.create({
      user_id: someone.user.id,
      school_category_id: 2,
      country_id: 233,
      graduate_at: '2022-05-31',
    });
    const before = await detail(someone, job.id);
    await school.update({ country_id: 46 });
    expect(await detail(someone, job.id)).toEqual(before);
  });

  test('related countries are markets: they ask for nothing', async () => {
    const { recruitment: plain } = await recruitment(api);
    const someone = await student(api);
    const before = await detail(someone, plain.id);
    await RecruitmentRelatedCountry.create({ recruitment_id: plain.id, country_id: 46 });
    expect(await detail(someone, plain.id)).toEqual(before);
  });
});

describe('everybody else', () => {
  let job: { id: number };
  beforeEach(async () => {
    job = await demandingJob();
  });

  test('a visitor and an account not signed up get none', async () => {
    const account = api.as(await api.tokenFor('nobody@example.com'));
    for (const who of [api.as(null), account]) {
      expect(await detail(who, job.id)).toBeNull();
      expect(await inShort(who, job.id)).toBeNull();
    }
  });

  test('staff get none, unless they are students themselves', async () => {
    for (const role of ['mentor', 'manager'] as const) {
      const staff = await member(api, role);
      expect(await detail(staff, job.id)).toBeNull();
      expect(await inShort(staff, job.id)).toBeNull();
    }
    const both = await student(api);
    await member(api, 'mentor', { email: both.email });
    expect((await detail(both, job.id)).requirements.length).toBeGreaterThan(10);
  });

  test('each student gets their own and nothing of another', async () => {
    const [first, second] = [await student(api), await student(api, { fields: { jlpt: 5 } })];
    await fillProfile(first);
    const [ofFirst, ofSecond] = [await detail(first, job.id), await detail(second, job.id)];
    expect(ofFirst.requirements[0].have).toBe(2);
    expect(ofSecond.requirements[0].have).toBe(5);
    expect(JSON.stringify(ofSecond)).not.toContain('720点');
  });
});
