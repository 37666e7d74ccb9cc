import { UserSkill } from '../../../db/models/user-lists.ts';
import { User } from '../../../db/models/user.ts';
import { startApi } from '../../support/api.ts';
import { student } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);

type Student = Awaited<ReturnType<typeof student>>;
const update = (me: Student, user: object) => me.command('user__update_profile', { user });
const beginner = () => student(api, { level: 'empty' });

/** The codes of a refusal by field. */
async function refused(me: Student, user: object): Promise<Record<string, string>> {
  const { body } = await update(me, user).expect(422);
  const fields = Object.entries(body.error.fields as Record<string, { code: string }[]>);
  return Object.fromEntries(fields.map(([name, [first]]) => [name.replace(/^user/, ''), first!.code]));
}

const university = { university_id: 1, degree_id: 1 };
const school = { school_category_id: 2, name: '青空高校' };
const job = { company_name: 'Kumo Works' };

// The clock of these tests stands at 21 November 2026.
test.each<[string, object, Record<string, string>]>([
  ['a birth day in the future', { birth_day: '2199-12-31' }, { '[birth_day]': 'unlikely_birth_day' }],
  ['a child', { birth_day: '2011-11-22' }, { '[birth_day]': 'unlikely_birth_day' }],
  ['a birth day of long ago', { birth_day: '1926-11-21' }, { '[birth_day]': 'unlikely_birth_day' }],
  [
    'a JLPT result of tomorrow',
    { jlpt_certificated_at: '2026-11-22' },
    { '[jlpt_certificated_at]': 'future_date' },
  ],
  [
    'a graduation in a lifetime',
    { graduate_latest_school_at: '2199-03-01' },
    { '[graduate_latest_school_at]': 'future_date' },
  ],
  ['a skill without its name', { skills: [{ description: 'C++' }] }, { '[skills][0][skill_id]': 'required' }],
  [
    'a university without its name',
    { universities: [{ degree_id: 1 }] },
    { '[universities][0][university_id]': 'required' },
  ],
  [
    'a school without its name',
    { schools: [{ school_category_id: 2, name: ' ' }] },
    { '[schools][0][name]': 'required' },
  ],
  [
    'a job without its company',
    { job_histories: [{ description: '接客' }] },
    { '[job_histories][0][company_name]': 'required' },
  ],
  [
    'a certification of blanks',
    { certifications: [{ name: '　' }] },
    { '[certifications][0][name]': 'required' },
  ],
  [
    'a language without its name',
    { language_skills: [{ language_level_id: 1 }] },
    { '[language_skills][0][language_id]': 'required' },
  ],
  [
    'a skill twice',
    { skills: [{ skill_id: 1 }, { skill_id: 1, description: 'C' }] },
    { '[skills][0][skill_id]': 'duplicate', '[skills][1][skill_id]': 'duplicate' },
  ],
  [
    'a language twice',
    { language_skills: [{ language_id: 2 }, { language_id: 2 }] },
    { '[language_skills][0][language_id]': 'duplicate', '[language_skills][1][language_id]': 'duplicate' },
  ],
  [
    'a university twice',
    { universities: [university, university] },
    { '[universities][0][university_id]': 'duplicate', '[universities][1][university_id]': 'duplicate' },
  ],
  [
    'a school twice',
    { schools: [school, school] },
    { '[schools][0][name]': 'duplicate', '[schools][1][name]': 'duplicate' },
  ],
  [
    'a job twice',
    { job_histories: [job, job] },
    { '[job_histories][0][company_name]': 'duplicate', '[job_histories][1][company_name]': 'duplicate' },
  ],
  [
    'a certification twice',
    { certifications: [{ name: 'A' }, { name: 'A' }] },
    { '[certifications][0][name]': 'duplicate', '[certifications][1][name]': 'duplicate' },
  ],
  [
    'two latest universities',
    {
      universities: [
        { ...university, is_latest: true },
        { university_id: 2, is_latest: true },
      ],
    },
    { '[universities][0][is_latest]': 'one_latest_only', '[universities][1][is_latest]': 'one_latest_only' },
  ],
  [
    'two main bachelors',
    {
      universities: [
        { ...university, is_main_bachelor: true },
        { university_id: 2, is_main_bachelor: true },
      ],
    },
    {
      '[universities][0][is_main_bachelor]': 'one_main_only',
      '[universities][1][is_main_bachelor]': 'one_main_only',
    },
  ],
  [
    'two latest schools',
    {
      schools: [
        { ...school, is_latest: true },
        { name: 'B', is_latest: true },
      ],
    },
    { '[schools][0][is_latest]': 'one_latest_only', '[schools][1][is_latest]': 'one_latest_only' },
  ],
  [
    'an enrolment before birth',
    { birth_day: '2003-05-06', universities: [{ ...university, enroll_at: '2003-04-01' }] },
    { '[universities][0][enroll_at]': 'before_birth' },
  ],
  [
    'a job before birth',
    { birth_day: '2003-05-06', job_histories: [{ ...job, enter_at: '1990-04-01', leave_at: '2027-01-01' }] },
    { '[job_histories][0][enter_at]': 'before_birth' },
  ],
  [
    'a job in a lifetime',
    { job_histories: [{ ...job, enter_at: '2099-04-01' }] },
    { '[job_histories][0][enter_at]': 'future_date' },
  ],
  [
    'an examination of tomorrow',
    { language_examinations: [{ language_examination_id: 1, examined_at: '2026-11-22' }] },
    { '[language_examinations][0][examined_at]': 'future_date' },
  ],
  [
    'a certificate of tomorrow',
    { certifications: [{ name: 'A', certificated_at: '2026-11-22' }] },
    { '[certifications][0][certificated_at]': 'future_date' },
  ],
  [
    'an expiry date without a residence status',
    { residence_record: { expires_at: '2028-03-31' } },
    { '[residence_record][residence_status_id]': 'required' },
  ],
])('R21: %s is refused by its field, and nothing is saved', async (_name, user, wanted) => {
  const me = await beginner();
  const before = (await me.query('user__get_own_data').expect(200)).body;
  expect(await refused(me, user)).toEqual(wanted);
  expect((await me.query('user__get_own_data').expect(200)).body).toEqual(before);
});

test('R21: the messages are in the language of the page', async () => {
  const { token } = await beginner();
  const told = async (language: number) => {
    const { body } = await api
      .as(token, language)
      .command('user__update_profile', { user: { birth_day: '2199-12-31' } });
    return body.error.fields['user[birth_day]'][0].message;
  };
  expect(await told(1)).toBe('生年月日を確認してください（15歳から100歳まで）。');
  expect(await told(2)).toBe('Please check the date of birth: it should be 15 to 100 years ago.');
});

describe('R21: rows that are saved already count', () => {
  test('a skill that is there, and one whose place is taken over', async () => {
    const me = await beginner();
    const { body } = await update(me, { skills: [{ skill_id: 1 }, { skill_id: 2 }] }).expect(200);
    const [first, second] = body.skills;
    expect(await refused(me, { skills: [{ skill_id: 2 }] })).toEqual({
      '[skills][0][skill_id]': 'duplicate',
    });
    expect(await refused(me, { skills: [{ id: first.id, skill_id: 2 }] })).toEqual({
      '[skills][0][skill_id]': 'duplicate',
    });
    expect(await refused(me, { skills: [{ id: first.id, skill_id: null }] })).toEqual({
      '[skills][0][skill_id]': 'required',
    });
    // Removed and added anew in one call is no repetition.
    await update(me, { skills: [{ skill_id: 2 }, { id: second.id, _destroy: true }] }).expect(200);
  });

  test('another latest university is chosen together with the one it takes over from', async () => {
    const me = await beginner();
    const { body } = await update(me, { universities: [{ ...university, is_latest: true }] }).expect(200);
    const { id } = body.universities[0];
    const next = { university_id: 2, is_latest: true };
    expect(await refused(me, { universities: [next] })).toEqual({
      '[universities][0][is_latest]': 'one_latest_only',
    });
    await update(me, { universities: [{ id, is_latest: false }, next] }).expect(200);
  });

  test('a bad row from before does not keep others from being saved', async () => {
    const me = await beginner();
    await UserSkill.create({ user_id: me.user.id, skill_id: null, description: null, skill_level_id: null });
    const { body } = await update(me, { skills: [{ skill_id: 1 }] }).expect(200);
    expect(body.skills).toHaveLength(2);
  });
});

test('R21: a text of blanks is no text', async () => {
  const me = await beginner();
  const { body } = await update(me, { first_name: '   ', skill_description: ' \n　' }).expect(200);
  expect(body).toMatchObject({ first_name: null, skill_description: null });
});

test('R21: when somebody agreed to the policy is not written over by an earlier day', async () => {
  const me = await student(api);
  const at = async () =>
    (await User.findByPk(me.user.id, { rejectOnEmpty: true })).agree_policy_at?.toISOString();
  const agreed = await at();
  await update(me, { agree_policy_at: '2020-01-01T00:00:00Z' }).expect(200);
  expect(await at()).toBe(agreed);
  await User.update({ agree_policy_at: null }, { where: { id: me.user.id } });
  expect(await refused(me, { agree_policy_at: '2026-11-22T03:00:00Z' })).toEqual({
    '[agree_policy_at]': 'future_date',
  });
  await update(me, { agree_policy_at: '2026-11-21T02:00:00Z' }).expect(200);
  expect(await at()).toBe('2026-11-21T02:00:00.000Z');
});
