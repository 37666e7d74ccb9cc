import { AuditLog } from '../../../db/models/audit-log.ts';
import { Delivery } from '../../../db/models/delivery.ts';
import { RecommendMailReply, UndeliverableAddress } from '../../../db/models/inbound-mail.ts';
import { RecommendMail } from '../../../db/models/recommend-mail.ts';
import { recordBounce } from '../../../server/features/mail/inbound/bounces.ts';
import { startApi } from '../../support/api.ts';
import { member, recruitment, student } from '../../support/factories.ts';
import { submitted } from '../../support/steps.ts';
import { processOutbox } from '../../support/traces.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);
const mentor = prepared(() => member(api));
const manager = prepared(() => member(api, 'manager'));

type Student = Awaited<ReturnType<typeof student>>;
const HARD = { kind: 'hard', status: '5.1.1', text: '550 5.1.1 User unknown' } as const;
const own = async (me: Student) => (await me.query('user__get_own_data').expect(200)).body;

const recommend = (who: typeof mentor, user_ids: number[], recruitment_ids: number[], dry_run = false) =>
  who
    .command('hf_member__send_recommend_mails', {
      user_ids,
      recruitment_ids,
      words: { template_subject: { en: 'Jobs' }, template_body: { en: '{{jobs}}' } },
      recommend_mail_type: 'individual',
      dry_run,
    })
    .expect(200);

/** A recommend mail that went an hour ago, with its delivery. */
async function gone(me: Student, jobs: number[]) {
  const { body } = await recommend(mentor, [me.user.id], jobs);
  await processOutbox(api);
  const id: number = body.results[0].recommend_mail_id;
  const sent_at = new Date(api.clock.now.getTime() - 3_600_000);
  await Delivery.update({ state: 'sent', sent_at, attempts: 1 }, { where: { recommend_mail_id: id } });
  const delivery = await Delivery.findOne({ where: { recommend_mail_id: id }, rejectOnEmpty: true });
  return { id, sent_at, delivery };
}
const bounce = (delivery: Delivery) =>
  recordBounce(
    { sequelize: api.sequelize, now: () => api.clock.now },
    { delivery_id: delivery.id, attempt: 1 },
    HARD,
  );
const job = async () => (await recruitment(api)).recruitment.id;
const record = async (id: number, who = mentor) =>
  (await who.get(`/staff/api/recommend_mails/${id}`).expect(200)).body;

describe('an address that bounces', () => {
  test('is told to the student, who can say that it works; recommend mails leave them out until then', async () => {
    const me = await student(api, { fields: { page_language_id: 2 } });
    const other = await student(api);
    const jobs = [await job()];
    const { id, delivery } = await gone(me, jobs);
    await bounce(delivery);
    expect(await own(me)).toMatchObject({ is_email_undeliverable: true });
    expect(await own(other)).toMatchObject({ is_email_undeliverable: false });
    const codeOf = async () =>
      (await recommend(mentor, [me.user.id], jobs, true)).body.results[0].code as string | null;
    expect(await codeOf()).toBe('address_bounces');
    const ofJob = await mentor.query('hf_member__get_matching_users', `recruitment_id=${jobs[0]}`);
    expect(ofJob.body.left_out).toContainEqual(expect.objectContaining({ code: 'address_bounces' }));
    const ofStudent = await mentor.query('hf_member__get_matching_recruitments', `user_id=${me.user.id}`);
    expect(ofStudent.body.code).toBe('address_bounces');
    expect(await record(id)).toMatchObject({
      state: 'sent',
      bounced_at: api.clock.now.toISOString(),
      delivery: { bounce_kind: 'hard', bounce_status: '5.1.1', bounce_text: HARD.text },
    });
    await other.command('user__confirm_email_works', {}).expect(200);
    expect(await codeOf()).toBe('address_bounces');
    await me.command('user__confirm_email_works', {}).expect(200);
    expect(await own(me)).toMatchObject({ is_email_undeliverable: false });
    // What came back has told nobody anything: the same job may be told.
    expect(await codeOf()).toBeNull();
  });

  test('is lifted by who looks after the student, with a reason that stays; changing the address lifts it too', async () => {
    const { me, mentor: theirs } = await submitted(api);
    const { delivery } = await gone(me, [await job()]);
    await bounce(delivery);
    const page = async (who: typeof mentor) => (await who.get(`/staff/api/users/${me.user.id}`)).body;
    const { undeliverable_address } = await page(manager);
    expect(undeliverable_address).toMatchObject({ status: '5.1.1', text: HARD.text });
    expect(await page(mentor)).not.toHaveProperty('undeliverable_address');
    const lift = (who: typeof mentor, reason: string) =>
      who.command('hf_member__lift_undeliverable_address', { id: undeliverable_address.id, reason });
    await lift(mentor, 'x').expect(404);
    await lift(theirs, ' ').expect(422);
    await lift(theirs, 'Confirmed on the phone').expect(200);
    await lift(theirs, 'Once more').expect(404);
    expect((await page(manager)).undeliverable_address).toBeNull();
    expect(
      await AuditLog.findOne({ where: { table_name: 'undeliverable_addresses' }, order: [['id', 'DESC']] }),
    ).toMatchObject({ subject_user_id: me.user.id, after: { lifted_reason: 'Confirmed on the phone' } });
    await UndeliverableAddress.update({ lifted_at: null }, { where: { id: undeliverable_address.id } });
    expect(await own(me)).toMatchObject({ is_email_undeliverable: true });
    await me.user.update({ email: `new-${me.user.id}@example.com` });
    expect(await own(me)).toMatchObject({ is_email_undeliverable: false });
  });

  test('makes a mail wait for a decision: given up it stays sent, sent again it begins anew', async () => {
    const made = [await student(api), await student(api)];
    const [first, second] = [await gone(made[0]!, [await job()]), await gone(made[1]!, [await job()])];
    await bounce(first.delivery);
    await bounce(second.delivery);
    const ids = [first.delivery.id, second.delivery.id];
    const list = async (filter: object) =>
      (await manager.list('deliveries', { filter }).expect(200)).body.map((row: { id: number }) => row.id);
    expect(await list({ is_undecided: true, id: ids })).toHaveLength(2);
    expect(await list({ is_bounced: true, id: ids })).toHaveLength(2);
    const decide = (name: 'give_up_deliveries' | 'send_deliveries_again', id: number) =>
      manager.command(`hf_member__${name}`, { ids: [id], reason: 'Asked', dry_run: false }).expect(200);
    await decide('give_up_deliveries', ids[0]!);
    await decide('send_deliveries_again', ids[1]!);
    expect(await first.delivery.reload()).toMatchObject({ state: 'sent', bounce_kind: 'hard' });
    expect(await second.delivery.reload()).toMatchObject({ state: 'pending', bounced_at: null });
    expect(await RecommendMail.findByPk(second.id)).toMatchObject({ bounced_at: null, state: 'scheduled' });
    expect(await list({ is_undecided: true, id: ids })).toEqual([]);
  });
});

describe('what came of a recommend mail', () => {
  test('applications count from when it went, replies by people, and the totals are of the sending', async () => {
    const people = [await student(api), await student(api), await student(api)];
    const jobs = [await job(), await job()];
    const { body } = await recommend(
      mentor,
      people.map(({ user }) => user.id),
      jobs,
    );
    await processOutbox(api);
    const ids: number[] = body.results.map((line: { recommend_mail_id: number }) => line.recommend_mail_id);
    const [early, late] = people as [Student, Student, Student];
    const now = api.clock.now.getTime();
    const applyAt = async (who: Student, recruitment_id: number, at: number) => {
      const { body: made } = await who
        .command('user__apply', { application: { recruitment_id } })
        .expect(200);
      await api.sequelize.query('update applications set created_at = $2 where id = $1', {
        bind: [made.id, new Date(at)],
      });
    };
    await applyAt(early, jobs[0]!, now - 1000);
    await applyAt(late, jobs[1]!, now + 1000);
    await Delivery.update(
      { state: 'sent', sent_at: new Date(now), attempts: 1 },
      { where: { recommend_mail_id: ids } },
    );
    const reply = (recommend_mail_id: number, is_automatic: boolean) =>
      RecommendMailReply.create({
        recommend_mail_id,
        received_at: api.clock.now,
        is_automatic,
        from_email: null,
        text: 'Yes',
        message_id: `<${recommend_mail_id}${is_automatic}>`,
        noted_by_hf_member_id: null,
      });
    await reply(ids[0]!, true);
    await reply(ids[1]!, false);
    expect(await record(ids[1]!)).toMatchObject({
      applied_count: 1,
      replied_count: 1,
      replies: [{ text: 'Yes', is_from_student: true, can: { undo: false } }],
      sending: { total: 3, sent: 3, replied: 1, applied: 1, skipped: 0, bounced: 0 },
    });
    expect(await record(ids[0]!)).toMatchObject({ applied_count: 0, replied_count: 0 });
    const { send_id } = (await RecommendMail.findByPk(ids[0]))!;
    const found = async (filter: object) =>
      (await manager.list('recommend_mails', { filter: { send_id, ...filter } }).expect(200)).body.length;
    expect([await found({}), await found({ has_replied: true }), await found({ has_applied: true })]).toEqual(
      [3, 1, 1],
    );
    expect(await found({ is_bounced: true })).toBe(0);
  });

  test('a reply heard in another way is noted and taken back by its author or a manager', async () => {
    const { id, sent_at } = await gone(await student(api), [await job()]);
    const note = (who: typeof mentor, received_at: Date) =>
      who.command('hf_member__note_recommend_reply', {
        recommend_mail_id: id,
        received_at: received_at.toISOString(),
      });
    const stranger = await member(api);
    await note(stranger, api.clock.now).expect(404);
    await note(mentor, new Date(sent_at.getTime() - 1000)).expect(422);
    await note(mentor, new Date(api.clock.now.getTime() + 1000)).expect(422);
    const { body } = await note(mentor, api.clock.now).expect(200);
    expect(await record(id)).toMatchObject({
      replied_count: 1,
      replies: [{ id: body.id, can: { undo: true }, noted_by: expect.anything() }],
    });
    const undo = (who: typeof mentor, reply: number) =>
      who.command('hf_member__undo_recommend_reply', { id: reply });
    await undo(stranger, body.id).expect(404);
    await undo(manager, body.id).expect(200);
    expect(await record(id)).toMatchObject({ replied_count: 0, replies: [] });
    const came = await RecommendMailReply.create({
      recommend_mail_id: id,
      received_at: api.clock.now,
      from_email: null,
      text: null,
      message_id: '<x>',
      noted_by_hf_member_id: null,
    });
    await undo(manager, came.id).expect(404);
  });
});
