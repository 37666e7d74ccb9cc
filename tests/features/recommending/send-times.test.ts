import { Application } from '../../../db/models/application.ts';
import { Delivery } from '../../../db/models/delivery.ts';
import { UndeliverableAddress } from '../../../db/models/inbound-mail.ts';
import { MailSuppression, RecommendMail } from '../../../db/models/recommend-mail.ts';
import { Recruitment } from '../../../db/models/recruitment.ts';
import type { Mailer, OutgoingMail } from '../../../server/adapters/mailer.ts';
import { sendNextDelivery } from '../../../server/worker/delivery.ts';
import { startApi } from '../../support/api.ts';
import { member, recruitment, student } from '../../support/factories.ts';
import { processOutbox } from '../../support/traces.ts';
import { until } from '../../worker/until.ts';
import { BASE_URL, silent } from '../../worker/world.ts';
import { prepared } from '../../support/prepared.ts';
import { waitingForLocks } from '../../support/waiting-for-locks.ts';

const api = prepared(startApi);
const mentor = prepared(() => member(api));

/** Saturday noon of Tokyo; the Monday behind it is a holiday. */
const NOW = new Date('2026-11-21T03:00:00Z');
const TUESDAY = '2026-11-24T00:00:00.000Z';
let went: OutgoingMail[];
beforeEach(() => {
  api.clock.now = NOW;
  went = [];
});

const mailer: Mailer = {
  sends: true,
  concurrency: 1,
  async send(mail, beforeData) {
    await beforeData();
    if (mail.unsubscribe_url) went.push(mail);
    return { kind: 'sent', response: '250 ok' };
  },
  async close() {},
};

/** At this moment, all that is due goes. */
async function sendAt(time: string): Promise<void> {
  api.clock.now = new Date(time);
  const files = { read: async () => new Uint8Array() };
  const now = () => api.clock.now;
  const deps = { sequelize: api.sequelize, mailer, files, now, baseUrl: BASE_URL, logger: silent };
  while (await sendNextDelivery(deps));
}

const someone = (fields: object = {}) => student(api, { fields: { page_language_id: 2, ...fields } });
const job = async (en: string) => (await recruitment(api, { fields: { title: { en, ja: en } } })).recruitment;
const ask = (user_ids: number[], recruitment_ids: number[], more: object = {}, who = mentor) =>
  who.command('hf_member__send_recommend_mails', {
    user_ids,
    recruitment_ids,
    words: {
      template_subject: { en: '{{job_count}} for {{student_name}}', ja: '{{job_count}} {{student_name}}' },
      template_body: { en: 'Hello\n\n{{jobs}}\n\n{{meeting}}', ja: '{{jobs}}\n\n{{meeting}}' },
    },
    recommend_mail_type: 'individual',
    is_including_meeting_schedule: true,
    dry_run: false,
    ...more,
  });
const TUESDAY_NINE = { send: { kind: 'at', at: TUESDAY } };

/** One student, two jobs, on record, to go on Tuesday. */
async function planned() {
  const me = await someone();
  const [first, second] = [await job('Designer'), await job('Engineer')];
  const { body } = await ask([me.user.id], [first.id, second.id], TUESDAY_NINE).expect(200);
  await processOutbox(api);
  const id = body.results[0].recommend_mail_id as number;
  const record = async () => (await mentor.get(`/staff/api/recommend_mails/${id}`).expect(200)).body;
  return { me, first, second, id, record };
}
const deliveryOf = (recommend_mail_id: number) =>
  Delivery.findOne({ where: { recommend_mail_id }, rejectOnEmpty: true });

describe('when', () => {
  test('a dry run tells when they would go, the next working hours know the holiday, and they go then', async () => {
    const me = await someone();
    const { id } = await job('Teacher');
    const hours = { send: { kind: 'working_hours' } };
    const dry = await ask([me.user.id], [id], { ...hours, dry_run: true }).expect(200);
    expect(dry.body).toMatchObject({ dry_run: true, send_after: TUESDAY });
    const { body } = await ask([me.user.id], [id], hours).expect(200);
    expect(body).toMatchObject({ done_count: 1, send_after: TUESDAY });
    await processOutbox(api);
    const mailId = body.results[0].recommend_mail_id as number;
    expect((await deliveryOf(mailId)).available_at.toISOString()).toBe(TUESDAY);
    await sendAt('2026-11-23T23:59:59.000Z');
    expect(went).toEqual([]);
    const { body: waiting } = await mentor.get(`/staff/api/recommend_mails/${mailId}`).expect(200);
    expect(waiting).toMatchObject({ state: 'scheduled', send_after: TUESDAY, can: { undo: true } });
    await sendAt(TUESDAY);
    expect(went.map(({ to }) => to)).toEqual([me.email]);
    expect(await RecommendMail.findByPk(mailId)).toMatchObject({ state: 'sent', skipped_code: null });
  });

  test.each([
    ['the past', '2026-11-21T02:59:00Z', 'in_the_past', 'This time has already passed.'],
    ['too soon', '2026-11-21T03:09:00Z', 'too_soon', 'Please choose a time at least 10 minutes from now.'],
    ['too far', '2027-01-21T03:00:00Z', 'too_far_ahead', 'Please choose a time within 60 days from now.'],
  ])('%s is refused, dry run or not', async (_what, at, code, message) => {
    for (const dry_run of [true, false]) {
      const { body } = await ask([1], [1], { send: { kind: 'at', at }, dry_run }).expect(422);
      expect(body.error.fields).toEqual({ 'send[at]': [{ code, message }] });
    }
  });

  test.each([
    ['no time', { kind: 'at' }, 'send[at]'],
    ['a time beside now', { kind: 'now', at: TUESDAY }, 'send[at]'],
    ['an unknown kind', { kind: 'tonight' }, 'send[kind]'],
    ['words for a time', { kind: 'at', at: 'tomorrow' }, 'send[at]'],
  ])('%s is refused', async (_what, send, field) => {
    const { body } = await ask([1], [1], { send }).expect(422);
    expect(Object.keys(body.error.fields)).toEqual([field]);
  });

  test('in the reader’s language', async () => {
    const ja = { ...mentor, ...api.as(mentor.token, 1) };
    const { body } = await ask([1], [1], { send: { kind: 'at', at: '2026-11-21T03:09:00Z' } }, ja).expect(
      422,
    );
    expect(body.error.fields['send[at]'][0].message).toBe('今から10分以上先の日時を選んでください。');
  });
});

const undo = (ids: number[], who = mentor) => who.command('hf_member__undo_recommend_mails', { ids });

test('while it waits it is taken back: nothing goes, and the jobs can be recommended again', async () => {
  const { me, first, id } = await planned();
  const { body } = await undo([id]).expect(200);
  expect(body).toMatchObject({ done_count: 1, results: [{ id, is_done: true, code: null }] });
  expect((await deliveryOf(id)).state).toBe('cancelled');
  expect((await RecommendMail.findByPk(id))!.state).toBe('cancelled');
  expect((await undo([id]).expect(409)).body.error.code).toBe('undo_expired');
  // Taken back before the worker has seen it, it never becomes a delivery.
  const again = await ask([me.user.id], [first.id]).expect(200);
  const unseen = again.body.results[0].recommend_mail_id as number;
  await undo([unseen]).expect(200);
  await processOutbox(api);
  expect(await Delivery.count({ where: { recommend_mail_id: unseen } })).toBe(0);
});

test('somebody else’s is not there to be taken back, but for managers', async () => {
  const { id } = await planned();
  expect((await undo([id], await member(api)).expect(404)).body.error.code).toBe('not_found');
  await undo([id], await member(api, 'manager')).expect(200);
  await undo([]).expect(422);
});

test('it can be taken back until it leaves, even when its time is over, and not after', async () => {
  const { id } = await planned();
  api.clock.now = new Date('2026-11-24T00:05:00Z');
  await undo([id]).expect(200);
  api.clock.now = NOW;
  const { id: left } = await planned();
  await sendAt(TUESDAY);
  const { body } = await undo([left]).expect(409);
  expect(body.error.code).toBe('mail_left');
  expect(went).toHaveLength(1);
  expect((await deliveryOf(id)).state).toBe('cancelled');
});

test('taken back while it is claimed: who undoes waits for the sender, and comes too late', async () => {
  const { id } = await planned();
  const sender = await api.sequelize.transaction();
  const claimed = { where: { recommend_mail_id: id }, transaction: sender };
  await Delivery.findOne({ ...claimed, lock: sender.LOCK.UPDATE });
  const undone = undo([id]).then((answer) => answer);
  await until('the undo waits', async () => (await waitingForLocks(api.sequelize)) > 0);
  await Delivery.update({ state: 'sending' }, claimed);
  await sender.commit();
  const { status, body } = await undone;
  expect([status, body.error?.code]).toEqual([409, 'mail_left']);
});

describe('what changed in between is looked at again', () => {
  test('a job that closed is not in the mail, and stands on record with the reason', async () => {
    const { me, first, second, record, id } = await planned();
    await Recruitment.update({ closed_at: NOW }, { where: { id: first.id } });
    await sendAt(TUESDAY);
    expect(went).toHaveLength(1);
    expect(went[0]).toMatchObject({ to: me.email, subject: '1 for Linh Tran' });
    expect(went[0]!.text).toContain(`/recruitments/${second.id}`);
    expect(went[0]!.text + went[0]!.html).not.toContain(`/recruitments/${first.id}`);
    const seen = await record();
    expect(seen).toMatchObject({ state: 'sent', skipped_code: null, subject: '1 for Linh Tran' });
    expect(seen.jobs.map((one: { left_out_code: string | null }) => one.left_out_code)).toEqual([
      'not_open',
      null,
    ]);
    const { body } = await me.query('aggregates__recommend_mail', `id=${id}`).expect(200);
    expect(body.recruitment_ids).toEqual([second.id]);
    // What was not told can be recommended later.
    await Recruitment.update({ closed_at: null }, { where: { id: first.id } });
    const again = await ask([me.user.id], [first.id, second.id], { dry_run: true }).expect(200);
    expect(again.body.results[0]).toMatchObject({
      recruitment_ids: [first.id],
      left_out: [{ recruitment_id: second.id, code: 'already_recommended' }],
    });
  });

  test('a job applied for, and one the student does not want, are not in it: nothing is left, none goes', async () => {
    const { me, first, second, record } = await planned();
    await me.command('user__apply', { application: { recruitment_id: first.id } }).expect(200);
    await me.command('user__dismiss_recruitment', { recruitment_id: second.id }).expect(200);
    await sendAt(TUESDAY);
    expect(went).toEqual([]);
    const seen = await record();
    expect(seen).toMatchObject({ state: 'cancelled', skipped_code: 'nothing_left', can: { undo: false } });
    expect(seen.jobs.map((one: { left_out_code: string }) => one.left_out_code)).toEqual([
      'already_applied',
      'not_this',
    ]);
  });

  test('R8: a job that staff let the student apply for again by then is in it', async () => {
    const { me, first, record } = await planned();
    await me.command('user__apply', { application: { recruitment_id: first.id } }).expect(200);
    const ended = { state: 'declined_by_hf', declined_at: new Date('2026-11-01T00:00:00Z') } as const;
    await Application.update({ ...ended, reapply_from: '2026-11-02' }, { where: { user_id: me.user.id } });
    await sendAt(TUESDAY);
    const { jobs } = await record();
    expect(jobs.map((one: { left_out_code: string | null }) => one.left_out_code)).toEqual([null, null]);
  });

  test.each([
    ['paused the search', 'not_looking', { status: 'paused' }],
    ['was merged', 'account_gone', { status: 'merged' }],
  ])('a student who %s gets none', async (_what, code, fields) => {
    const { me, record } = await planned();
    await me.user.update(fields);
    await sendAt(TUESDAY);
    expect(went).toEqual([]);
    expect(await record()).toMatchObject({ state: 'cancelled', skipped_code: code });
  });

  test('a student who deleted the account gets none', async () => {
    const { me, id, record } = await planned();
    await me.command('user__delete_account', { user: { email: me.email } }).expect(200);
    await sendAt(TUESDAY);
    expect(went).toEqual([]);
    expect(await record()).toMatchObject({ state: 'cancelled', skipped_code: 'account_gone' });
    expect((await deliveryOf(id)).state).toBe('cancelled');
  });

  test('who stopped these mails by another way than the link gets none either', async () => {
    const { me, record } = await planned();
    await MailSuppression.create({ user_id: me.user.id, stream: 'recommend', stopped_at: NOW });
    await sendAt(TUESDAY);
    expect(went).toEqual([]);
    expect(await record()).toMatchObject({ state: 'cancelled', skipped_code: 'mails_stopped' });
  });

  test('whose address bounces since gets none', async () => {
    const { me, id, record } = await planned();
    const email = me.email.toLowerCase();
    await UndeliverableAddress.create({ email, marked_at: NOW });
    await sendAt(TUESDAY);
    expect(went).toEqual([]);
    expect(await record()).toMatchObject({ state: 'cancelled', skipped_code: 'address_bounces' });
    expect((await deliveryOf(id)).state).toBe('cancelled');
  });

  test('it goes to the address of now, and says what holds now', async () => {
    const { me } = await planned();
    const talk = new Date('2026-12-01T01:00:00Z');
    await me.user.update({ email: 'moved-since@example.com', first_name: 'Lan', career_meeting_at: talk });
    await sendAt(TUESDAY);
    const { email: reply_to } = mentor.member;
    expect(went[0]).toMatchObject({ to: 'moved-since@example.com', reply_to, subject: '2 for Lan Tran' });
    expect(went[0]!.text).toContain('December 1, 2026');
  });

  test('what cannot be written any more fails for a person to see, and does not go', async () => {
    const { id, record } = await planned();
    await RecommendMail.update({ template_body: 'Hello {{nobody}}\n\n{{jobs}}' }, { where: { id } });
    await sendAt(TUESDAY);
    expect(went).toEqual([]);
    expect((await record()).state).toBe('held');
    expect(await deliveryOf(id)).toMatchObject({ state: 'failed', attempts: 1 });
  });
});
