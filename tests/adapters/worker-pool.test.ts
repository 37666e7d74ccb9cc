import path from 'node:path';
import { projectRoot } from '../../project-root.ts';
import { createWorkerPool, type WorkerPool } from '../../server/adapters/worker-pool.ts';

const file = path.join(projectRoot, 'tests', 'adapters', 'odd-worker.mjs');
let pool: WorkerPool<Uint8Array>;
const open = (size: number, timeoutMilliseconds = 10_000, memoryMegabytes?: number) => {
  pool = createWorkerPool<Uint8Array>({
    file,
    data: { mark: 7 },
    size,
    timeoutMilliseconds,
    ...(memoryMegabytes && { memoryMegabytes }),
  });
};
const run = (what: string) => pool.run(() => what).then((bytes) => [...bytes]);
afterEach(() => pool.close());

test('a worker is used again, one job at a time', async () => {
  open(1);
  expect(await Promise.all([run('work'), run('work'), run('work')])).toEqual([
    [7, 0],
    [7, 1],
    [7, 2],
  ]);
});

test('no more workers than allowed, and all of them at work', async () => {
  open(2);
  const answers = await Promise.all(Array.from({ length: 20 }, () => run('work')));
  expect(answers.filter(([, before]) => before === 0).length).toBeLessThanOrEqual(2);
});

test('what a worker throws reaches its caller, and the worker goes on', async () => {
  open(1);
  await expect(run('fail')).rejects.toMatchObject({
    code: 'worker_died',
    message: expect.stringContaining('no photo'),
  });
  expect(await run('work')).toEqual([7, 0]);
});

test('the time in the queue does not count', async () => {
  open(1, 1000);
  await run('work');
  const all = await Promise.all(Array.from({ length: 5 }, () => run('wait')));
  expect(all).toHaveLength(5);
});

test('what cannot be prepared fails alone', async () => {
  open(1);
  const unprepared = pool.run(() => {
    throw new RangeError('too much');
  });
  await expect(unprepared).rejects.toThrow('too much');
  expect(await run('work')).toEqual([7, 0]);
});

describe('a worker that goes wrong takes only its own job along', () => {
  test.each([
    ['dies', 'die', 'worker_died', /out of order/, undefined],
    ['leaves', 'leave', 'worker_died', /code: 3/, undefined],
    // Long enough for a new worker to start on a busy machine, since its first job's time holds that too.
    ['hangs', 'hang', 'timeout', /3000 ms/, 3000],
    ['takes more memory than it may', 'grow', 'worker_died', /memory/, 60_000],
  ])('%s', async (_name, what, code, message, timeoutMilliseconds) => {
    open(1, timeoutMilliseconds, 32);
    expect(await run('work')).toEqual([7, 0]);
    const lost = run(what);
    const waiting = run('work');
    await expect(lost).rejects.toMatchObject({ code, message: expect.stringMatching(message) });
    expect(await waiting).toEqual([7, 0]);
  });
});

test('closing refuses what runs, what waits and what comes later', async () => {
  open(1);
  await run('work');
  const running = run('hang');
  const waiting = run('work');
  const refused = Promise.allSettled([running, waiting]);
  await pool.close();
  const outcomes = (await refused).map(
    (outcome) => outcome.status === 'rejected' && (outcome.reason as { code: string }).code,
  );
  expect(outcomes).toEqual(['closed', 'closed']);
  await expect(run('work')).rejects.toMatchObject({ code: 'closed' });
});
