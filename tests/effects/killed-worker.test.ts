import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { Delivery } from '../../db/models/delivery.ts';
import { OutboxEvent } from '../../db/models/outbox-event.ts';
import { projectRoot } from '../../project-root.ts';
import { startSmtpSink } from './smtp-sink.ts';
import type { SmtpSink } from './smtp-sink.ts';
import { until } from './until.ts';
import { application, startWorld } from './world.ts';
import type { World } from './world.ts';

const CONCURRENCY = 3;
const MINUTES_PER_LIFE = 2;

/** Of the worker, bundled: each of its many lives would load hundreds of files anew. */
let folder: string;
let world: World;
let sink: SmtpSink;
let children: ChildProcess[];

beforeAll(async () => {
  // Inside of the project, where its packages are found.
  fs.mkdirSync(path.join(projectRoot, '.tmp'), { recursive: true });
  folder = fs.mkdtempSync(path.join(projectRoot, '.tmp/killed-worker-'));
  await build({
    entryPoints: [path.join(projectRoot, 'tests/effects/killed-worker-child.ts')],
    outfile: path.join(folder, 'child.mjs'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    sourcemap: 'inline',
    logLevel: 'warning',
  });
  world = await startWorld();
});
afterAll(async () => {
  await world.close();
  fs.rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await world.clear();
  world.clock.now = new Date();
  sink = await startSmtpSink();
  children = [];
});
afterEach(async () => {
  for (const child of children) await kill(child);
  await sink.close();
});

/** Each life's clock is further ahead, so that the leases of the one before are over. */
function startChild(): ChildProcess {
  const minutesAhead = children.length * MINUTES_PER_LIFE;
  const script = path.join(folder, 'child.mjs');
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', script, world.url, sink.url, os.tmpdir(), String(minutesAhead)],
    { cwd: projectRoot, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  children.push(child);
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

async function apply(count: number): Promise<string[]> {
  const students: string[] = [];
  for (let index = 0; index < count; index++) {
    const made = await application();
    students.push(made.student.email);
    await world.emit({ type: 'application_created', payload: { application_id: made.application.id } });
  }
  return students;
}

const stateOf = async (email: string) =>
  (await Delivery.findOne({ where: { recipient_email: email } }))?.state ?? 'none';
const count = (state: string) => Delivery.count({ where: { state } });

test('a worker killed before the content leaves: the mail goes by the next one', async () => {
  let isAtRecipient = false;
  sink.rule.behaviour = () => 'hang_at_rcpt';
  sink.rule.onContent = () => {
    isAtRecipient = true;
  };
  const child = startChild();
  const [student] = await apply(1);
  await until('the worker waits at the recipient', () => isAtRecipient);
  await kill(child);
  expect(await stateOf(student!)).toBe('sending');

  sink.rule.behaviour = () => 'take';
  startChild();
  await until('the mail is sent', async () => (await stateOf(student!)) === 'sent');
  expect(sink.to(student!)).toHaveLength(1);
});

test('a worker killed between the content and the answer: the mail is held, not sent again', async () => {
  let isReceived = false;
  sink.rule.behaviour = () => 'hang_after_content';
  sink.rule.onContent = () => {
    isReceived = true;
  };
  const child = startChild();
  const [student] = await apply(1);
  await until('the server has the content', () => isReceived);
  await kill(child);

  sink.rule.behaviour = () => 'take';
  startChild();
  const [other] = await apply(1);
  await until('the next worker works', async () => (await stateOf(other!)) === 'sent');
  await until('the mail is held', async () => (await stateOf(student!)) === 'held');
  expect(sink.to(student!)).toHaveLength(1);
});

test('workers killed again and again lose no mail, double none and leave few to a person', async () => {
  const students = await apply(150);
  const kills = 3;
  for (let life = 1; life <= kills; life++) {
    const child = startChild();
    await until(`life ${life} has sent some`, () => sink.mails.length >= life * 25);
    await kill(child);
  }
  startChild();
  await until('nothing is left to do', async () => {
    const open = (await count('pending')) + (await count('sending'));
    return open === 0 && (await OutboxEvent.count({ where: { processed_at: null } })) === 0;
  });
  const [sent, held] = [await count('sent'), await count('held')];
  expect(sent + held).toBe(students.length);
  expect(held).toBeLessThanOrEqual(kills * CONCURRENCY);
  const received = sink.mails.map((mail) => mail.to);
  expect(new Set(received).size).toBe(received.length);
  for (const student of students)
    if ((await stateOf(student)) === 'sent') expect(sink.to(student)).toHaveLength(1);
}, 240_000);
