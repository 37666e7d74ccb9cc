/** A worker that does what it is told: answer, fail, die, leave, hang or grow. Says how many jobs it had before. */
import { parentPort, workerData } from 'node:worker_threads';

let jobs = 0;
parentPort.on('message', (what) => {
  if (what === 'die') throw new Error('out of order');
  if (what === 'leave') process.exit(3);
  if (what === 'hang') for (;;);
  if (what === 'grow') for (const kept = []; ;) kept.push(Array.from({ length: 1000 }, Math.random));
  if (what === 'fail') parentPort.postMessage({ error: { code: 'broken_photo', message: 'no photo' } }, []);
  else parentPort.postMessage({ result: Uint8Array.of(workerData.mark, jobs) }, []);
  jobs += 1;
});
