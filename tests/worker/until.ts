import { setTimeout as delay } from 'node:timers/promises';

/** Waits until a condition holds, looking often; fails when it does not within the time. */
export async function until(
  what: string,
  condition: () => boolean | Promise<boolean>,
  milliseconds = 60_000,
): Promise<void> {
  const deadline = performance.now() + milliseconds;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`Not within ${milliseconds} ms: ${what}`);
    await delay(10);
  }
}
