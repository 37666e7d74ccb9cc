import { Op } from 'sequelize';
import { COMMENT_MAX } from '../../../domain/constants.ts';
import { ApplicationHfMember } from '../../../db/models/application-records.ts';
import { AuditLog } from '../../../db/models/audit-log.ts';
import { Delivery } from '../../../db/models/delivery.ts';
import { OutboxEvent } from '../../../db/models/outbox-event.ts';
import { startApi } from '../../support/api.ts';
import { member, student } from '../../support/factories.ts';
import { submitted } from '../../support/steps.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);
const manager = prepared(() => member(api, 'manager'));

type Caller = Pick<Awaited<ReturnType<typeof member>>, 'command'>;
let counter = 0;

async function mail(fields: object = {}, applicationId?: number): Promise<Delivery> {
  const about = applicationId === undefined ? {} : { application_id: applicationId };
  const event = await OutboxEvent.create({
    type: 'resume_returned',
    payload: about,
    available_at: api.clock.now,
    processed_at: api.clock.now,
    last_error: null,
    dedupe_key: null,
  });
  return Delivery.create({
    outbox_event_id: event.id,
    cause: `test:${++counter}`,
    template: 'resume_returned',
    recipient_email: `reader${counter}@example.com`,
    recipient_user_id: null,
    recipient_hf_member_id: null,
    company_id: null,
    language_code: 'en',
    subject: 'Please rewrite',
    body_html: '<p>Words</p>',
    body_text: 'Words',
    available_at: api.clock.now,
    lease_until: null,
    last_error: 'The answer was lost.',
    sent_at: null,
    message_id: '<delivery@example.com>',
    state: 'held',
    attempts: 3,
    ...fields,
  });
}

const again = (who: Caller, ids: number[], more: object = {}) =>
  who.command('hf_member__send_deliveries_again', {
    ids,
    reason: 'The recipient has nothing',
    dry_run: false,
    ...more,
  });
const giveUp = (who: Caller, ids: number[], more: object = {}) =>
  who.command('hf_member__give_up_deliveries', { ids, reason: 'Told by phone', dry_run: false, ...more });

describe('a held mail', () => {
  test('goes again: it waits for the sender, counts on, and the reason stands in the audit log', async () => {
    const held = await mail();
    const { body } = await again(manager, [held.id]).expect(200);
    expect(body).toMatchObject({ dry_run: false, done_count: 1, skipped_count: 0 });
    await held.reload();
    expect(held).toMatchObject({
      state: 'pending',
      attempts: 3,
      message_id: null,
      decided_reason: 'The recipient has nothing',
      decided_by_hf_member_id: manager.member.id,
    });
    expect(held.available_at).toEqual(api.clock.now);
    const log = await AuditLog.findOne({ where: { table_name: 'deliveries', row_id: held.id } });
    expect(log).toMatchObject({
      source: 'hf_member__send_deliveries_again',
      hf_member_id: manager.member.id,
      before: expect.objectContaining({ state: 'held', decided_reason: null }),
      after: expect.objectContaining({ state: 'pending', decided_reason: 'The recipient has nothing' }),
    });
  });

  test('is given up: it never goes, and nothing can be decided any more', async () => {
    const held = await mail();
    await giveUp(manager, [held.id]).expect(200);
    await held.reload();
    expect(held).toMatchObject({ state: 'cancelled', decided_reason: 'Told by phone' });
    const refused = await again(manager, [held.id]).expect(409);
    expect(refused.body.error.code).toBe('delivery_settled');
  });

  test('goes to the address its student has now, unless the same mail is there already', async () => {
    const { user, email } = await student(api);
    const moved = await mail({ recipient_user_id: user.id, recipient_email: 'old@example.com' });
    const { body } = await again(manager, [moved.id], { dry_run: true }).expect(200);
    expect(body.results[0]).toMatchObject({ recipient_email: 'old@example.com', new_email: email });
    await again(manager, [moved.id]).expect(200);
    expect((await moved.reload()).recipient_email).toBe(email);

    const twin = await mail({
      recipient_user_id: user.id,
      recipient_email: 'older@example.com',
      cause: moved.cause,
    });
    expect((await again(manager, [twin.id]).expect(409)).body.error.code).toBe('delivery_settled');
  });

  test('of somebody who is gone is given up only', async () => {
    const { user } = await student(api);
    await user.update({ status: 'deleted' });
    const orphan = await mail({ recipient_user_id: user.id });
    const left = await member(api, 'mentor', { is_active: false });
    const toMember = await mail({ recipient_hf_member_id: left.member.id });
    for (const row of [orphan, toMember])
      expect((await again(manager, [row.id]).expect(409)).body.error.code).toBe('recipient_missing');
    await giveUp(manager, [orphan.id, toMember.id]).expect(200);
  });
});

test.each(['pending', 'sending', 'sent', 'kept', 'cancelled'] as const)(
  'a %s mail refuses both',
  async (state) => {
    const settled = await mail({ state });
    for (const decide of [again, giveUp])
      expect((await decide(manager, [settled.id]).expect(409)).body.error.code).toBe('delivery_settled');
    expect(await settled.reload()).toMatchObject({ state, decided_reason: null });
  },
);

test('a failed mail goes again if it was written, else it can only be given up', async () => {
  const refused = await mail({ state: 'failed' });
  const unwritten = await mail({ state: 'failed', subject: null, body_html: null, body_text: null });
  await again(manager, [refused.id]).expect(200);
  expect((await again(manager, [unwritten.id]).expect(409)).body.error.code).toBe('delivery_unwritten');
  await giveUp(manager, [unwritten.id]).expect(200);
});

test('many at once: a dry run names who is skipped and why, and changes nothing', async () => {
  const [held, sent, failed] = [await mail(), await mail({ state: 'sent' }), await mail({ state: 'failed' })];
  const ids = [sent.id, held.id, 999_999, failed.id];
  const { body } = await again(manager, ids, { dry_run: true, reason: undefined }).expect(200);
  expect(body).toMatchObject({ dry_run: true, done_count: 2, skipped_count: 2 });
  expect(body.results.map((line: { code: string }) => line.code)).toEqual([
    'delivery_settled',
    null,
    'not_found',
    null,
  ]);
  expect(body.results[0].message).toBe('This e-mail is not on hold: there is nothing to decide.');
  expect((await held.reload()).state).toBe('held');
  await again(manager, ids).expect(200);
  const states = await Delivery.findAll({ where: { id: { [Op.in]: ids } }, order: [['id', 'ASC']] });
  expect(states.map(({ state }) => state)).toEqual(['pending', 'sent', 'pending']);
});

test('costs as many statements for two as for one', async () => {
  const cost = async (rows: Delivery[]) => {
    api.takeStatements();
    await again(
      manager,
      rows.map((row) => row.id),
    ).expect(200);
    return api.takeStatements().length;
  };
  const one = await cost([await mail()]);
  expect(await cost([await mail(), await mail()])).toBe(one);
});

describe('who may decide', () => {
  test('a mentor about the mails of their applications, nobody else’s', async () => {
    const { application, mentor } = await submitted(api);
    const own = await mail({}, application.id);
    const other = await mail();
    expect((await again(mentor, [other.id]).expect(404)).body.error.code).toBe('not_found');
    await giveUp(mentor, [other.id]).expect(404);
    await again(mentor, [own.id]).expect(200);
    const stranger = await member(api);
    await (await own.reload()).update({ state: 'held' });
    await giveUp(stranger, [own.id]).expect(404);
    await ApplicationHfMember.create({ application_id: application.id, hf_member_id: stranger.member.id });
    await giveUp(stranger, [own.id]).expect(200);
  });

  test('no visitor, account or student', async () => {
    const held = await mail();
    await again(api.as(null), [held.id]).expect(401);
    await again(api.as(await api.tokenFor('account@example.com')), [held.id]).expect(403);
    await giveUp(await student(api), [held.id]).expect(403);
    expect((await held.reload()).state).toBe('held');
  });
});

test.each([
  ['no ids', { ids: [] }, 'ids'],
  ['the same id twice', { ids: [1, 1] }, 'ids'],
  ['no reason', { reason: undefined }, 'reason'],
  ['a reason of blanks', { reason: ' 　\n' }, 'reason'],
  ['a reason too long', { reason: 'x'.repeat(COMMENT_MAX + 1) }, 'reason'],
])('%s is refused', async (_what, wrong, field) => {
  const held = await mail();
  const { body } = await again(manager, [held.id], wrong).expect(422);
  expect(Object.keys(body.error.fields)).toEqual([field]);
  expect((await held.reload()).state).toBe('held');
});

describe('the list of mails', () => {
  test('finds what waits for a decision, and says what may be decided', async () => {
    await Delivery.destroy({ where: {} });
    const [held, unwritten] = [await mail(), await mail({ state: 'failed', body_html: null, subject: null })];
    const sent = await mail({ state: 'sent', template: 'event_applied' });
    const { body } = await manager.list('deliveries', { filter: { is_undecided: true } }).expect(200);
    expect(body.map((row: { id: number; can: object }) => [row.id, row.can])).toEqual([
      [unwritten.id, { send_again: false, give_up: true }],
      [held.id, { send_again: true, give_up: true }],
    ]);
    const byKind = await manager.list('deliveries', { filter: { template: 'event_applied' } });
    expect(byKind.body.map((row: { id: number }) => row.id)).toEqual([sent.id]);
    await giveUp(manager, [held.id]).expect(200);
    const { body: record } = await manager.get(`/staff/api/deliveries/${held.id}`).expect(200);
    expect(record).toMatchObject({
      decided_reason: 'Told by phone',
      decided_by: { ja: expect.stringContaining('佐藤') },
      can: { send_again: false, give_up: false },
    });
  });
});
