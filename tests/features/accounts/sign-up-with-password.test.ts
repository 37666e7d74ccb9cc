import { Identity } from '../../../db/models/identity.ts';
import { UserLanguageSkill } from '../../../db/models/user-lists.ts';
import { User } from '../../../db/models/user.ts';
import { languageId } from '../../../domain/languages.ts';
import { startApi, type TestApi } from '../../support/api.ts';
import { student } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';

let accounts = 0;
let askedIn = '';
const api: TestApi = prepared(() =>
  startApi({
    adapters: {
      createAccount: async ({ language }) => {
        askedIn = language;
        return { iss: api.issuer, sub: `password|${++accounts}` };
      },
    },
  }),
);

const AGREED = '2026-11-21T02:00:00Z';

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

  test('asks to confirm the address in the language of the person', async () => {
    const { user } = payload('tieng-viet@example.com');
    const vietnamese = { user: { ...user, page_language_id: languageId('vi') } };
    await api.as(null).command('user__sign_up', vietnamese).expect(200);
    expect(askedIn).toBe('vi');
  });

  test('a known and an unknown address get the same answer', async () => {
    const known = await student(api);
    const first = await api.as(null).command('user__sign_up', payload(known.email)).expect(200);
    const second = await api.as(null).command('user__sign_up', payload('unknown@example.com')).expect(200);
    expect({ ...first.body, email: '' }).toEqual({ ...second.body, email: '' });
    expect((await User.findAll({ where: { email: known.email } })).length).toBe(1);
  });

  test('a mistake gets the same refusal for a known and an unknown address, before an account is made', async () => {
    const known = await student(api);
    const before = accounts;
    for (const mistake of [
      { home_country_id: 9999 },
      { first_name: '🎉' },
      { universities: [{ university_id: 99999 }] },
    ]) {
      const refusals = [];
      for (const email of [known.email, 'mistaken@example.com']) {
        const { user } = payload(email);
        const { body } = await api
          .as(null)
          .command('user__sign_up', { user: { ...user, ...mistake } })
          .expect(422);
        refusals.push({ ...body.error, request_id: '' });
      }
      expect(refusals[0]).toEqual(refusals[1]);
    }
    expect(accounts).toBe(before);
  });

  test('for a known address nothing is kept, not even what came with it', async () => {
    const known = await student(api);
    const { user } = payload(known.email);
    const count = async () => [await User.count(), await Identity.count(), await UserLanguageSkill.count()];
    const before = await count();
    await api
      .as(null)
      .command('user__sign_up', { user: { ...user, language_skills: [{ language_id: 3 }] } })
      .expect(200);
    expect(await count()).toEqual(before);
  });

  test('does not keep an address from whom it belongs to', async () => {
    const email = 'squatted@example.com';
    const { user } = payload(email);
    await api
      .as(null)
      .command('user__sign_up', { user: { ...user, first_name: 'Squatter' } })
      .expect(200);
    const owner = api.as(await api.tokenFor(email, { sub: 'google|owner' }));
    expect((await owner.query('user__get_own_data').expect(200)).body.is_email_linked_elsewhere).toBe(false);
    const { body } = await owner
      .command('user__sign_up', { user: { email, agree_policy_at: AGREED, first_name: 'Owner' } })
      .expect(200);
    expect(body).toMatchObject({ is_signed_up: true, first_name: 'Owner' });
    const left = await User.findAll({ where: { email } });
    expect(left.map(({ first_name, is_pending }) => [first_name, is_pending])).toEqual([['Owner', false]]);
  });

  test('a pending row is nobody: no rights, no mail address taken, no own data', async () => {
    const email = 'waiting@example.com';
    await api.as(null).command('user__sign_up', payload(email)).expect(200);
    const { sub } = (await Identity.findOne({ where: { email } }))!;
    const waiting = api.as(await api.tokenFor(email, { sub, verified: false }));
    expect((await waiting.command('user__update_profile', { user: {} }).expect(403)).body.error.code).toBe(
      'sign_up_required',
    );
    // The address of the token, not the one of the row, must be the proved one.
    const moved = api.as(await api.tokenFor('elsewhere@example.com', { sub }));
    expect((await moved.query('user__get_own_data').expect(200)).body.is_signed_up).toBe(false);
  });

  test('asks for the agreement to the policy', async () => {
    const { user } = payload('policy@example.com');
    const { agree_policy_at: _agreed, ...without } = user;
    const { body } = await api.as(null).command('user__sign_up', { user: without }).expect(422);
    expect(body.error.fields).toEqual({
      'user[agree_policy_at]': [{ code: 'required', message: 'This is required.' }],
    });
  });

  test('takes six characters, whatever they are', async () => {
    for (const password of ['123456', '日本語日本語', '🎉🎉🎉🎉🎉🎉'])
      await api.as(null).command('user__sign_up', payload('six@example.com', password)).expect(200);
    for (const password of ['12345', '🎉🎉🎉🎉🎉'])
      await api.as(null).command('user__sign_up', payload('five@example.com', password)).expect(422);
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
    const limited = await startApi({ limits: { calls: {} } });
    try {
      const statuses = [];
      for (let i = 0; i < 12; i++)
        statuses.push((await limited.as(null).command('user__sign_up', {})).status);
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429]);
    } finally {
      await limited.close();
    }
  });
});
