import pLimit from 'p-limit';
import { Piscina } from 'piscina';

/** Why a job was given up: it took too long, its thread failed (its memory limit included), or the pool was closed. */
export class WorkerError extends Error {
  readonly code: 'timeout' | 'worker_died' | 'closed';
  constructor(code: WorkerError['code'], message: string) {
    super(message);
    this.name = 'WorkerError';
    this.code = code;
  }
}

export interface WorkerPool<R> {
  /**
   * Queues one job for a free worker; never retried. The message is prepared only when a worker is free, so that a
   * burst of jobs does not block the event loop.
   * @throws WorkerError
   */
  run(prepare: () => unknown): Promise<R>;
  /** Rejects queued and running jobs and terminates the workers. */
  close(): Promise<void>;
}

/**
 * A pool of worker threads, each running one job at a time. Workers are started on demand. One that dies or times out
 * fails its job and is replaced for the next.
 *
 * @param options.file the worker's script, plain JavaScript: its default export takes a message and returns the result
 * @param options.data passed to every worker as workerData
 * @param options.timeoutMilliseconds of one job, its time in the queue not counted
 * @param options.memoryMegabytes heap limit of a worker; defaults to Node's
 */
export function createWorkerPool<R>(options: {
  file: string;
  data?: unknown;
  size: number;
  timeoutMilliseconds: number;
  memoryMegabytes?: number;
}): WorkerPool<R> {
  const { timeoutMilliseconds, memoryMegabytes } = options;
  const threads = new Piscina<unknown, R>({
    filename: options.file,
    workerData: options.data,
    minThreads: 0,
    maxThreads: options.size,
    idleTimeout: Infinity,
    // Waiting for the next job with Atomics would keep a worker out of its event loop, where Typst frees its memory.
    atomics: 'disabled',
    // Do not inherit execArgv (TypeScript loader, debugger): the worker is plain JavaScript.
    execArgv: [],
    ...(memoryMegabytes && { resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes } }),
  });
  // The queue is ours: a signal given to Piscina's would count the waiting, too.
  const whenFree = pLimit(options.size);
  const running = new Set<AbortController>();
  let isClosed = false;

  const died = (error: unknown) =>
    new WorkerError('worker_died', `A worker thread failed: ${(error as Error).message}`);
  // A thread that fails while it starts has no job yet; which one waits for it is not known.
  threads.on('error', (error) => {
    for (const job of running) job.abort(died(error));
  });

  async function runNow(message: unknown): Promise<R> {
    const job = new AbortController();
    const timer = setTimeout(
      () => job.abort(new WorkerError('timeout', `A job took longer than ${timeoutMilliseconds} ms`)),
      timeoutMilliseconds,
    );
    running.add(job);
    try {
      return await threads.run(message, { signal: job.signal });
    } catch (error) {
      throw isClosed ? closed() : (job.signal.reason ?? died(error));
    } finally {
      running.delete(job);
      clearTimeout(timer);
    }
  }

  return {
    run: (prepare) =>
      whenFree(() => {
        if (isClosed) throw closed();
        return runNow(prepare());
      }),
    async close() {
      isClosed = true;
      await threads.destroy();
    },
  };
}

const closed = () => new WorkerError('closed', 'The pool of worker threads was closed');
