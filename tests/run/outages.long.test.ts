import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { endServer, isAlive, serverUrl } from '../../db/embedded/running-server.ts';
import { connect } from '../../db/connect.ts';
import { initModels } from '../../db/models/init.ts';
import { loadConfig } from '../../server/config.ts';
import { embeddedProvider } from '../../server/start/identity.ts';
import {
  killBuiltServers,
  scratchFolder,
  startBuiltServer,
  type BuiltServer,
} from './support/built-server.ts';
import { startMailSink, type MailSink } from './support/mail-sink.ts';
import { until } from '../worker/until.ts';

/** Twenty ends of the database under load, at moments that OUTAGE_SEED repeats. */
const OUTAGES = 20;
const seed = Number(process.env['OUTAGE_SEED'] ?? crypto.randomInt(1_000_000));
const random = randomOf(seed);

/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
function randomOf(state: number): () => number {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

let folder = '';
let sink: MailSink;
let both: BuiltServer;
let web: BuiltServer;
let worker: BuiltServer;
let headers: Record<string, string> = {};
let cookie = '';
let inquiryId = 0;

const database = () => path.join(folder, 'data/postgres');
const url = () => {
  const [, , , port] = fs.readFileSync(path.join(database(), 'postmaster.pid'), 'utf8').split('\n');
  return serverUrl(database(), Number(port), 'tabidachi');
};

async function ask<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url() });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

async function tokenOf(email: string): Promise<string> {
  const config = loadConfig({ TABIDACHI_PROFILE: 'development', BASE_URL: both.url });
  const sequelize = connect(url());
  try {
    initModels(sequelize);
    const sendVerificationMail = async () => {};
    const provider = await embeddedProvider({
      ...config,
      sequelize,
      sendVerificationMail,
      onError: () => {},
    });
    return await provider.issueToken(email);
  } finally {
    await sequelize.close();
  }
}

beforeAll(async () => {
  folder = scratchFolder('outages');
  sink = await startMailSink(path.join(folder, 'mails'));
  const mails = { SMTP_URL: sink.url, MAIL_FROM: 'Tabidachi <no-reply@example.com>' };
  const dataDir = path.join(folder, 'data');
  both = await startBuiltServer({ dataDir, variables: mails });
  const beside = { DATABASE_URL: url(), BASE_URL: both.url, ...mails };
  [web, worker] = await Promise.all([
    startBuiltServer({ dataDir, variables: { ...beside, ROLE: 'web' } }),
    startBuiltServer({
      dataDir,
      variables: { ...mails, BASE_URL: both.url, ROLE: 'worker' },
      ready: 'The worker is running.',
    }),
  ]);
  headers = { authorization: `Bearer ${await tokenOf('manager@example.com')}` };
  const session = await fetch(`${both.url}/admin/session`, {
    method: 'POST',
    headers: { ...headers, origin: both.url },
  });
  cookie = session.headers.get('set-cookie')!.split(';', 1)[0]!;
  const [inquiry] = await ask<{ id: number }>(
    'select id from inquiries where user_id is not null order by id limit 1',
  );
  inquiryId = inquiry!.id;
}, 240_000);

afterAll(async () => {
  killBuiltServers();
  await sink?.stop();
  await endServer(database());
  fs.rmSync(folder, { recursive: true, force: true });
});

interface Seen {
  what: string;
  status: number;
  retryAfter: string | null;
  type: string;
  body: string;
}

const PAGE = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'ja' };
const LOADS: Record<string, (origin: string) => Promise<Response>> = {
  'a command': (origin) =>
    fetch(`${origin}/jtj/commands/hf_member__reply_to_inquiry`, {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ inquiry: { id: inquiryId }, body: 'Yes, you can.' }),
    }),
  'a page': (origin) => fetch(`${origin}/?n=${Math.random()}`, { headers: PAGE }),
  'a call': (origin) => fetch(`${origin}/jtj/queries/search_recruitments`, { headers }),
  'staff rows': (origin) => fetch(`${origin}/staff/api/companies`, { headers }),
  AdminJS: () => fetch(`${both.url}/admin/api/resources/skills/actions/list`, { headers: { cookie } }),
  'sign-in': (origin) =>
    fetch(
      `${origin}/authorize?client_id=tabidachi-student-web&response_type=code&scope=openid&redirect_uri=${encodeURIComponent(`${both.url}/auth0-callback`)}&code_challenge_method=S256&code_challenge=${'a'.repeat(43)}&state=1`,
      { headers: PAGE, redirect: 'manual' },
    ),
  'unsubscribe page': (origin) => fetch(`${origin}/unsubscribe?token=${'0'.repeat(32)}`, { headers: PAGE }),
};
/** What each answers when all is well. */
const WELL: Record<string, number> = { 'sign-in': 303, 'unsubscribe page': 404 };

/** One way to end the database or its connections each. */
const ENDS: Record<string, () => Promise<void>> = {
  'kill the server': () => signal('SIGKILL'),
  'stop it fast': () => signal('SIGINT'),
  'stop it at once': () => signal('SIGQUIT'),
  'end every connection': async () => {
    await ask(`select pg_terminate_backend(pid) from pg_stat_activity
               where pid <> pg_backend_pid() and backend_type = 'client backend'`);
  },
};

async function signal(name: 'SIGKILL' | 'SIGINT' | 'SIGQUIT'): Promise<void> {
  const [pid] = fs.readFileSync(path.join(database(), 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), name);
  while (isAlive(Number(pid)) && fs.existsSync(`/proc/${pid}/exe`)) await delay(5);
}

/** @throws with what it printed last, when one of the processes has ended */
function allAlive(): void {
  for (const { pid, output } of [both, web, worker])
    if (!isAlive(pid)) throw new Error(`A process has ended:\n${output().slice(-4000)}`);
}

/** @throws when a process has ended; a connection that breaks otherwise is a fault as well */
async function statusOf(origin: string, where: string): Promise<number> {
  try {
    return (await fetch(`${origin}${where}`)).status;
  } catch (error) {
    // Its end is seen a little after its connections have broken.
    await delay(500);
    allAlive();
    throw error;
  }
}

/** Until both servers can reach the database. Ends with the test's own limit. */
async function ready(): Promise<void> {
  for (const { url: origin } of [both, web])
    while ((await statusOf(origin, '/readyz')) !== 200) await delay(50);
}

test('R13: twenty ends of the database under load end no process and lose nothing that was acknowledged', async () => {
  console.info(`OUTAGE_SEED=${seed}`);
  const seen: Seen[] = [];
  const acknowledged: number[] = [];
  const loading = { isOver: false };

  async function note(what: string, sending: Promise<Response>): Promise<void> {
    const response = await sending;
    const body = await response.text();
    const { status, headers: told } = response;
    if (what === 'a command' && status === 200)
      acknowledged.push((JSON.parse(body) as { inquiry_reply_id: number }).inquiry_reply_id);
    const retryAfter = told.get('retry-after');
    const type = told.get('content-type') ?? '';
    seen.push({ what, status, retryAfter, type, body: status === 503 ? body : body.slice(0, 300) });
  }
  async function load(origin: string, what: string): Promise<void> {
    while (!loading.isOver) {
      await note(what, LOADS[what]!(origin)).catch((error: Error) => {
        seen.push({ what, status: 0, retryAfter: null, type: '', body: String(error.cause ?? error) });
      });
      await delay(30);
    }
  }
  const loads = [both.url, web.url].flatMap((origin) => Object.keys(LOADS).map((what) => load(origin, what)));

  const commandAcknowledged = () => {
    const before = acknowledged.length;
    return until('one more command is acknowledged', () => acknowledged.length > before);
  };

  const unhealthy: number[] = [];
  try {
    for (let outage = 0; outage < OUTAGES; outage++) {
      await ready();
      await commandAcknowledged();
      await delay(random() * 300);
      const kinds = Object.keys(ENDS);
      await ENDS[kinds[Math.floor(random() * kinds.length)]!]!();
      for (const { url: origin } of [both, web]) {
        const status = await statusOf(origin, '/healthz');
        if (status !== 200) unhealthy.push(status);
      }
    }
    await ready();
    await commandAcknowledged();
  } finally {
    loading.isOver = true;
    await Promise.all(loads);
  }

  expect(unhealthy).toEqual([]);
  allAlive();

  // Each answered, or said that it could not and when to try again.
  const odd = seen.filter(({ what, status }) => status !== 503 && status !== (WELL[what] ?? 200));
  expect(odd).toEqual([]);
  const away = seen.filter(({ status }) => status === 503);
  expect(new Set(away.map(({ what }) => what))).toEqual(new Set(Object.keys(LOADS)));
  expect(away.filter(({ retryAfter }) => !/^\d+$/.test(retryAfter ?? ''))).toEqual([]);
  for (const { what, type, body } of away) {
    if (type.startsWith('text/html')) expect(body).toMatch(/<html lang="ja">[^]*もう一度お試しください/);
    else
      expect({ what, code: JSON.parse(body).error.code }).toEqual({ what, code: 'temporarily_unavailable' });
  }
  expect(new Set(away.filter(({ type }) => type.startsWith('text/html')).map(({ what }) => what))).toEqual(
    new Set(['a page', 'sign-in', 'unsubscribe page']),
  );

  // One line of the log for each request that failed.
  const failed = [both, web].flatMap(({ output }) =>
    output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { req?: { id: string }; level: number })
      .flatMap(({ req, level }) => (req && level >= 50 ? [req.id] : [])),
  );
  expect(failed.length).toBe(new Set(failed).size);
  expect(failed.length).toBeGreaterThanOrEqual(away.length);

  // Nothing that was acknowledged is lost, and the work after the commit goes on by itself.
  expect(acknowledged.length).toBeGreaterThan(OUTAGES);
  const last = Math.max(...acknowledged);
  const mailOf = (id: number) =>
    ask<{ state: string }>('select state from deliveries where cause = $1', [
      `inquiry_replied:inquiry_reply:${id}`,
    ]);
  while ((await mailOf(last)).length === 0) await delay(100);
  const written = await ask<{ id: number }>('select id from inquiry_replies');
  const ids = new Set(written.map(({ id }) => id));
  expect(acknowledged.filter((id) => !ids.has(Number(id)))).toEqual([]);
  while (
    (await ask('select from outbox_events where processed_at is null and available_at <= now()')).length > 0
  )
    await delay(100);
  const states = await ask<{ state: string; mails: number }>(
    `select coalesce(d.state, 'missing') as state, count(*)::int as mails
     from unnest($1::int[]) as reply (id)
     left join deliveries d on d.cause = 'inquiry_replied:inquiry_reply:' || reply.id group by 1`,
    [acknowledged],
  );
  expect(
    states.map(({ state }) => state).filter((state) => ['missing', 'held', 'failed'].includes(state)),
  ).toEqual([]);
  while (
    (await ask(`select from deliveries where state = 'sent' and cause like 'inquiry_replied:%'`)).length === 0
  )
    await delay(100);
}, 180_000);

test('R13: a stop that is meant ends the database too, and it stays down', async () => {
  await web.stop();
  await worker.stop();
  expect({ code: await both.stop(), output: both.output() }).toMatchObject({ code: 0 });
  expect(fs.existsSync(path.join(database(), 'postmaster.pid'))).toBe(false);
}, 60_000);
