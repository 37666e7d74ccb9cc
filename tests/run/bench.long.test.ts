import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { optionsOf, UsageError } from '../../bench/options.ts';
import { KEYWORDS } from '../../bench/rows/keywords.ts';
import { check, tablesOf, type Row } from '../../bench/report.ts';
import { projectRoot } from '../../project-root.ts';
import { scratchFolder } from './support/built-server.ts';

let folder = '';
beforeAll(() => {
  folder = scratchFolder('bench');
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

interface Ended {
  code: number | null;
  output: string;
  progress: string;
  pid: number;
}

function runBench(...args: string[]): Promise<Ended> {
  const program = ['--import', 'tsx', path.join(projectRoot, 'scripts/bench.ts'), ...args];
  const child = spawn(process.execPath, program, {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let progress = '';
  child.stdout.on('data', (part) => (output += part));
  child.stderr.on('data', (part) => (progress += part));
  return new Promise((resolve) =>
    child.once('close', (code) => resolve({ code, output, progress, pid: child.pid! })),
  );
}

describe('a quick run', () => {
  let ended: Ended;
  let report: { quick: boolean; rows: Row[] };
  const sections = ['search', 'matching', 'pages', 'staff', 'limit', 'pdf', 'mail'];

  beforeAll(async () => {
    const out = path.join(folder, 'bench.json');
    const only = ['--only', sections.join(','), '--recruitments', '500', '--rows', '500'];
    ended = await runBench('--quick', '--json', '--out', out, ...only);
    if (ended.code === 0) report = JSON.parse(fs.readFileSync(out, 'utf8')) as typeof report;
  }, 480_000);

  test('ends well, and prints the report it has written', () => {
    expect(ended).toMatchObject({ code: 0 });
    expect(JSON.parse(ended.output)).toEqual(report);
    expect(report.quick).toBe(true);
  });

  test('has rows of every part, each with numbers and with those of the bare way beside them', () => {
    expect([...new Set(report.rows.map(({ section }) => section))]).toEqual(sections);
    for (const { name, measured, bare, ratio, checks } of report.rows) {
      const figures = [...Object.values(measured), ...Object.values(bare ?? {}), ratio];
      expect({ name, figures: figures.filter((value) => !Number.isFinite(value)) }).toEqual({
        name,
        figures: [],
      });
      expect(ratio).toBeGreaterThan(0);
      expect(checks.length).toBeGreaterThan(0);
    }
  });

  test('searches for what is there, and sends each request more than once', () => {
    const searches = report.rows.filter(({ section }) => section === 'search');
    expect(searches.length).toBeGreaterThanOrEqual(12);
    for (const { name, measured } of searches) {
      expect({ name, found: measured['hits']! > 0 }).toEqual({ name, found: true });
      expect(measured['statements']).toBeGreaterThan(0);
      expect(measured['cpu_ms']).toBeGreaterThan(0);
    }
  });

  test('sends every mail once, also by workers that are killed', () => {
    const mails = report.rows.filter(({ section }) => section === 'mail');
    expect(mails.map(({ measured }) => measured)).toEqual([
      expect.objectContaining({ lost: 0, doubled: 0 }),
      expect.objectContaining({ lost: 0, doubled: 0, kills: 1 }),
      expect.objectContaining({ doubled: 0 }),
    ]);
  });

  test('leaves nothing behind', () => {
    expect(fs.existsSync(path.join(projectRoot, `.tmp/bench-${ended.pid}`))).toBe(false);
  });
});

test('each page of the console gets a time, the first and the second time', async () => {
  const out = path.join(folder, 'console.json');
  const { code } = await runBench('--quick', '--json', '--out', out, '--only', 'console');
  expect(code).toBe(0);
  const { rows } = JSON.parse(fs.readFileSync(out, 'utf8')) as { rows: Row[] };
  const names = rows.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['applications', 'board', 'overview', 'one of recruitments']));
  for (const { name, measured } of rows)
    for (const time of [measured['first_ms'], measured['again_ms']])
      expect({ name, isTime: typeof time === 'number' && time > 0 }).toEqual({ name, isTime: true });
}, 240_000);

test('each keyword gets its times beside those of the search before', async () => {
  const out = path.join(folder, 'keywords.json');
  const only = ['--only', 'keywords', '--recruitments', '300'];
  const { code } = await runBench('--quick', '--json', '--out', out, ...only);
  expect(code).toBe(0);
  const { rows } = JSON.parse(fs.readFileSync(out, 'utf8')) as { rows: Row[] };
  expect(rows.map(({ name }) => name)).toEqual([
    ...KEYWORDS,
    `mean of ${KEYWORDS.length}`,
    'while typing',
    'written anew',
  ]);
  for (const { name, measured, bare } of rows) {
    const times = Object.entries({ ...measured, ...bare }).filter(([figure]) => figure !== 'hits');
    expect({ name, wrong: times.filter(([, time]) => !(time > 0)) }).toEqual({ name, wrong: [] });
  }
}, 240_000);

describe('what is asked for wrongly is refused with what can be', () => {
  test('in its words alone, before anything is opened', async () => {
    const { code, output, progress } = await runBench('--fast');
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(progress).toMatch(/^Unknown option '--fast'/);
    expect(progress).toContain('--quick');
  });

  test.each([
    ['a part that is none', ['--only', 'search,speed'], 'There is no part "speed".'],
    ['a number that is none', ['--rows', 'many'], '"many" is no whole number'],
  ])('%s', (_name, args, message) => {
    const asked = () => optionsOf(args);
    expect(asked).toThrow(UsageError);
    expect(asked).toThrow(message);
    expect(asked).toThrow('--quick');
  });
});

describe('the tables', () => {
  const row = (name: string, p95: number): Row => ({
    section: 'search',
    heading: 'Search',
    name,
    measured: { p95_ms: p95, statements: 2 },
    bare: { p95_ms: 10 },
    ratio: 2.5,
    checks: [check('p95_ms', p95, 'below', 100), check('cpu_over_bare_ms', 3.25, 'at_most', 5)],
  });

  test('have the budgets under their columns, and say what was missed', () => {
    const text = tablesOf([row('near', 99.9), row('over', 100)]);
    const [heading, head, budgets, near, over, , sum] = text.split('\n');
    expect(heading).toBe('Search');
    expect(head?.trim().split(/\s{2,}/)).toEqual([
      'p95 ms',
      'statements',
      'cpu over bare ms',
      'bare p95 ms',
      'ratio',
    ]);
    expect(budgets?.trim().split(/\s{2,}/)).toEqual(['budget', '< 100', '≤ 5']);
    expect(near?.trim().split(/\s{2,}/)).toEqual(['near', '99.9', '2', '3.25', '10', '2.50 ×', 'ok']);
    expect(over).toMatch(/MISSED: p95 ms$/);
    expect(sum).toBe('1 of 2 rows within their budgets.');
  });
});
