import { AccountDeletion, ExternalRemoval } from '../../../db/models/account-deletion.ts';
import { Application } from '../../../db/models/application.ts';
import { SavedSearch } from '../../../db/models/bookmark.ts';
import { HfMember } from '../../../db/models/hf-member.ts';
import { Identity } from '../../../db/models/identity.ts';
import { OutboxEvent } from '../../../db/models/outbox-event.ts';
import { RecommendMail } from '../../../db/models/recommend-mail.ts';
import { ResumeVersion } from '../../../db/models/resume-history.ts';
import { User } from '../../../db/models/user.ts';
import { eraseAllDue, type ErasureDeps } from '../../../server/features/privacy/effects/erasure.ts';
import { silent } from '../../worker/world.ts';
import { startApi } from '../../support/api.ts';
import { appliedFor, at, event, NOW } from '../../support/events.ts';
import { member, student } from '../../support/factories.ts';
import { applied, corrected, sent, submitted } from '../../support/steps.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);

type Person = Awaited<ReturnType<typeof student>>;
const remove = (person: Person, email = person.email) =>
  person.command('user__delete_account', { user: { email } });

const failing: string[] = [];
const ended: string[] = [];
const worker = (): ErasureDeps => ({
  sequelize: api.sequelize,
  files: api.adapters.files,
  removeAccount: async ({ sub }) => {
    if (failing.includes(sub)) throw new Error('The provider is away');
    ended.push(sub);
  },
  now: () => api.clock.now,
  logger: silent,
});
const erase = () => eraseAllDue(worker(), { isStopping: false });
const hoursLater = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

describe('the tick for the gender', () => {
  async function genderOnResume(is_gender_shown: boolean | undefined, gender: string | null = 'woman') {
    const made = await applied(api, { answered: true });
    const user = { gender, ...(is_gender_shown !== undefined && { is_gender_shown }) };
    await made.me.command('user__update_profile', { user }).expect(200);
    const { id } = made.application;
    if (gender === null)
      await made.me.command('user__update_profile', { user: { is_gender_unanswered: true } }).expect(200);
    await made.me
      .command('user__submit_resume_to_jtj', { application: { id, no_lie_agreement: true } })
      .expect(200);
    const version = await ResumeVersion.findOne({ where: { application_id: id }, rejectOnEmpty: true });
    return version.document['gender'];
  }

  test('is off: no company learns it', async () => expect(await genderOnResume(undefined)).toBe(''));
  test('is set: it is printed', async () => expect(await genderOnResume(true)).toBe('女'));
  test('is taken back: it is not', async () => expect(await genderOnResume(false)).toBe(''));
  test('without an answer prints nothing', async () => expect(await genderOnResume(true, null)).toBe(''));

  test('is answered to its owner, and asked for as a yes or no', async () => {
    const me = await student(api);
    const { body } = await me.query('user__get_own_data').expect(200);
    expect(body.is_gender_shown).toBe(false);
    await me.command('user__update_profile', { user: { is_gender_shown: 'perhaps' } }).expect(422);
    const saved = await me.command('user__update_profile', { user: { is_gender_shown: true } }).expect(200);
    expect(saved.body.is_gender_shown).toBe(true);
  });

  test('nothing else that never goes to a company has a place in a resume', async () => {
    const made = await applied(api, { answered: true });
    const user = { health_description: 'zqhealth', num_of_dependents_family: 41, is_gender_shown: true };
    await made.me.command('user__update_profile', { user }).expect(200);
    const { id } = made.application;
    await made.me
      .command('user__submit_resume_to_jtj', { application: { id, no_lie_agreement: true } })
      .expect(200);
    const { document } = await ResumeVersion.findOne({ where: { application_id: id }, rejectOnEmpty: true });
    const printed = JSON.stringify(document);
    for (const secret of ['zqhealth', '41', 'ベトナム', 'Vietnam']) expect(printed).not.toContain(secret);
  });
});

describe('user__delete_account', () => {
  test('is refused to whoever is no student', async () => {
    const payload = { user: { email: 'somebody@example.com' } };
    await api.as(null).command('user__delete_account', payload).expect(401);
    const account = api.as(await api.tokenFor('account-only@example.com'));
    const { body } = await account.command('user__delete_account', payload).expect(403);
    expect(body.error.code).toBe('sign_up_required');
    await (await member(api)).command('user__delete_account', payload).expect(403);
    await (await member(api, 'manager')).command('user__delete_account', payload).expect(403);
  });

  test('asks for the very address of the account', async () => {
    const me = await student(api);
    const other = await student(api);
    const { body } = await remove(me, other.email).expect(422);
    expect(body.error.fields['user[email]'][0].code).toBe('email_mismatch');
    await me.command('user__delete_account', {}).expect(422);
    await me.command('user__delete_account', { user: {} }).expect(422);
    await me.command('user__delete_account', { user: { email: me.email, id: 1 } }).expect(400);
    await me.query('user__get_own_data').expect(200);
    expect(await AccountDeletion.count({ where: { user_id: [me.user.id, other.user.id] } })).toBe(0);
  });

  test('ends the sign-in at once; signing up anew makes a fresh student', async () => {
    const me = await student(api);
    const { body } = await remove(me, me.email.toUpperCase()).expect(200);
    expect(body).toMatchObject({ is_signed_up: false, email: me.email, is_email_linked_elsewhere: false });
    const own = await me.query('user__get_own_data').expect(200);
    expect(own.body.is_signed_up).toBe(false);
    await me.query('user__get_applications').expect(403);
    await remove(me).expect(403);

    const anew = await me
      .command('user__sign_up', {
        user: { email: me.email, agree_policy_at: NOW.toISOString(), first_name: 'Anew' },
      })
      .expect(200);
    expect(anew.body).toMatchObject({ is_signed_up: true, first_name: 'Anew', last_name: null });
    expect(anew.body.id).not.toBe(me.user.id);
  });

  test('twice at once deletes once', async () => {
    const me = await student(api);
    const answers = await Promise.all([remove(me), remove(me), remove(me)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 403, 404].includes(status))).toBe(true);
    expect(await AccountDeletion.count({ where: { user_id: me.user.id } })).toBe(1);
  });

  test.each([
    ['applied', applied],
    ['resume_submitted', submitted],
    ['in_correction', corrected],
    ['sent_to_company', sent],
  ] as const)('withdraws what is %s, by the lifecycle', async (state, make) => {
    const made = await make(api);
    await remove(made.me).expect(200);
    const row = await Application.findByPk(made.application.id, { rejectOnEmpty: true });
    expect(row.state).toBe('quit_by_student');
    const told = await OutboxEvent.findAll({ where: { type: 'application_quit' } });
    expect(told.map(({ payload }) => payload['application_id'])).toContain(row.id);
    expect(state).not.toBe(row.state);
  });

  test('leaves what has ended as it ended', async () => {
    const made = await sent(api);
    const { id } = made.application;
    await made.mentor
      .command('hf_member__record_resume_result', { application: { id, is_resume_passed: false } })
      .expect(200);
    await remove(made.me).expect(200);
    expect((await Application.findByPk(id))!.state).toBe('resume_failed');
  });

  test('nobody can revive an application of a deleted account, or write to it', async () => {
    const made = await submitted(api);
    const { id } = made.application;
    await remove(made.me).expect(200);
    const application = { id };
    const undo = await made.mentor
      .command('hf_member__undo_quit', { application, reason: '電話' })
      .expect(409);
    expect(undo.body.error.code).toBe('account_deleted');
    await made.mentor
      .command('hf_member__update_application', { application: { id, version: 1, memo: '覚え' } })
      .expect(409);
    await made.mentor
      .command('hf_member__comment_on_resume', { comment: { application_id: id, body: '一言' } })
      .expect(409);
  });

  test('gives the seat at an event to the next, and lets past events be', async () => {
    const me = await student(api);
    const next = await student(api);
    const full = await event({ capacity: 1 });
    const past = await event();
    const mine = await appliedFor(me, full.id);
    const attended = await appliedFor(me, past.id);
    const waiting = await appliedFor(next, full.id);
    expect(waiting.is_waiting).toBe(true);
    await past.update({ start_at: new Date(NOW.getTime() - 1000) });
    await remove(me).expect(200);
    await Promise.all([mine, attended, waiting].map((row) => row.reload()));
    expect([mine.is_cancelled, attended.is_cancelled, waiting.is_waiting]).toEqual([true, false, false]);
  });

  test('stops mails that would come: saved searches go, recommendations are cancelled', async () => {
    const me = await student(api);
    await SavedSearch.create({ user_id: me.user.id, name: '通訳', query: {}, last_notified_at: null });
    const mail = (state: 'draft' | 'sent') =>
      RecommendMail.create({ user_id: me.user.id, recommend_mail_type: 'recommend', state });
    const draft = await mail('draft');
    const went = await mail('sent');
    await remove(me).expect(200);
    expect(await SavedSearch.count({ where: { user_id: me.user.id } })).toBe(0);
    expect([(await draft.reload()).state, (await went.reload()).state]).toEqual(['cancelled', 'sent']);
  });
});

describe('the sign-in account', () => {
  test('of somebody who works here stays, with their rights', async () => {
    const me = await student(api);
    await HfMember.create({ email: me.email.toUpperCase(), role: 'mentor' });
    await remove(me).expect(200);
    expect(await pendingAccounts()).not.toContain(`test|${me.email}`);
    await at(api, hoursLater(12), erase);
    expect(ended).not.toContain(`test|${me.email}`);
    const { body } = await me.query('user__get_own_data').expect(200);
    expect(body).toMatchObject({ is_signed_up: false, hf_member: { role: 'mentor' } });
  });

  test('of somebody who has signed up anew stays, and so does the new student', async () => {
    const me = await student(api);
    await remove(me).expect(200);
    await me
      .command('user__sign_up', { user: { email: me.email, agree_policy_at: NOW.toISOString() } })
      .expect(200);
    await at(api, hoursLater(12), erase);
    expect(ended).not.toContain(`test|${me.email}`);
    const { body } = await me.query('user__get_own_data').expect(200);
    expect(body).toMatchObject({ is_signed_up: true, email: me.email });
  });

  test('is tried again while the provider is away, and holds up nothing else', async () => {
    const me = await student(api);
    const other = await student(api);
    failing.push(`test|${me.email}`);
    await remove(me).expect(200);
    await remove(other).expect(200);
    await erase();
    expect(ended).toContain(`test|${other.email}`);
    expect(await pendingAccounts()).toEqual([`test|${me.email}`]);
    await at(api, hoursLater(12), erase);
    expect(await User.findByPk(me.user.id)).toMatchObject({ first_name: null, status: 'deleted' });
    failing.length = 0;
    await at(api, hoursLater(13), erase);
    expect(ended).toContain(`test|${me.email}`);
    expect(await Identity.count({ where: { sub: `test|${me.email}` } })).toBe(0);
  });

  async function pendingAccounts(): Promise<unknown[]> {
    const rows = await ExternalRemoval.findAll({ where: { kind: 'account' } });
    return rows.map(({ target }) => target['sub']);
  }
});

test('who never applied leaves nothing in the ledger, and a change that slipped in is withdrawn', async () => {
  const never = await student(api);
  const made = await applied(api);
  await remove(never).expect(200);
  await remove(made.me).expect(200);
  await Application.update(
    { state: 'applied', is_quit_by_student: false, quit_at: null },
    { where: { id: made.application.id } },
  );
  await at(api, hoursLater(12), erase);
  const kept = await api.sequelize.query('select user_id from job_introduction_records');
  expect(JSON.stringify(kept[0])).toContain(`${made.me.user.id}`);
  expect(kept[0]).not.toContainEqual({ user_id: never.user.id });
  const row = await Application.findByPk(made.application.id, { rejectOnEmpty: true });
  expect(row.get()).toMatchObject({ state: 'quit_by_student', is_quit_by_student: true });
});
