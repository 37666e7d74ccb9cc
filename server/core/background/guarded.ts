import type { Logger } from 'pino';
import { codeOf, failureOf } from '../../../db/failures.ts';

/** Logs failures: the database may be unavailable for a while, and the next sweep picks up the same work. */
export async function guarded(
  deps: { logger: Pick<Logger, 'warn' | 'error'> },
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const failure = failureOf(error);
    if (failure) deps.logger.warn({ failure, code: codeOf(error) }, 'The worker waits for the database');
    else deps.logger.error({ err: error }, 'The worker could not go on');
  }
}
