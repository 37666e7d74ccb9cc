import type { Logger } from 'pino';
import type { Sequelize } from 'sequelize';
import { singleFlight } from './single-flight.ts';

/** What work outside of calls needs. */
export interface WorkDeps {
  sequelize: Sequelize;
  now(): Date;
  logger: Pick<Logger, 'info' | 'warn' | 'error'>;
}

const EVERY_MS = 60_000;

/**
 * Looks at once and then every minute for what came due, as often as there is more. Any number of processes may do so
 * side by side: a look that fails leaves its rows as they were, and the next one finds them.
 * @param isMore whether to look again at once: something was found
 * @param failure the line of the log for a look that failed
 */
export function everyMinute(
  logger: Pick<Logger, 'error'>,
  isMore: () => Promise<boolean>,
  failure: string,
): { stop(): Promise<void> } {
  const status = { isStopping: false };
  const look = singleFlight(async () => {
    try {
      while (!status.isStopping && (await isMore()));
    } catch (error) {
      logger.error({ err: error }, failure);
    }
  });
  const timer = setInterval(() => void look(), EVERY_MS);
  void look();
  return {
    async stop() {
      status.isStopping = true;
      clearInterval(timer);
      await look();
    },
  };
}
