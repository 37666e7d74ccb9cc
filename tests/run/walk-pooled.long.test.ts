import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { QueryTypes } from 'sequelize';
import { connect } from '../../db/connect.ts';
import { ensureDatabase, startEmbeddedPostgres, type EmbeddedPostgres } from '../../db/embedded.ts';
import { ensurePgbouncer } from '../../scripts/lib/deployment-programs.mjs';
import { walkMainLine, type Walked } from '../../scripts/lib/main-line.ts';
import { until } from '../worker/until.ts';
import { fastFolder } from '../support/fast-folder.ts';
import { killBuiltServers, startBuiltServer, type BuiltServer } from './support/built-server.ts';
import { readMails, startMailSink, type MailSink } from './support/mail-sink.ts';
import { startPgbouncer, type Pgbouncer } from './support/pgbouncer.ts';
import { startProxy, type Proxy } from './support/proxy.ts';
import { signIn } from './support/sign-in.ts';

const program = await ensurePgbouncer();

let folder = '';
let postgres: EmbeddedPostgres;
let pooler: Pgbouncer;
let sink: MailSink;
let proxy: Proxy;
let webs: BuiltServer[];
let worker: BuiltServer;
let manager = '';
let walked: Walked[];

const mailFolder = () => path.join(folder, 'mails');
const direct = () => postgres.url('jobs');

async function ask<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: direct(), application_name: 'test' });
  await client.connect();
  try {
    return (await client.query<Row & pg.QueryResultRow>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** Names of the server processes' connections to PostgreSQL; those of the pooler have an address behind them. */
async function connections(): Promise<{ direct: string[]; pooled: string[] }> {
  const rows = await ask<{ name: string }>(
    `select distinct application_name as name from pg_stat_activity where application_name like 'tabidachi%'`,
  );
  const names = rows.map(({ name }) => name);
  const ofPooler = names.filter((name) => name.includes(' - ')).map((name) => name.split(' - ', 1)[0]!);
  return {
    direct: names.filter((name) => !name.includes(' - ')),
    pooled: [...new Set(ofPooler)],
  };
}

/** Lines of the processes' logs: warnings and errors, under the profile of the tests. */
const complaints = () =>
  [worker, ...webs].flatMap(({ output }) =>
    output()
      .split('\n')
      .filter((line) => line.startsWith('{')),
  );

const ofAll = () => ({
  DATABASE_URL: pooler.through(direct()),
  // A pooler takes none; see docs/operations.md.
  DATABASE_PREPARED_STATEMENTS: 'off',
  DATABASE_STATEMENT_TIMEOUT_SECONDS: '0',
  DATABASE_LOCK_TIMEOUT_SECONDS: '0',
  DATABASE_IDLE_TRANSACTION_TIMEOUT_SECONDS: '0',
  BASE_URL: proxy.url,
  TRUST_PROXY: '1',
  // As others have them, not as a developer's profile does.
  CALLS_PER_MINUTE_OF_PERSON: '600',
  CALLS_PER_MINUTE_OF_ADDRESS: '600',
  SMTP_URL: sink.url,
  MAIL_FROM: 'Tabidachi <no-reply@example.com>',
});

const startWorkerProcess = (more: Record<string, string> = {}) =>
  startBuiltServer({
    dataDir: path.join(folder, 'data'),
    variables: { ...ofAll(), ...more, ROLE: 'worker' },
    ready: 'The worker is running.',
  });

async function call(web: { url: string }, method: string, where: string, body?: object) {
  const response = await fetch(web.url + where, {
    method,
    headers: { authorization: `Bearer ${manager}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  expect({ where, status: response.status, answer }).toMatchObject({ status: 200 });
  return answer;
}

(program ? describe : describe.skip)('behind pgbouncer in transaction mode', () => {
  beforeAll(async () => {
    folder = fastFolder();
    postgres = await startEmbeddedPostgres({
      dataDir: path.join(folder, 'postgres'),
      settings: { fsync: 'off' },
    });
    await ensureDatabase(postgres.url('postgres'), 'jobs');
    // So it shows when a transaction has not the time zone that its session was given.
    await ask(`alter database jobs set timezone = 'Asia/Tokyo'`);
    const poolerFolder = path.join(folder, 'pgbouncer');
    fs.mkdirSync(poolerFolder);
    pooler = await startPgbouncer(program!, direct(), poolerFolder);
    sink = await startMailSink(mailFolder());
    const targets: string[] = [];
    proxy = await startProxy(targets);
    // All at once, on an empty database.
    const startWeb = () =>
      startBuiltServer({
        dataDir: path.join(folder, 'data'),
        variables: { ...ofAll(), DATABASE_DIRECT_URL: direct(), ROLE: 'web' },
      });
    [worker, ...webs] = await Promise.all([
      startWorkerProcess({ DATABASE_DIRECT_URL: direct() }),
      startWeb(),
      startWeb(),
    ]);
    targets.push(...webs.map(({ url }) => url));
    manager = await signIn(proxy.url, 'manager@example.com');
  }, 240_000);

  afterAll(async () => {
    killBuiltServers();
    await proxy?.stop();
    await sink?.stop();
    await pooler?.stop();
    await postgres?.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  test('R33: two web processes take turns at the main line, sign-in included, and a worker sends its mails', async () => {
    walked = await walkMainLine({
      baseUrl: proxy.url,
      tokenOf: (email) => signIn(proxy.url, email),
      log: () => {},
    });
    const states = await ask('select state from applications where id = any ($1)', [
      walked.map(({ application_id }) => application_id),
    ]);
    expect(states).toEqual([{ state: 'offer_accepted' }, { state: 'offer_accepted' }]);
    const counts = webs.map(({ url }) => proxy.answered.get(url)!.length);
    expect(Math.min(...counts)).toBeGreaterThan(25);
    expect(Math.abs(counts[0]! - counts[1]!)).toBeLessThanOrEqual(1);
    expect([...proxy.answered.values()].flat().filter((status) => status >= 400)).toEqual([]);

    // The mails to the companies wait ten minutes: they are over.
    await ask('update outbox_events set available_at = now() where processed_at is null');
    const copiesSent = async () =>
      (await readMails(mailFolder())).filter(({ attachments }) =>
        attachments.some(({ mimeType }) => mimeType === 'application/pdf'),
      ).length;
    await until('both resumes reach their companies', async () => (await copiesSent()) >= walked.length);
    for (const { student } of walked)
      await until(`${student} hears of it`, async () =>
        (await readMails(mailFolder())).some(
          ({ to, subject }) =>
            to?.[0]?.address === student && subject?.startsWith('Your resume is on its way'),
        ),
      );
    expect(complaints()).toEqual([]);
  }, 120_000);

  test('R33: what staff change at one web process, visitors see at the other with their next request', async () => {
    const [one, other] = webs as [BuiltServer, BuiltServer];
    const search = '/jtj/queries/search_recruitments?per_page=1';
    const before = (await call(other, 'GET', search)) as {
      total_count: number;
      recruitments: { id: number }[];
    };
    const [{ id } = { id: 0 }] = before.recruitments;
    const isSaidClosed = async () =>
      (await (await fetch(`${other.url}/recruitments/${id}`)).text()).includes('recruitment_closed');
    expect(await isSaidClosed()).toBe(false);

    const record = (await call(one, 'GET', `/staff/api/recruitments/${id}`)) as { version: number };
    await call(one, 'PATCH', '/jtj/commands/hf_member__close_recruitment', {
      recruitment: { id, version: record.version },
    });
    expect(await isSaidClosed()).toBe(true);
    expect(await call(other, 'GET', search)).toMatchObject({ total_count: before.total_count - 1 });
  }, 60_000);

  test('R33: visitors are counted by the address the proxy names, whatever they write before it', async () => {
    const leftFor = async (web: BuiltServer, forwarded: string) => {
      const headers = { 'x-forwarded-for': forwarded };
      const response = await fetch(`${web.url}/jtj/queries/get_events`, { headers });
      return Number(/;\s*r=(\d+)/.exec(response.headers.get('ratelimit') ?? '')?.[1]);
    };
    const [one, other] = webs as [BuiltServer, BuiltServer];
    expect(await leftFor(one, '203.0.113.7')).toBe(599);
    expect(await leftFor(one, '198.51.100.1, 203.0.113.7')).toBe(598);
    expect(await leftFor(one, '203.0.113.8')).toBe(599);
    // Each process counts by itself: the two grant twice as much, as docs/operations.md says.
    expect(await leftFor(other, '203.0.113.7')).toBe(599);
  }, 60_000);

  test('R35: the worker, which has no port for people, answers for its health and its figures', async () => {
    const figures = /Metrics: (http:\S+)/.exec(worker.output())![1]!;
    expect(await (await fetch(figures)).text()).toContain('nodejs_eventloop_lag_seconds');
    expect((await fetch(new URL('/readyz', figures))).status).toBe(200);
  });

  test('R33: only what needs a session goes past the pooler', async () => {
    expect(await connections()).toEqual({ direct: ['tabidachi queue'], pooled: ['tabidachi'] });
  }, 60_000);

  test('R33: what a connection was told at its start holds on every connection behind it', async () => {
    const sequelize = connect(pooler.through(direct()), { applicationName: 'test' });
    const zoneOf = () =>
      sequelize.query<{ pid: number; zone: string }>(
        'select pg_backend_pid() as pid, extract(timezone from now())::text as zone',
        { type: QueryTypes.SELECT },
      );
    try {
      const rows = (await Promise.all(Array.from({ length: 40 }, zoneOf))).flat();
      expect(new Set(rows.map(({ pid }) => pid)).size).toBeGreaterThan(1);
      expect(new Set(rows.map(({ zone }) => zone))).toEqual(new Set(['0']));
    } finally {
      await sequelize.close();
    }
  }, 60_000);

  test('R33: without an address past the pooler the worker looks by itself, and does the same work', async () => {
    expect(await worker.stop()).toBe(0);
    worker = await startWorkerProcess();
    await until('nothing goes past the pooler', async () => (await connections()).direct.length === 0);
    const inquiries = await ask<{ id: number }>(
      'select id from inquiries where user_id is not null and closed_at is null order by id limit 2',
    );
    expect(inquiries).toHaveLength(2);
    // One after the other: a statement that was prepared for the first is not there for the second.
    for (const { id } of inquiries) {
      const body = `Yes, you can, and without a pooler too (${id}).`;
      await call(proxy, 'PATCH', '/jtj/commands/hf_member__reply_to_inquiry', { inquiry: { id }, body });
      await until('the reply is mailed', async () =>
        (await readMails(mailFolder())).some(({ text }) => text?.includes(body)),
      );
      await until('the queue has done all that is due', async () => {
        const due = await ask('select id from graphile_worker.jobs where run_at <= now()');
        return due.length === 0;
      });
    }
    expect(complaints()).toEqual([]);
  }, 60_000);
});
