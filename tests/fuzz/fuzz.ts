import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../project-root.ts';
import type { AnyResource } from '../../server/core/resources/define-resource.ts';
import { RESOURCES } from '../../server/registry/resources.ts';
import type { World } from '../wire/support/world.ts';
import { createAsker, type Asker } from './ask.ts';
import { csvRecords, faultsOf } from './judge.ts';
import type { Options } from './options.ts';
import { worldMaker } from './people.ts';
import { chanceOf, type Chance } from './random.ts';
import { Report } from './report.ts';
import { startFuzzedServer, type FuzzedServer } from './server.ts';
import type { Answer, Shot } from './shot.ts';
import type { Fuzz, Known } from './state.ts';
import { adminShot } from './surfaces/adminjs.ts';
import { callShot } from './surfaces/calls.ts';
import { consoleShot } from './surfaces/console.ts';
import { identityShot } from './surfaces/identity.ts';
import { pageShot } from './surfaces/pages.ts';
import { Payloads } from './surfaces/payloads.ts';
import { sendRaw } from './surfaces/raw.ts';

/**
 * Valid calls consume people and records, so a new world is made after this many calls (in a short run,
 * halfway).
 */
const CALLS_PER_WORLD = 1500;
const KNOWN_RECORDS = 20;
const SURFACES: readonly [number, (fuzz: Fuzz, chance: Chance) => Shot][] = [
  [0.48, callShot],
  [0.74, consoleShot],
  [0.86, pageShot],
  [0.92, identityShot],
  [0.99, adminShot],
];

/** Sends generated requests until the configured limit is reached. @returns the report */
export async function runFuzz(options: Options, log: (line: string) => void): Promise<Report> {
  const report = new Report(path.resolve(projectRoot, options.out));
  log(`Seed ${options.seed}. Starting a server with the demo data …`);
  const server = await startFuzzedServer();
  const asker = createAsker(server.url, options.clients);
  const makeWorld = await worldMaker(server);
  const deadline = performance.now() + options.seconds * 1000;
  const perWorld = Math.min(CALLS_PER_WORLD, Math.ceil(options.calls / 2));
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  process.once('SIGINT', stop);
  try {
    for (let done = 0; done < options.calls && performance.now() < deadline && !stopping.signal.aborted;) {
      const fuzz = await openWorld(server, asker, await makeWorld());
      const end = Math.min(options.calls, done + perWorld);
      const told = report.failures.length;
      let next = done;
      const client = async () => {
        while (next < end && performance.now() < deadline && !stopping.signal.aborted) {
          await one(next++, fuzz, asker, options, report);
          if (!server.isRunning()) {
            report.fail(next - 1, ['the server has ended', server.output().slice(-2000)]);
            stop();
          }
        }
      };
      await Promise.all(Array.from({ length: options.clients }, client));
      done = next;
      // Logged immediately: in an hour-long run the first failure should not wait for the report.
      for (const failure of report.failures.slice(told)) log(failure.split('\n')[0]!);
      log(`${done} calls, ${report.failures.length} failures`);
    }
  } catch (error) {
    stop();
    const { stack, parent } = error as Error & { parent?: { detail?: string } };
    const words = `${parent?.detail ?? ''} ${String(stack)}`;
    report.fail(report.calls, [`the fuzz itself failed: ${words}`]);
    log(words);
  } finally {
    process.off('SIGINT', stop);
    asker.close();
    const code = await server.stop();
    if (code !== 0) report.fail(report.calls, [`the server ended with ${String(code)}`]);
  }
  return report;
}

/** Generates one request, sends it and checks the response. */
async function one(
  number: number,
  fuzz: Fuzz,
  asker: Asker,
  options: Options,
  report: Report,
): Promise<void> {
  const chance = chanceOf(options.seed, number);
  const { url } = fuzz.server;
  const place = chance.next();
  const make = SURFACES.find(([upTo]) => place < upTo)?.[1];
  if (!make) {
    const since = performance.now();
    const { status, text, sent } = await sendRaw(url, chance);
    report.add({ surface: 'wire', role: 'visitor', what: 'raw' }, { status, ms: performance.now() - since });
    if (status >= 500)
      report.fail(number, [`raw ${JSON.stringify(sent.slice(0, 100))}: ${text.slice(0, 100)}`]);
    return;
  }
  const shot = make(fuzz, chance);
  const answer = await asker.send(shot);
  report.add(shot, answer);
  const faults = [
    ...faultsOf(shot, answer, options.slowMs),
    ...(await rowsMissing(shot, answer, fuzz, asker)),
  ];
  if (faults.length > 0) report.fail(number, faults, shot, url);
  // The logged path tells which call it belongs to, since several run concurrently.
  for (const line of fuzz.server.newFaults()) report.fail(number, [`log: ${line.slice(0, 1500)}`]);
  learn(fuzz, shot, answer);
}

/** Compares an export's row count with the list's total, skipped if something was written in between. */
async function rowsMissing(shot: Shot, answer: Answer, fuzz: Fuzz, asker: Asker): Promise<string[]> {
  if (answer.status !== 200 || !shot.path.includes('.csv') || shot.surface !== 'console') return [];
  const list: Shot = { ...shot, path: shot.path.replace('.csv', ''), headers: { ...shot.headers } };
  const total = async () => {
    const { headers, status } = await asker.send(list);
    const text = /\/(\d+)$/.exec(String(headers['content-range']))?.[1];
    return status === 200 && text && headers['x-total-capped'] === undefined ? Number(text) : null;
  };
  const rows = (csvRecords(answer.body.toString()) ?? 1) - 1;
  const before = await total();
  if (before === null || before === rows) return [];
  const again = await asker.send(shot);
  const after = await total();
  const now = (csvRecords(again.body.toString()) ?? 1) - 1;
  return before === after && again.status === 200 && now !== after
    ? [`the export has ${now} rows, the list ${after}`]
    : [];
}

/** Stores rows and record versions from responses for use in later requests. */
function learn(fuzz: Fuzz, { surface, path: address, method }: Shot, answer: Answer): void {
  if (surface !== 'console' || answer.status !== 200 || method === 'DELETE') return;
  const [, name = '', rest] = /^\/staff\/api\/(\w+)(\/\d+)?(?:\?|$)/.exec(address) ?? [];
  if (name === '') return;
  const known = fuzz.records.get(name) ?? [];
  const answered = JSON.parse(answer.body.toString()) as Known['values'] | Known['values'][];
  const rows = Array.isArray(answered) ? answered : [answered];
  for (const values of rows.filter(({ id }) => Number.isInteger(id))) {
    const id = Number(values['id']);
    const at = known.findIndex((record) => record.id === id);
    if (at >= 0 && rest === undefined) continue;
    if (at >= 0) known.splice(at, 1);
    known.push({ id, version: values['version'], values });
  }
  fuzz.records.set(name, known.slice(-KNOWN_RECORDS));
}

async function openWorld(server: FuzzedServer, asker: Asker, world: World): Promise<Fuzz> {
  const fuzz: Fuzz = {
    server,
    world,
    payloads: new Payloads(),
    records: new Map(),
    adminCookie: '',
    tables: Object.values(server.sequelize.models).map(
      (model) => (model as { tableName?: string }).tableName!,
    ),
    assets: builtFiles('student-web', '').concat(builtFiles('staff-console', '/staff')),
    publicFiles: ['/files/none'],
  };
  const manager = { authorization: `Bearer ${world.tokens.manager}` };
  const quiet = {
    surface: 'console',
    role: 'manager',
    what: '',
    headers: manager,
    isEnveloped: true,
    isMeantWell: true,
  } as const;
  for (const { name, one: record } of RESOURCES as readonly AnyResource[]) {
    const list: Shot = { ...quiet, method: 'GET', path: `/staff/api/${name}` };
    learn(fuzz, list, await asker.send(list));
    const ids = (fuzz.records.get(name) ?? []).slice(0, record ? 5 : 0).map(({ id }) => id);
    fuzz.records.set(name, record ? [] : (fuzz.records.get(name) ?? []));
    for (const id of ids) {
      const shot: Shot = { ...quiet, method: 'GET', path: `/staff/api/${name}/${id}` };
      learn(fuzz, shot, await asker.send(shot));
    }
  }
  const opened = await asker.send({
    ...quiet,
    method: 'POST',
    path: '/admin/session',
    headers: { ...manager, origin: server.url },
  });
  fuzz.adminCookie = String(opened.headers['set-cookie']).split(';')[0]!;
  // The first request loads AdminJS, which takes two seconds (ADR 21).
  await asker.send({ ...quiet, method: 'GET', path: '/admin', headers: { cookie: fuzz.adminCookie } });
  return fuzz;
}

/** URLs of some of a front end's files. */
function builtFiles(folder: string, mount: string): string[] {
  const root = path.join(projectRoot, 'dist', folder);
  const files = fs.readdirSync(root, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.\w+$/.test(file))
    .sort()
    .filter((_file, index) => index % 7 === 0)
    .map((file) => `${mount}/${file}`);
}
