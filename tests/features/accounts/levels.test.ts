import { User } from '../../../db/models/user.ts';
import { personState } from '../../../domain/person-state.ts';
import { startApi } from '../../support/api.ts';
import { facePhoto, recruitment, student } from '../../support/factories.ts';
import { applied } from '../../support/steps.ts';
import { prepared } from '../../support/prepared.ts';

/** The states of a person as a client sees them, and what each is asked for. */

const api = prepared(startApi);

const MINIMUM = {
  first_name: 'Linh',
  last_name: 'Tran',
  home_country_id: 233,
  living_country_id: 109,
  has_japanese_visa: false,
};
const INITIAL = {
  is_jlpt_none: true,
  latest_school_department_category_id: 1,
  graduate_latest_school_at: '2027-03-01',
  hope_first_work_country_id: 109,
  interesting_job_categories: [{ job_category_id: 1 }],
};

test('a person goes from visitor to a profile that fills a resume, and always hears what is missing', async () => {
  const email = 'climbing@example.com';
  const me = api.as(await api.tokenFor(email));
  expect(personState((await me.query('user__get_own_data').expect(200)).body)).toBe('account');

  const agreed = { user: { email, agree_policy_at: '2026-11-21T02:00:00Z' } };
  const signedUp = (await me.command('user__sign_up', agreed).expect(200)).body;
  expect(personState(signedUp)).toBe('signed_up');
  expect(signedUp.missing_for.minimum).toEqual(Object.keys(MINIMUM));

  const minimum = (await me.command('user__initialize_profile', { user: MINIMUM }).expect(200)).body;
  expect(personState(minimum)).toBe('minimum_initialized');
  expect(minimum.missing_for.initialized).toEqual(
    Object.keys(INITIAL).map((name) => name.replace('is_jlpt_none', 'jlpt')),
  );

  const initialized = (await me.command('user__initialize_profile', { user: INITIAL }).expect(200)).body;
  expect(personState(initialized)).toBe('initialized');
  expect(initialized.missing_for.resume).toEqual([
    'first_name_kana',
    'last_name_kana',
    'birth_day',
    'phone_num',
    'postal_code',
    'address',
    'resume_face_image',
    'latest_education',
    'language_skills',
  ]);

  const resume_face_image = (await facePhoto()).toString('base64');
  await me
    .command('user__upload_resume_face_image', { user: { id: initialized.id, resume_face_image } })
    .expect(200);
  const rest = {
    first_name_kana: 'リン',
    last_name_kana: 'チャン',
    birth_day: '2003-05-06',
    phone_num: '080-0000-0000',
    postal_code: '169-0075',
    address: '東京都新宿区1-2-3',
    universities: [
      {
        university_id: 1,
        department_official_name: '経済学部',
        enroll_at: '2023-04-01',
        graduate_at: '2027-03-01',
      },
    ],
    language_skills: [{ language_id: 1 }],
  };
  const enough = (await me.command('user__update_profile', { user: rest }).expect(200)).body;
  expect([personState(enough), enough.missing_for.resume]).toEqual(['enough_for_resume', []]);
});

describe('what has been reached', () => {
  test('stays initialized however much is cleared, and however often it is saved', async () => {
    const { command, user } = await student(api);
    await command('user__update_profile', { user: { jlpt: null, first_name: 'Again' } }).expect(200);
    await command('user__update_profile', { user: { living_country_id: null } }).expect(200);
    const { body } = await command('user__update_profile', {
      user: { hope_first_work_country_id: null },
    }).expect(200);
    expect(body).toMatchObject({
      is_initialized: true,
      is_minimum_initialized: false,
      is_profile_enough_for_resume: false,
      missing_for: {
        minimum: ['living_country_id'],
        initialized: ['living_country_id', 'jlpt', 'hope_first_work_country_id'],
      },
    });
    const row = (await User.findByPk(user.id))!;
    expect([row.is_initialized, row.is_minimum_initialized]).toEqual([true, false]);
  });

  test('is not for the student to say', async () => {
    const { command } = await student(api, { level: 'empty' });
    for (const flag of [
      'is_initialized',
      'is_minimum_initialized',
      'is_profile_enough_for_resume',
      'is_signed_up',
    ])
      await command('user__update_profile', { user: { [flag]: true } }).expect(400);
  });
});

describe('what a deed asks for', () => {
  test('applying: the minimum, as the profile stands now', async () => {
    const { recruitment: job } = await recruitment(api);
    const apply = { application: { recruitment_id: job.id } };
    const me = await student(api, { level: 'minimum', fields: { home_country_id: null } });
    const { body } = await me.command('user__apply', apply).expect(422);
    expect(body.error).toMatchObject({
      code: 'profile_incomplete',
      details: { missing: ['home_country_id'] },
    });
    await me.command('user__update_profile', { user: { home_country_id: 233 } }).expect(200);
    await me.command('user__apply', apply).expect(200);

    const initialized = await student(api, { fields: { home_country_id: null } });
    await initialized.command('user__apply', apply).expect(422);
  });

  test('submitting: a profile that fills a resume, as it stands now', async () => {
    const { me, application } = await applied(api, { answered: true });
    await me.command('user__update_profile', { user: { address: '' } }).expect(200);
    const submit = { application: { id: application.id, no_lie_agreement: true } };
    const { body } = await me.command('user__submit_resume_to_jtj', submit).expect(422);
    expect(body.error).toMatchObject({ code: 'profile_incomplete', details: { missing: ['address'] } });
    await me.command('user__update_profile', { user: { address: '東京都' } }).expect(200);
    await me.command('user__submit_resume_to_jtj', submit).expect(200);
  });
});
