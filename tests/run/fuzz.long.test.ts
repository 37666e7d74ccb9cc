import { spawn } from 'node:child_process';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { projectRoot } from '../../project-root.ts';
import { csvRecords, faultsOf } from '../fuzz/judge.ts';
import { optionsOf, UsageError } from '../fuzz/options.ts';
import { chanceOf } from '../fuzz/random.ts';
import type { Answer, Shot } from '../fuzz/shot.ts';

function runFuzz(...args: string[]): Promise<{ code: number | null; output: string }> {
  const program = ['--import', 'tsx', path.join(projectRoot, 'scripts/fuzz.ts'), '--no-build', ...args];
  const child = spawn(process.execPath, program, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (part) => (output += part));
  child.stderr.on('data', (part) => (output += part));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}

test('some hundred made-up requests of every role meet no fault', async () => {
  // Whether it is fast enough is no question for a machine that runs other tests meanwhile.
  const { code, output } = await runFuzz('--seed', '20261121', '--calls', '300', '--slow-ms', '60000');
  expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('300 calls') });
  for (const role of ['visitor', 'account', 'student', 'mentor', 'manager'])
    expect(output).toMatch(new RegExp(`^calls +${role} +[1-9]`, 'm'));
  expect(Number(/300 calls, (\d+) % valid/.exec(output)?.[1])).toBeGreaterThanOrEqual(33);
}, 400_000);

const CSV = { 'content-type': 'text/csv; charset=utf-8' };

describe('the judge', () => {
  const shot: Shot = {
    surface: 'calls',
    role: 'visitor',
    what: 'x',
    method: 'GET',
    path: '/x',
    headers: {},
    isEnveloped: true,
    isMeantWell: true,
  };
  const answer = (fields: Partial<Answer> & { text?: string }): Answer => ({
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(fields.text ?? '{}'),
    isWhole: true,
    ms: 1,
    begunMs: 1,
    ...fields,
  });
  const enveloped = (code: string) =>
    JSON.stringify({ error: { code, message: 'No.', fields: {}, details: {}, request_id: '1' } });

  test.each<[string, Answer, number]>([
    ['an answer', answer({}), 0],
    ['a refusal in the envelope', answer({ status: 404, text: enveloped('not_found') }), 0],
    ['a refusal with the code of another status', answer({ status: 403, text: enveloped('not_found') }), 1],
    ['a refusal without the envelope', answer({ status: 404, text: '{"error":"no"}' }), 1],
    ['a 5xx', answer({ status: 500, text: enveloped('internal_error') }), 1],
    ['a cut answer', answer({ isWhole: false }), 1],
    ['a slow answer', answer({ ms: 2001 }), 1],
    [
      'a long export that begins at once',
      answer({ ms: 2001, headers: CSV, body: Buffer.from('\ufeffid\r\n1\r\n') }),
      0,
    ],
    [
      'an export that begins late',
      answer({ ms: 2002, begunMs: 2001, headers: CSV, body: Buffer.from('\ufeffid\r\n1\r\n') }),
      1,
    ],
    ['JSON that ends early', answer({ text: '{"a":' }), 1],
    [
      'a PDF that ends early',
      answer({ headers: { 'content-type': 'application/pdf' }, text: '%PDF-1.7' }),
      1,
    ],
    ['a CSV that ends within a cell', answer({ headers: { 'content-type': 'text/csv' }, text: 'a\n"b' }), 1],
    ['no answer', answer({ broken: 'socket hang up' }), 1],
  ])('of %s', (_name, given, faults) => {
    expect(faultsOf(shot, given, 2000)).toHaveLength(faults);
  });

  test('counts the records of a CSV, not its lines', () => {
    expect(csvRecords('a,b\n"1\n2","3""\n"\n')).toBe(2);
  });
});

test('the same seed chooses the same, whatever came before', () => {
  const drawn = (seed: number, number: number) => {
    const chance = chanceOf(seed, number);
    return Array.from({ length: 5 }, () => chance.whole(1_000_000));
  };
  expect(drawn(1, 7)).toEqual(drawn(1, 7));
  expect(drawn(1, 7)).not.toEqual(drawn(1, 8));
  expect(drawn(1, 7)).not.toEqual(drawn(2, 7));
});

test.each([
  ['--sed', '1'],
  ['--calls', 'many'],
  ['--seconds', '0'],
])('%s %s is refused with what can be', (...args) => {
  expect(() => optionsOf(args, 1)).toThrow(UsageError);
  expect(() => optionsOf(args, 1)).toThrow('--seed n');
});
