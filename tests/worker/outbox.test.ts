import { QueryTypes } from 'sequelize';
import { Delivery } from '../../db/models/delivery.ts';
import { OutboxEvent } from '../../db/models/outbox-event.ts';
import type { DomainEvent } from '../../domain/events.ts';
import { MAX_EVENT_ATTEMPTS, processNextEvent } from '../../server/worker/process-event.ts';
import { until } from './until.ts';
import { application, history, member, startWorld } from './world.ts';
import { prepared } from '../support/prepared.ts';
import { waitingForLocks } from '../support/waiting-for-locks.ts';

const world = prepared(startWorld);
beforeEach(() => world.clear());

const created = (application_id: number): DomainEvent => ({
  type: 'application_created',
  payload: { application_id },
});

describe('an event', () => {
  test('is processed once', async () => {
    const { application: row } = await application();
    await world.emit(created(row.id));
    await world.processOutbox();
    await world.processOutbox();
    expect(await Delivery.count()).toBe(1);
    expect(await OutboxEvent.count({ where: { processed_at: world.clock.now } })).toBe(1);
  });

  test('that comes twice is told once', async () => {
    const { application: row } = await application();
    await world.emit(created(row.id));
    await world.emit(created(row.id));
    await world.processOutbox();
    expect(await Delivery.count()).toBe(1);
    expect(await OutboxEvent.count({ where: { processed_at: null } })).toBe(0);
  });

  test('about an application that was erased has no effect', async () => {
    await world.emit(created(123_456));
    await world.processOutbox();
    expect(await Delivery.count()).toBe(0);
    expect(await OutboxEvent.count({ where: { processed_at: null } })).toBe(0);
  });

  test('wakes the sender by one job, however many come', async () => {
    for (let index = 0; index < 3; index++) {
      const { application: row } = await application();
      await world.emit(created(row.id));
    }
    await world.processOutbox();
    const jobs = await world.sequelize.query(
      `select 1 from graphile_worker.jobs where task_identifier = 'send_deliveries'`,
      { type: QueryTypes.SELECT },
    );
    expect(jobs).toHaveLength(1);
  });
});

test('workers side by side share the events and double none', async () => {
  for (let index = 0; index < 20; index++) {
    const { application: row } = await application();
    await world.emit(created(row.id));
  }
  // Warm connections, so that all of them really start at once.
  await Promise.all(Array.from({ length: 8 }, () => world.sequelize.query('select pg_sleep(0.05)')));
  const done = await Promise.all(Array.from({ length: 20 }, () => processNextEvent(world.outboxDeps)));
  await world.processOutbox();
  expect(done.filter(Boolean).length).toBeGreaterThan(1);
  expect(await Delivery.count()).toBe(20);
  expect(await OutboxEvent.count({ where: { processed_at: null } })).toBe(0);
});

describe('what can be taken back', () => {
  async function declined() {
    const made = await application();
    const event = await history(made.application.id, 'decline');
    await world.emit({
      type: 'application_declined',
      payload: { application_id: made.application.id, application_event_id: event.id },
      delay_minutes: 10,
    });
    return event;
  }

  test('waits ten minutes', async () => {
    await declined();
    world.pass(9.99);
    await world.processOutbox();
    expect(await Delivery.count()).toBe(0);
    world.pass(0.01);
    await world.processOutbox();
    expect(await Delivery.count()).toBe(1);
  });

  test('and was taken back sends nothing', async () => {
    const event = await declined();
    await event.update({ undone_at: world.clock.now });
    world.pass(60);
    await world.processOutbox();
    expect(await Delivery.count()).toBe(0);
    expect(await OutboxEvent.count({ where: { processed_at: null } })).toBe(0);
  });

  test('and is being taken back at this moment is waited for', async () => {
    const event = await declined();
    world.pass(10);
    const undo = await world.sequelize.transaction();
    await world.sequelize.query('select id from applications for update', { transaction: undo });
    const processing = world.processOutbox();
    await until(
      'the worker waits for the application',
      async () => (await waitingForLocks(world.sequelize)) === 1,
    );
    await event.update({ undone_at: world.clock.now }, { transaction: undo });
    await undo.commit();
    await processing;
    expect(await Delivery.count()).toBe(0);
  });
});

describe('an event that fails', () => {
  async function brokenAndGood() {
    await member();
    const broken = await application();
    const good = await application();
    const row = await world.emit({
      type: 'resume_returned',
      payload: { application_id: broken.application.id, application_event_id: 999_999 },
    });
    world.pass(1);
    await world.emit(created(good.application.id));
    return { row, good };
  }

  test('is counted, waits longer each time, and holds up nobody', async () => {
    const { row, good } = await brokenAndGood();
    await world.processOutbox();
    await row.reload();
    expect(row).toMatchObject({ attempts: 1, processed_at: null });
    expect(row.last_error).not.toBeNull();
    expect(row.available_at.getTime()).toBe(world.clock.now.getTime() + 5000);
    expect((await Delivery.findAll()).map((delivery) => delivery.recipient_email)).toEqual([
      good.student.email,
    ]);

    await world.processOutbox();
    expect((await row.reload()).attempts).toBe(1);
    world.pass(1);
    await world.processOutbox();
    expect((await row.reload()).attempts).toBe(2);
    expect(row.available_at.getTime()).toBe(world.clock.now.getTime() + 10_000);
  });

  test('is given up after a while, and stays to be seen', async () => {
    const { row } = await brokenAndGood();
    for (let round = 0; round < MAX_EVENT_ATTEMPTS + 3; round++) {
      await world.processOutbox();
      world.pass(120);
    }
    await row.reload();
    expect(row).toMatchObject({ attempts: MAX_EVENT_ATTEMPTS, processed_at: null });
  });

  test('of a type nobody knows is not taken for done', async () => {
    await world.sequelize.query(
      `insert into outbox_events (type, payload, available_at) values ('constructor', '{}', $1)`,
      { bind: [world.clock.now] },
    );
    await world.processOutbox();
    const row = await OutboxEvent.findOne({ rejectOnEmpty: true });
    expect(row).toMatchObject({ processed_at: null, last_error: 'Unknown event: constructor' });
  });
});

describe('a mail that cannot be written', () => {
  test('fails alone, with the value that is missing; the others go', async () => {
    const mentor = await member();
    const made = await application({ mentors: [mentor], student: { first_name: null, last_name: null } });
    await world.emit({
      type: 'resume_submitted',
      payload: { application_id: made.application.id, version_number: 1 },
    });
    const unnamed = await application({ mentors: [await member()] });
    await world.emit({
      type: 'resume_submitted',
      payload: { application_id: unnamed.application.id, version_number: 1 },
    });
    await world.processOutbox();
    const rows = await Delivery.findAll({ order: [['id', 'ASC']] });
    expect(rows.map((row) => [row.template, row.state])).toEqual([
      ['resume_submitted', 'failed'],
      ['staff_resume_submitted', 'failed'],
      ['resume_submitted', 'pending'],
      ['staff_resume_submitted', 'pending'],
    ]);
    expect(rows[0]!.last_error).toContain('student_name');
    expect(rows[0]!.body_html).toBeNull();
  });

  test('because a title would break out of the subject fails', async () => {
    const { application: row, company } = await application();
    await company.update({ official_name: { en: 'Mirai\r\nBcc: everybody@example.com' } });
    await world.emit(created(row.id));
    await world.processOutbox();
    const delivery = await Delivery.findOne({ rejectOnEmpty: true });
    expect(delivery).toMatchObject({ state: 'failed', subject: null });
    expect(delivery.last_error).toContain('company_name');
  });
});
