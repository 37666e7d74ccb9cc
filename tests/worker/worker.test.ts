import { QueryTypes } from 'sequelize';
import { Delivery } from '../../db/models/delivery.ts';
import { OutboxEvent } from '../../db/models/outbox-event.ts';
import { type Mailer, createKeepOnlyMailer } from '../../server/adapters/mailer.ts';
import { createSmtpMailer } from '../../server/adapters/smtp-mailer.ts';
import { startWorker, type Worker, type WorkerDeps } from '../../server/worker/worker.ts';
import { startSmtpSink, type SmtpSink } from './smtp-sink.ts';
import { until } from './until.ts';
import {
  application,
  history,
  member,
  noChannels,
  noWebhooks,
  noPrinter,
  startWorld,
  storedVersion,
} from './world.ts';
import { prepared } from '../support/prepared.ts';

/** Longer than any test: what happens within a test was caused by a job, not by the sweeper. */
const NO_SWEEP = 3_600_000;

let sink: SmtpSink;
let workers: Worker[];
let mailers: Mailer[];

const world = prepared(startWorld);
beforeEach(async () => {
  await world.clear();
  sink = await startSmtpSink();
  workers = [];
  mailers = [];
});
afterEach(async () => {
  for (const worker of workers) await worker.stop();
  for (const mailer of mailers) await mailer.close();
  await sink.close();
});

async function start(options: Partial<WorkerDeps> = {}): Promise<Worker> {
  const mailer =
    options.mailer ??
    createSmtpMailer({ url: sink.url, from: 'mail@tabidachi.example', connections: 3, stepTimeout: 2000 });
  const worker = await startWorker({
    ...world.outboxDeps,
    databaseUrl: world.url,
    files: world.files,
    ...noPrinter,
    channels: noChannels,
    webhooks: noWebhooks,
    sweepInterval: NO_SWEEP,
    ...options,
    mailer,
  });
  workers.push(worker);
  mailers.push(mailer);
  return worker;
}

async function apply(count: number) {
  const students = [];
  for (let index = 0; index < count; index++) {
    const made = await application();
    students.push(made.student.email);
    await world.emit({ type: 'application_created', payload: { application_id: made.application.id } });
  }
  return students;
}

describe('a running worker', () => {
  test('sends what a command emits, woken by its job', async () => {
    await start();
    const [student] = await apply(1);
    await until('the mail arrives', () => sink.to(student!).length === 1);
    expect(sink.to(student!)[0]!.email.subject).toBe('We received your application (Mirai Trading)');
    await until('it is marked', async () => (await Delivery.count({ where: { state: 'sent' } })) === 1);
  });

  test('brings the company the very PDF that was stored', async () => {
    const pdf = Buffer.from(Array.from({ length: 200_000 }, (_, index) => (index * 7) % 251));
    const made = await application({ mentors: [await member()] });
    const { id } = made.application;
    await storedVersion(world, id, 2, pdf);
    const event = await history(id, 'send_to_company');
    await start();
    await world.emit({
      type: 'resume_sent_to_company',
      payload: { application_id: id, application_event_id: event.id, version_number: 2 },
    });
    await until('both mails arrive', () => sink.mails.length === 2);
    const [mail] = sink.to(made.contact_email);
    const [attachment] = mail!.email.attachments;
    expect(attachment!.filename).toBe('履歴書_Tran_Linh_20261120.pdf');
    expect(Buffer.from(attachment!.content as ArrayBuffer).equals(pdf)).toBe(true);
    expect(sink.to(made.student.email)).toHaveLength(1);
  });

  test('finds at its start what came while none ran, though its job is lost', async () => {
    const [student] = await apply(1);
    await world.sequelize.query('delete from graphile_worker._private_jobs');
    await start();
    await until('the mail arrives', () => sink.to(student!).length === 1);
  });

  test('finds by its sweep what became due without a job', async () => {
    const made = await application();
    const event = await history(made.application.id, 'decline');
    await world.emit({
      type: 'application_declined',
      payload: { application_id: made.application.id, application_event_id: event.id },
      delay_minutes: 10,
    });
    await start({ sweepInterval: 20 });
    world.pass(10);
    await until('the mail arrives', () => sink.to(made.student.email).length === 1);
  });

  test('keeps everything without an SMTP server', async () => {
    await start({ mailer: createKeepOnlyMailer() });
    await apply(2);
    await until('both are kept', async () => (await Delivery.count({ where: { state: 'kept' } })) === 2);
    expect(sink.mails).toEqual([]);
  });

  test('survives a time without its tables', async () => {
    await start({ sweepInterval: 20 });
    await world.sequelize.query('alter table deliveries rename to deliveries_away');
    const [student] = await apply(1);
    await until('a failure is counted', async () => (await OutboxEvent.findOne())?.attempts === 1);
    await world.sequelize.query('alter table deliveries_away rename to deliveries');
    world.pass(1);
    await until('the mail arrives', () => sink.to(student!).length === 1);
  });

  test('sends at the pace it is told', async () => {
    await start({ mailsPerSecond: 20 });
    await apply(1);
    await until('it arrives', () => sink.mails.length === 1);
    const since = performance.now();
    await apply(6);
    await until('all arrive', () => sink.mails.length === 7);
    expect(performance.now() - since).toBeGreaterThan(200);
  });
});

test('two workers at once send everything exactly once', async () => {
  await start();
  await start();
  const students = await apply(40);
  await until('all are sent', async () => (await Delivery.count({ where: { state: 'sent' } })) === 40);
  expect(sink.mails.map((mail) => mail.to).sort()).toEqual(students.sort());
});

describe('stopping', () => {
  test('finishes the mails in flight and leaves the others untouched', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const smtp = createSmtpMailer({ url: sink.url, from: 'mail@tabidachi.example', connections: 1 });
    let inFlight = 0;
    const gated: Mailer = {
      ...smtp,
      async send(mail, beforeData) {
        inFlight++;
        await released;
        return smtp.send(mail, beforeData);
      },
    };
    const worker = await start({ mailer: gated });
    await apply(3);
    await until('one mail is in flight', () => inFlight === 1);
    const stopped = worker.stop();
    release();
    await stopped;
    const states = (await Delivery.findAll({ order: [['id', 'ASC']] })).map((row) => row.state);
    expect(states[0]).toBe('sent');
    expect(states.slice(1).every((state) => state === 'pending')).toBe(true);
    expect(sink.mails).toHaveLength(1);
  });

  test('lets go of the database', async () => {
    const worker = await start();
    await worker.stop();
    const listeners = await world.sequelize.query(
      `select 1 from pg_stat_activity where datname = current_database() and query ilike 'listen%'`,
      { type: QueryTypes.SELECT },
    );
    expect(listeners).toEqual([]);
  });
});
