import type { Logger } from 'pino';
import type { Sequelize } from 'sequelize';
import { singleFlight } from './single-flight.ts';

/** Dependencies of background work. */
export interface WorkDeps {
  sequelize: Sequelize;
  now(): Date;
  logger: Pick<Logger, 'info' | 'warn' | 'error'>;
}

const EVERY_MS = 60_000;

/**
 * Runs a check now and then every minute, repeated immediately while it finds more. Safe to run in several
 * processes: a failed check changes nothing, and the next one finds the same rows.
 * @param isMore whether to repeat at once because something was found
 * @param failure log message for a failed check
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
