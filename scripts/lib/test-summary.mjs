import { log } from './log.mjs';

/**
 * Runs one stage and notes how long it took.
 * @param {string} name
 * @param {() => Promise<import('./test-runners.mjs').Tally>} run
 */
export async function stage(name, run) {
  const start = performance.now();
  const tally = await run();
  return { name, seconds: (performance.now() - start) / 1000, ...tally };
}

/**
 * Prints what passed and failed in each stage, where the time went, and the sum as the last line.
 * @param {Awaited<ReturnType<typeof stage>>[]} stages
 * @returns {number} the exit code
 */
export function summary(stages) {
  log('');
  for (const { name, passed, failed, failures, seconds, leftOut = [] } of stages) {
    log(`${name.padEnd(8)} ${passed} passed, ${failed} failed (${seconds.toFixed(0)} s)`);
    for (const line of failures) log(`  ✗ ${line}`);
    for (const line of leftOut) log(`  – left out: ${line}`);
  }
  const sum = (key) => stages.reduce((total, each) => total + each[key], 0);
  log(`took ${(sum('seconds') / 60).toFixed(1)} minutes`);
  log('');
  log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
}
