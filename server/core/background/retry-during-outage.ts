import { setTimeout as delay } from 'node:timers/promises';
import { failureOf } from '../../../db/failures.ts';

/** Milliseconds between retries: half a minute in all, less than a lease. */
const WAITS = [200, 400, 800, 1_600, 3_200, 5_000, 5_000, 5_000, 5_000];

/** Records something that already happened, retrying during a short database outage. */
export async function retryDuringOutage(write: () => Promise<void>): Promise<void> {
  for (const wait of WAITS) {
    try {
      await write();
      return;
    } catch (error) {
      if (failureOf(error) === null) throw error;
      await delay(wait);
    }
  }
  await write();
}
