import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { Browser } from '../identity/browser.ts';
import { logIn, openForm } from '../identity/harness.ts';
import { liveStream } from '../support/live-stream.ts';
import { signIn } from './support/sign-in.ts';
import { until } from '../worker/until.ts';
import {
  killBuiltServers,
  scratchFolder,
  startBuiltServer,
  type BuiltServer,
} from './support/built-server.ts';

/** Two web processes behind one port are one server to whoever asks. */

const DEMO_APP = { client_id: 'tabidachi-student-web', audience: 'https://api.tabidachi.example/' };
const CALLS = 30;

let dataDir = '';
let server: BuiltServer;
beforeAll(async () => {
  dataDir = scratchFolder('web-processes');
  server = await startBuiltServer({
    dataDir,
    variables: {
      WEB_PROCESSES: '2',
      METRICS_LISTEN: '127.0.0.1:0',
      CALLS_PER_MINUTE_OF_ADDRESS: String(CALLS),
    },
  });
}, 240_000);
afterAll(() => {
  killBuiltServers();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

/** Over a connection of its own: the processes take them in turn. */
const ask = (
  path: string,
  { method = 'GET', token = '', headers = {}, body = '' } = {},
): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const sent = { ...headers, ...(token && { authorization: `Bearer ${token}` }) };
    const request = http.request(
      `${server.url}${path}`,
      { method, headers: sent, agent: false },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => resolve({ status: response.statusCode!, text }));
      },
    );
    request.on('error', reject);
    request.setTimeout(30_000, () => request.destroy(new Error(`No answer from ${path}`)));
    request.end(body);
  });

async function statusesOf(times: number, asking: () => Promise<{ status: number }>) {
  const counts: Record<number, number> = {};
  for (let n = 0; n < times; n++) {
    const { status } = await asking();
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

/** The web processes by their ids. */
function webProcesses(): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  return rows.flatMap((row) => {
    const [, pid, parent, args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(row) ?? [];
    return Number(parent) === server.pid && args.includes('--web-process') ? [Number(pid)] : [];
  });
}

const OWN_DATA = '/jtj/queries/user__get_own_data';

test('the figures of all processes stand in one place', async () => {
  expect(webProcesses()).toHaveLength(2);
  const [, metrics = ''] = /Metrics\s+(\S+)/.exec(server.output()) ?? [];
  const text = await (await fetch(metrics)).text();
  const memory = text.match(/^process_resident_memory_bytes \d+$/gm) ?? [];
  expect(memory).toHaveLength(1);
  const rss = (pid: number) =>
    1024 * Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
  expect(Number(memory[0]!.split(' ')[1])).toBeGreaterThan(1.5 * rss(server.pid));
  expect(text).toContain('nodejs_eventloop_lag_seconds');
});

test('a log-out ends the token in every process, also where it has been verified', async () => {
  const browser = new Browser(server.url);
  const { access_token: token } = await logIn(
    browser,
    server.url,
    'student@example.com',
    DEMO_PASSWORD,
    DEMO_APP,
  );
  expect(await statusesOf(4, () => ask(OWN_DATA, { token }))).toEqual({ 200: 4 });
  await browser.get(`/v2/logout?client_id=${DEMO_APP.client_id}`);
  expect(await statusesOf(4, () => ask(OWN_DATA, { token }))).toEqual({ 401: 4 });
});

test('what is changed in one process is what every process shows, also on pages that are kept', async () => {
  const token = await signIn(server.url, 'manager@example.com');
  const list = await ask(`/staff/api/articles?filter=${encodeURIComponent('{"state":"published"}')}`, {
    token,
  });
  const [{ id, version, title }] = JSON.parse(list.text) as [
    { id: number; version: number; title: Record<string, string> },
  ];
  const pages = () =>
    Promise.all(
      [1, 2, 3, 4].map(async () => {
        const { text } = await ask(`/articles/${id}`, {
          headers: { accept: 'text/html', 'accept-language': 'en', 'accept-encoding': 'identity, br;q=0' },
        });
        return text.includes('Changed for all');
      }),
    );
  expect(await pages()).toEqual([false, false, false, false]);
  const changed = await ask(`/staff/api/articles/${id}`, {
    method: 'PUT',
    token,
    headers: { 'if-match': `"${version}"`, 'content-type': 'application/json' },
    body: JSON.stringify({ title: { ...title, en: 'Changed for all' } }),
  });
  expect(changed).toMatchObject({ status: 200 });
  expect(await pages()).toEqual([true, true, true, true]);
});

test('what a student changes in one process decides how jobs fit in every process', async () => {
  const token = await signIn(server.url, 'student@example.com');
  const { text } = await ask('/jtj/queries/search_recruitments?per_page=1&q[required_jlpt_gteq]=2', {
    token,
  });
  const { recruitments } = JSON.parse(text) as { recruitments: [{ id: number }] };
  const fits = () =>
    Promise.all(
      [1, 2, 3, 4].map(async () => {
        const page = await ask(`/jtj/queries/aggregates__recruitment?id=${recruitments[0].id}`, { token });
        const { eligibility } = JSON.parse(page.text) as {
          eligibility: { requirements: { requirement: string; status: string; have: unknown }[] };
        };
        const jlpt = eligibility.requirements.find(({ requirement }) => requirement === 'jlpt');
        return jlpt && [jlpt.status, jlpt.have];
      }),
    );
  // The demo student also has an examination at N2.
  const everywhere = (have: number) => [1, 2, 3, 4].map(() => ['met', have]);
  expect(await fits()).toEqual(everywhere(2));
  for (const [level, told] of [
    [1, 1],
    [5, 2],
  ] as const) {
    const changed = await ask('/jtj/commands/user__update_profile', {
      method: 'PATCH',
      token,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user: { jlpt: level } }),
    });
    expect(changed).toMatchObject({ status: 200 });
    expect(await fits()).toEqual(everywhere(told));
  }
});

describe('limits count what all processes answer', () => {
  test('calls of an address', async () => {
    expect(await statusesOf(CALLS + 6, () => ask('/is-japan'))).toEqual({ 200: CALLS, 429: 6 });
  });

  test('calls of a key, which no process answers once it is revoked', async () => {
    const token = await signIn(server.url, 'manager@example.com');
    const change = async (path: string, method: string, body: object) => {
      const { status, text } = await ask(path, {
        method,
        token,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect([200, 201]).toContain(status);
      return JSON.parse(text) as { id: number; secret: string };
    };
    const { id } = await change('/staff/api/api_keys', 'POST', {
      name: 'Two processes',
      scopes: ['read_jobs'],
      limit_per_minute: 10,
      expires_on: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
    });
    const { secret } = await change('/jtj/commands/hf_member__issue_api_key_secret', 'PATCH', {
      api_key: { id },
    });
    const read = () => ask('/staff/api/recruitments', { token: secret });
    expect(await statusesOf(14, read)).toEqual({ 200: 10, 429: 4 });
    await change('/jtj/commands/hf_member__revoke_api_key', 'PATCH', { api_key: { id } });
    expect(await statusesOf(4, read)).toEqual({ 401: 4 });
  });

  test('sign-ups', async () => {
    const signUp = () => ask('/dbconnections/signup', { method: 'POST' });
    expect(await statusesOf(53, signUp)).toEqual({ 400: 50, 429: 3 });
  });

  test('wrong passwords', async () => {
    const guess = async () => {
      const browser = new Browser(server.url);
      browser.headers['connection'] = 'close';
      const { form } = await openForm(browser, server.url, DEMO_APP);
      return browser.post(`${form}/log-in`, { email: 'mentor@example.com', password: 'not this one' });
    };
    expect(await statusesOf(13, guess)).toEqual({ 401: 10, 429: 3 });
  });
});

test('screens at every process hear what is changed at any', async () => {
  const token = await signIn(server.url, 'manager@example.com');
  const streams = await Promise.all([1, 2, 3, 4].map(() => liveStream(server.url, token)));
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const list = await ask(
    `/staff/api/applications?filter=${encodeURIComponent('{"state":"in_correction"}')}`,
    { token },
  );
  const [{ id }] = JSON.parse(list.text) as [{ id: number }];
  const told = await ask('/jtj/commands/hf_member__heartbeat', {
    method: 'PATCH',
    token,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ application: { id, visit: crypto.randomUUID() } }),
  });
  expect(told).toMatchObject({ status: 200 });
  await Promise.all(streams.map((stream) => stream.hears('presences', id)));
  streams.forEach((stream) => stream.leave());
});

test('a process that dies is started again, and the other one answers meanwhile', async () => {
  const before = webProcesses();
  process.kill(before[0]!, 'SIGKILL');
  await until('its end is known', () => server.output().includes('a web process ended'));
  expect(await statusesOf(4, () => ask('/healthz'))).toEqual({ 200: 4 });
  await until('there are two again', () => webProcesses().length === 2);
  expect(webProcesses()).toContain(before[1]);
  expect(webProcesses()).not.toContain(before[0]);
});

test('a stop leaves no process behind', async () => {
  const pids = webProcesses();
  const token = await signIn(server.url, 'manager@example.com');
  const streams = await Promise.all([1, 2].map(() => liveStream(server.url, token)));
  const began = performance.now();
  expect(await server.stop()).toBe(0);
  await Promise.all(streams.map((stream) => stream.ends()));
  // Open streams are not waited for, as answers under way would be.
  expect(performance.now() - began).toBeLessThan(8_000);
  const isAlive = (pid: number) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  expect(pids.filter(isAlive)).toEqual([]);
  expect(fs.existsSync(`${dataDir}/server.lock`)).toBe(false);
});
