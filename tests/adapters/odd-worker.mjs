/** A worker that does what it is told: answer, wait, fail, die, leave, hang or grow. Says how many jobs it had before. */
import { setTimeout } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';

let jobs = 0;
export default async (what) => {
  if (what === 'fail') throw new Error('no photo');
  if (what === 'die') {
    setImmediate(() => {
      throw new Error('out of order');
    });
    await setTimeout(10_000);
  }
  if (what === 'leave') process.exit(3);
  if (what === 'hang') for (;;);
  if (what === 'grow') for (const kept = []; ;) kept.push(Array.from({ length: 1000 }, Math.random));
  if (what === 'wait') await setTimeout(300);
  jobs += 1;
  return Uint8Array.of(workerData.mark, jobs - 1);
};
