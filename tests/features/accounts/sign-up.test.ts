import { ReferralCode } from '../../../db/models/referral-code.ts';
import { User } from '../../../db/models/user.ts';
import { startApi } from '../../support/api.ts';
import { member, student } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);

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

  test('an address that belongs to another way of signing in is told so, before and at the sign-up', async () => {
    const known = await student(api);
    const person = api.as(await api.tokenFor(known.email, { sub: 'google|linked' }));
    expect((await person.query('user__get_own_data').expect(200)).body).toMatchObject({
      is_signed_up: false,
      is_email_linked_elsewhere: true,
    });
    const payload = { user: { email: known.email, agree_policy_at: AGREED } };
    const { body } = await person.command('user__sign_up', payload).expect(409);
    expect(body.error).toMatchObject({
      code: 'email_linked_elsewhere',
      message:
        'This email address is already linked to a different signup method. Please sign in with that method.',
    });
    expect(await User.count({ where: { email: known.email } })).toBe(1);
  });

  test('who has not proved an address does not learn whether it is known', async () => {
    const known = await student(api);
    const unproved = api.as(await api.tokenFor(known.email, { sub: 'google|unproved', verified: false }));
    expect((await unproved.query('user__get_own_data').expect(200)).body.is_email_linked_elsewhere).toBe(
      false,
    );
    const payload = { user: { email: known.email, agree_policy_at: AGREED } };
    const { body } = await unproved.command('user__sign_up', payload).expect(422);
    expect(body.error.code).toBe('email_mismatch');
  });

  test('twice at the same moment makes one student', async () => {
    const email = 'both@example.com';
    const answers = await Promise.all([signUp(email), signUp(email), signUp(email)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.map(({ body }) => body.error.code)).toEqual(['already_signed_up', 'already_signed_up']);
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
