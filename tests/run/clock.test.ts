import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { badDays, environmentAt, readDate } from '../../scripts/lib/clock.mjs';
import { projectRoot } from '../../project-root.ts';
import { clockShift } from '../support/clock/shift-postgres.ts';
import { freshDatabase } from '../support/database.ts';
import { prepared } from '../support/prepared.ts';

const database = prepared(freshDatabase);

/** Two clocks of one machine, read one after the other. */
const NEAR = 60_000;
const expectNear = (time: number) => expect(Math.abs(time - Date.now())).toBeLessThan(NEAR);

async function databaseTime(sql: string): Promise<number> {
  const [rows] = await database.sequelize.query(`select extract(epoch from ${sql}) * 1000 as time`);
  return Number((rows as { time: string }[])[0]!.time);
}

describe('D1: everything that runs for the tests lives at the same time', () => {
  test.each(['now()', 'clock_timestamp()', 'statement_timestamp()', 'transaction_timestamp()'])(
    'the database by %s',
    async (sql) => expectNear(await databaseTime(sql)),
  );

  test('rows that the database dates', async () => {
    const inserted = `insert into outbox_events (type, payload, available_at) values ('test', '{}', now()) returning created_at`;
    const [rows] = await database.sequelize.query(inserted);
    expectNear((rows as { created_at: Date }[])[0]!.created_at.getTime());
  });

  test('worker threads', async () => {
    const code = `require('node:worker_threads').parentPort.postMessage(Date.now())`;
    const worker = new Worker(code, { eval: true });
    expectNear(await new Promise<number>((resolve) => worker.once('message', resolve)));
    await worker.terminate();
  });

  const inChild = async (code: string, environment: Record<string, string> = {}) => {
    const env = { ...process.env, ...environment };
    const { stdout } = await promisify(execFile)(process.execPath, ['-p', code], { env, cwd: projectRoot });
    return stdout.trim();
  };

  test('other processes of Node', async () => expectNear(Number(await inChild('Date.now()'))));

  test('a shifted clock is the given time, in each way to ask for it', async () => {
    const date = new Date('2028-02-29T03:00:00Z');
    const { CLOCK_SHIFT_MS } = environmentAt(date);
    // From this process's time, which may be shifted itself, to the real one that the child starts from.
    const variables = {
      ...environmentAt(date),
      CLOCK_SHIFT_MS: String(Number(CLOCK_SHIFT_MS) + clockShift()),
    };
    const ways = `JSON.stringify([Date.now(), +new Date(), Date.parse(Date()), new Date(5).getTime(),
      new Date() instanceof Date, new Date().constructor === Date, Date.UTC(1970, 0, 1)])`;
    const [now, made, told, ...rest] = JSON.parse(await inChild(ways, variables)) as number[];
    for (const time of [now!, made!, told!]) expect(Math.abs(time - date.getTime())).toBeLessThan(NEAR);
    expect(rest).toEqual([5, true, true, 0]);
  });
});

describe('a date on the command line', () => {
  test.each([
    ['2028-02-29', '2028-02-29T03:00:00.000Z'],
    ['2027-12-31T23:50', '2027-12-31T14:50:00.000Z'],
    ['2027-10-31T00:30:00Z', '2027-10-31T00:30:00.000Z'],
    ['2027-10-31T02:30+02:00', '2027-10-31T00:30:00.000Z'],
  ])('%s', (text, time) => expect(readDate(text).toISOString()).toBe(time));

  test.each(['', 'tomorrow', '2027-02-29', '2027-13-01', '2028-02-29T25:00'])('"%s" is refused', (text) =>
    expect(() => readDate(text)).toThrow('is no time'),
  );
});

test('the days on which the tests run again come anew from each today', () => {
  const days = badDays(new Date('2026-11-22T12:00:00Z')).map(({ date }) => date.toISOString());
  expect(days).toEqual([
    '2028-02-29T03:00:00.000Z',
    '2027-12-31T14:50:00.000Z',
    '2027-03-31T15:05:00.000Z',
    '2027-10-31T00:30:00.000Z',
    '2027-12-27T12:00:00.000Z',
  ]);
});
