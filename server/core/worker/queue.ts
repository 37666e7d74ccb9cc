import { Logger as QueueLogger, run } from 'graphile-worker';
import type { Runner } from 'graphile-worker';
import pg from 'pg';
import type { Logger } from 'pino';

interface QueueDeps {
  /** The job queue listens here for what wakes the worker. */
  databaseUrl: string;
  logger: Pick<Logger, 'info' | 'warn' | 'error'>;
}

/** Milliseconds between tries to take up a queue that has given up: doubled with each that fails. */
const RETRY_MS = { first: 1_000, most: 30_000 };
/** Milliseconds that a stop waits for the queue: with the database away it would try for minutes to tell of its last job. */
const STOP_MS = 5_000;

/**
 * Listens to the job queue, whose jobs only wake, and goes on listening whatever becomes of the database: its own sweeps
 * keep the worker going until the queue is back.
 * @throws when the database cannot be reached at first
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
      // One that has given up is stopped already.
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

/**
 * The queue's connections. A pool of our own, because the queue stops hearing of its pool's errors before the pool has
 * ended, and an error that nobody hears would end the process: the database may be stopped right behind us.
 */
function queuePool({ databaseUrl, logger }: QueueDeps): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'tabidachi queue',
    max: 4,
    connectionTimeoutMillis: 10_000,
  });
  pool.on('error', (error) => logger.warn({ err: error }, 'The job queue lost a connection'));
  // The queue insists on this one: connections in use report their errors themselves.
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
    // The process that hosts us decides when to stop.
    noHandleSignals: true,
    // A pooler in transaction mode knows nothing of statements that were prepared on another of its connections.
    noPreparedStatements: true,
    // By themselves the queue's workers tell of a job that is done without hearing whether that succeeded: a connection
    // lost in that moment would be a rejection that nobody handles. In batches it is tried again.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    taskList,
    // Whatever it complains about, the sweeps go on and it is taken up again.
    logger: new QueueLogger(() => (level, message) => {
      if (level === 'error' || level === 'warning')
        deps.logger.warn({ queue: message }, 'The job queue warns');
    }),
  });
}
