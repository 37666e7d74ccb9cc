import { Logger as QueueLogger, run, type Runner } from 'graphile-worker';
import pg from 'pg';
import type { Logger } from 'pino';

interface QueueDeps {
  /** Connection on which the job queue listens for wake-ups. */
  databaseUrl: string;
  logger: Pick<Logger, 'info' | 'warn' | 'error'>;
}

/** Delay before restarting a failed queue, doubled with each failure. */
const RETRY_MS = { first: 1_000, most: 30_000 };
/**
 * Maximum wait for the queue to stop: without the database it would retry reporting its last job for minutes.
 */
const STOP_MS = 5_000;

/**
 * Runs the job queue, whose jobs only wake the worker, and restarts it whatever happens to the database; the
 * sweeps keep the worker going meanwhile.
 * @throws when the database is unreachable at first
 */
export async function startQueue(
  deps: QueueDeps,
  taskList: Record<string, () => void>,
): Promise<{ stop(): Promise<void> }> {
  const pool = queuePool(deps);
  let isStopping = false;
  let retryMs = RETRY_MS.first;
  let timer: NodeJS.Timeout | undefined;
  let runner = await listen(deps, pool, taskList);
  watch(runner);

  function watch(one: Runner): void {
    const onEnd = (error?: unknown) => {
      if (isStopping) return;
      deps.logger.warn({ ...(error instanceof Error && { err: error }) }, 'The job queue has given up');
      takeUpAgain();
    };
    one.promise.then(() => onEnd(), onEnd);
  }

  function takeUpAgain(): void {
    timer = setTimeout(() => void tryAgain(), retryMs);
    timer.unref();
  }

  async function tryAgain(): Promise<void> {
    try {
      runner = await listen(deps, pool, taskList);
    } catch {
      retryMs = Math.min(2 * retryMs, RETRY_MS.most);
      if (!isStopping) takeUpAgain();
      return;
    }
    retryMs = RETRY_MS.first;
    if (isStopping) await runner.stop().catch(() => {});
    else watch(runner);
  }

  return {
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      // One that has failed is stopped already.
      await atMost(
        STOP_MS,
        runner.stop().catch(() => {}),
      );
      await atMost(STOP_MS, pool.end());
    },
  };
}

async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

type Connected = Parameters<pg.Pool['connect']>[0];

/**
 * Takes a second release of a connection as done: when the connection breaks while the queue subscribes to wake-ups,
 * the queue (graphile-worker 0.17) releases it once for the error and once for the refused statement, and pg would
 * throw where nobody catches.
 */
export class QueuePool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    if (!callback) return super.connect();
    super.connect((error, client, release) => {
      let isReleased = false;
      callback(error, client, (reason) => {
        if (isReleased) return;
        isReleased = true;
        release(reason);
      });
    });
  }
}

/**
 * A pool of our own, because the queue removes its pool's error handlers before the pool has ended, and an
 * unhandled error would end the process: the database may be stopped right after us.
 */
function queuePool({ databaseUrl, logger }: QueueDeps): pg.Pool {
  const pool = new QueuePool({
    connectionString: databaseUrl,
    application_name: 'tabidachi queue',
    max: 4,
    connectionTimeoutMillis: 10_000,
  });
  pool.on('error', (error) => logger.warn({ err: error }, 'The job queue lost a connection'));
  // Required by the queue: connections in use report their own errors.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

async function listen(
  deps: QueueDeps,
  pgPool: pg.Pool,
  taskList: Record<string, () => void>,
): Promise<Runner> {
  return run({
    pgPool,
    concurrency: 2,
    // The host process decides when to stop.
    noHandleSignals: true,
    // A pooler in transaction mode does not share prepared statements between its connections.
    noPreparedStatements: true,
    // By default the queue's workers report a finished job without awaiting the result: a connection lost at
    // that moment would be an unhandled rejection. In batches it is retried.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    taskList,
    // Whatever it complains about, the sweeps continue and the queue is restarted.
    logger: new QueueLogger(() => (level, message) => {
      if (level === 'error' || level === 'warning')
        deps.logger.warn({ queue: message }, 'The job queue warns');
    }),
  });
}
