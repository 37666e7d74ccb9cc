import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { UsageError } from '../../bench/options.ts';
import type { Row } from '../../bench/report.ts';
import { webOptionsOf } from '../../bench/web/options.ts';
import { projectRoot } from '../../project-root.ts';
import { scratchFolder } from './support/built-server.ts';

let folder = '';
beforeAll(() => {
  folder = scratchFolder('bench-web');
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

interface Ended {
  code: number | null;
  output: string;
  progress: string;
  pid: number;
}

function runWebBench(...args: string[]): Promise<Ended> {
  const program = ['--import', 'tsx', path.join(projectRoot, 'scripts/bench-web.ts'), ...args];
  const child = spawn(process.execPath, program, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let progress = '';
  child.stdout.on('data', (part) => (output += part));
  child.stderr.on('data', (part) => (progress += part));
  return new Promise((resolve) =>
    child.once('close', (code) => resolve({ code, output, progress, pid: child.pid! })),
  );
}

test('a run without Lighthouse counts the bytes, times the first byte and leaves nothing behind', async () => {
  const out = path.join(folder, 'web.json');
  const ended = await runWebBench('--only', 'terms', '--runs', '0', '--lang', 'vi', '--json', '--out', out);
  expect(ended).toMatchObject({ code: 0 });
  const report = JSON.parse(ended.output) as { language: string; rows: Row[]; failed: string[] };
  expect(JSON.parse(fs.readFileSync(out, 'utf8'))).toEqual(report);
  expect(report).toMatchObject({ language: 'vi', runs: 0, failed: [] });
  const [bytes, firstByte] = report.rows;
  expect(report.rows.map(({ section, name }) => [section, name])).toEqual([
    ['bytes', 'terms'],
    ['first_byte', 'terms'],
  ]);
  expect(bytes!.measured['html_kb']).toBeGreaterThan(2);
  // The few lines that wait, and then the app: React alone is more than 50 KB.
  expect(bytes!.measured['js_before_touch_kb']).toBeGreaterThan(0);
  expect(bytes!.measured['js_before_touch_kb']).toBeLessThan(5);
  expect(bytes!.measured['js_after_touch_kb']).toBeGreaterThan(100);
  expect(bytes!.checks.map(({ what }) => what)).toEqual(['js_before_touch_kb', 'js_after_touch_kb']);
  expect(firstByte!.measured['p50_ms']).toBeGreaterThan(0);
  expect(firstByte!.ratio).toBeGreaterThan(0);
  expect(fs.existsSync(path.join(projectRoot, `.tmp/bench-${ended.pid}`))).toBe(false);
}, 240_000);

describe('what is asked for wrongly is refused with what can be', () => {
  test('in its words alone, before anything is opened', async () => {
    const { code, output, progress } = await runWebBench('--fast');
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(progress).toMatch(/^Unknown option '--fast'/);
    expect(progress).toContain('--runs n');
  });

  test.each([
    ['a page that is none', ['--only', 'terms,speed'], 'There is no page "speed".'],
    ['a number that is none', ['--runs', 'many'], '"many" is no whole number'],
    ['a language that is none', ['--lang', 'xx'], 'There is no language "xx".'],
  ])('%s', (_name, args, message) => {
    const asked = () => webOptionsOf(args);
    expect(asked).toThrow(UsageError);
    expect(asked).toThrow(message);
    expect(asked).toThrow('--runs n');
  });
});
