import type { Logger } from 'pino';

/** The database may be away for a while; the next sweep finds everything as it was. */
export async function guarded(
  deps: { logger: Pick<Logger, 'error'> },
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    deps.logger.error({ err: error }, 'The worker could not go on');
  }
}
