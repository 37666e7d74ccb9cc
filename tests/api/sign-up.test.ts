import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Identity } from '../../db/models/identity.ts';
import { ReferralCode } from '../../db/models/referral-code.ts';
import { User } from '../../db/models/user.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { member, student } from '../support/factories.ts';

let api: TestApi;
let accounts = 0;
beforeAll(async () => {
  api = await startApi({
    outside: { createAccount: async () => ({ iss: api.issuer, sub: `password|${++accounts}` }) },
  });
});
afterAll(() => api.close());

const AGREED = '2026-11-21T02:00:00Z';

describe('the current user', () => {
  test('without a token is refused', async () => {
    const { body } = await api.as(null).query('user__get_own_data').expect(401);
    expect(body.error).toMatchObject({ code: 'unauthenticated', message: 'Please log in.' });
  });

  test('with a broken token is refused, also on public calls', async () => {
    await api.as('abc.def.ghi').query('user__get_own_data').expect(401);
    await api.as('abc.def.ghi').query('search_recruitments').expect(401);
  });

  test('a member of staff has rights only with a verified e-mail', async () => {
    const { email, query } = await member(api, 'manager');
    const verified = await query('user__get_own_data').expect(200);
    expect(verified.body.hf_member).toMatchObject({ role: 'manager', sees_all_applications: true });
    const unverified = await api.tokenFor(email, { sub: 'other|1', verified: false });
    const answer = await api.as(unverified).query('user__get_own_data').expect(200);
    expect(answer.body.hf_member).toBeNull();
  });

  test('a member who is no longer active has none', async () => {
    const { query } = await member(api, 'manager', { is_active: false });
    expect((await query('user__get_own_data').expect(200)).body.hf_member).toBeNull();
  });
});

describe('user__sign_up with a token', () => {
  const signUp = async (email: string, extra: object = {}) =>
    api
      .as(await api.tokenFor(email))
      .command('user__sign_up', { user: { email, agree_policy_at: AGREED, ...extra } });

  test('makes the student, with the lists of the payload', async () => {
    const { status, body } = await signUp('first@example.com', {
      first_name: 'Linh',
      phone_num: '080-1111-2222',
      language_skills: [{ language_id: 1 }],
      schools: [{ name: 'ハノイ高校', school_category_id: 2 }],
      analytics_data: { first_visit_campaign_name: 'spring' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ is_signed_up: true, email: 'first@example.com', first_name: 'Linh' });
    expect(body.schools).toMatchObject([{ name: 'ハノイ高校' }]);
    expect(body.summary).toBeUndefined();
  });

  test('a second time is refused', async () => {
    await signUp('twice@example.com');
    const { status, body } = await signUp('twice@example.com');
    expect([status, body.error.code]).toEqual([409, 'already_signed_up']);
  });

  test('without the policy agreed to, nothing is written', async () => {
    const email = 'nopolicy@example.com';
    const { body } = await api
      .as(await api.tokenFor(email))
      .command('user__sign_up', { user: { email } })
      .expect(422);
    expect(body.error.fields).toEqual({
      'user[agree_policy_at]': [{ code: 'required', message: 'This is required.' }],
    });
    expect(await User.findOne({ where: { email } })).toBeNull();
  });

  test('another e-mail than the signed-in one is refused', async () => {
    const token = await api.tokenFor('me@example.com');
    const { body } = await api
      .as(token)
      .command('user__sign_up', { user: { email: 'you@example.com', agree_policy_at: AGREED } })
      .expect(422);
    expect(body.error).toMatchObject({
      code: 'email_mismatch',
      fields: { 'user[email]': [{ code: 'email_mismatch' }] },
    });
  });

  test('an e-mail that is not verified is refused', async () => {
    const token = await api.tokenFor('unverified@example.com', { verified: false });
    await api
      .as(token)
      .command('user__sign_up', { user: { email: 'unverified@example.com', agree_policy_at: AGREED } })
      .expect(422);
  });

  test("an unknown referral code answers 'Please check the code'; a known one is taken", async () => {
    const token = await api.tokenFor('referred@example.com');
    const payload = {
      user: { email: 'referred@example.com', agree_policy_at: AGREED },
      referral_token: 'FRIEND',
    };
    const { body } = await api.as(token).command('user__sign_up', payload).expect(422);
    expect(body.error).toMatchObject({ code: 'invalid_referral_code', message: 'Please check the code' });
    await ReferralCode.create({ token: 'FRIEND', label: null });
    await api.as(token).command('user__sign_up', payload).expect(200);
  });

  test('speaks Japanese to a Japanese page', async () => {
    const token = await api.tokenFor('ja@example.com');
    const { body } = await api
      .as(token, 1)
      .command('user__sign_up', { user: { email: 'ja@example.com' } })
      .expect(422);
    expect(body.error.fields['user[agree_policy_at]'][0].message).toBe('この項目は必須項目です。');
  });
});

describe('user__sign_up with a password, without a token', () => {
  const payload = (email: string, password = 'secret1', confirmation = password) => ({
    user: { email, password, password_confirmation: confirmation, agree_policy_at: AGREED },
  });

  test('waits until a token of that very sub has a verified e-mail', async () => {
    const email = 'pending@example.com';
    await api.as(null).command('user__sign_up', payload(email)).expect(200);
    const user = (await User.findOne({ where: { email } }))!;
    expect(user.is_pending).toBe(true);
    const { sub } = (await Identity.findOne({ where: { user_id: user.id } }))!;
    const unverified = await api
      .as(await api.tokenFor(email, { sub, verified: false }))
      .query('user__get_own_data');
    expect(unverified.body.is_signed_up).toBe(false);
    const other = await api.as(await api.tokenFor(email, { sub: 'google|9' })).query('user__get_own_data');
    expect(other.body.is_signed_up).toBe(false);
    const verified = await api.as(await api.tokenFor(email, { sub })).query('user__get_own_data');
    expect(verified.body).toMatchObject({ is_signed_up: true, email });
  });

  test('a known and an unknown address get the same answer', async () => {
    const known = await student(api);
    const first = await api.as(null).command('user__sign_up', payload(known.email)).expect(200);
    const second = await api.as(null).command('user__sign_up', payload('unknown@example.com')).expect(200);
    expect({ ...first.body, email: '' }).toEqual({ ...second.body, email: '' });
    expect((await User.findAll({ where: { email: known.email } })).length).toBe(1);
  });

  test.each([
    [
      'too short',
      'abc',
      'abc',
      'user[password]',
      'longer6',
      'This field must be at least 6 characters long.',
    ],
    [
      'not repeated',
      'secret1',
      'secret2',
      'user[password_confirmation]',
      'password_mismatch',
      'The two passwords differ.',
    ],
    ['missing', '', '', 'user[password]', 'required', 'This is required.'],
  ])('a password %s is refused', async (_name, password, confirmation, field, code, message) => {
    const { body } = await api
      .as(null)
      .command('user__sign_up', payload('weak@example.com', password, confirmation))
      .expect(422);
    expect(body.error.fields[field]).toContainEqual({ code, message });
  });

  test('an e-mail that is none is refused word for word', async () => {
    const { body } = await api.as(null).command('user__sign_up', payload('nobody.example')).expect(422);
    expect(body.error.fields['user[email]']).toEqual([
      { code: 'invalid_email', message: "E-mail isn't valid" },
    ]);
  });

  test('is limited in its rate', async () => {
    const limited = await startApi({ rateLimit: 120 });
    try {
      const statuses = [];
      for (let i = 0; i < 4; i++) statuses.push((await limited.as(null).command('user__sign_up', {})).status);
      expect(statuses).toEqual([422, 422, 429, 429]);
    } finally {
      await limited.close();
    }
  });
});
