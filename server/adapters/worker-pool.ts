import { Worker } from 'node:worker_threads';
import { required } from '../../domain/required.ts';

/** Failures of the pool itself: timeout, the thread died (also of its memory limit), or closed. */
type GivenUp = 'timeout' | 'worker_died' | 'closed';

/** A worker's response to a job. */
type Answer<R, C extends string> = { result: R } | { error: { code: C; message: string } };

interface Job<R> {
  prepare(): unknown;
  resolve(result: R): void;
  reject(error: unknown): void;
}

export interface WorkerPool<R> {
  /**
   * Queues one job for a free worker; never retried. The message is prepared only when a worker is free, so
   * that a burst
   * of jobs does not block the event loop.
   */
  run(prepare: () => unknown): Promise<R>;
  /** Rejects queued and running jobs and terminates the workers. */
  close(): Promise<void>;
}

/**
 * A pool of worker threads, each running one job at a time: returning to the event loop between jobs frees the
 * native
 * compiler's memory. Workers are started on demand. A worker that dies or times out fails its job and is
 * replaced for
 * the next.
 *
 * @param options.file the worker's script, plain JavaScript
 * @param options.data passed to every worker as workerData
 * @param options.memoryMegabytes heap limit of a worker; defaults to Node's
 * @param options.failure creates the error for a code from the worker or the pool
 */
export function createWorkerPool<R, C extends string>(options: {
  file: string;
  data?: unknown;
  size: number;
  timeoutMilliseconds: number;
  memoryMegabytes?: number;
  failure(code: C | GivenUp, message: string): Error;
}): WorkerPool<R> {
  const { failure } = options;
  const waiting: Job<R>[] = [];
  const idle: Worker[] = [];
  const workers = new Map<Worker, { job: Job<R>; timer: NodeJS.Timeout } | null>();
  let isClosed = false;

  /** Detaches the worker's current job, if any. */
  function release(worker: Worker): Job<R> | undefined {
    const running = workers.get(worker);
    if (!running) return undefined;
    clearTimeout(running.timer);
    workers.set(worker, null);
    return running.job;
  }

  function giveUp(worker: Worker, error: Error): void {
    const job = release(worker);
    workers.delete(worker);
    const place = idle.indexOf(worker);
    if (place >= 0) idle.splice(place, 1);
    // Native code cannot be interrupted, so do not wait for termination.
    void worker.terminate();
    job?.reject(error);
    next();
  }

  function start(): Worker {
    // Do not inherit execArgv (TypeScript loader, debugger): the worker is plain JavaScript.
    const worker = new Worker(options.file, {
      workerData: options.data,
      execArgv: [],
      ...(options.memoryMegabytes && {
        resourceLimits: { maxOldGenerationSizeMb: options.memoryMegabytes },
      }),
    });
    workers.set(worker, null);
    worker.on('message', (answer: Answer<R, C>) => {
      const job = release(worker);
      if (!job) return;
      worker.unref();
      idle.push(worker);
      if ('result' in answer) job.resolve(answer.result);
      else job.reject(failure(answer.error.code, answer.error.message));
      next();
    });
    worker.on('error', (error) =>
      giveUp(worker, failure('worker_died', `A worker thread died: ${error.message}`)),
    );
    worker.on('exit', (code) => {
      if (workers.has(worker))
        giveUp(worker, failure('worker_died', `A worker thread ended with code ${code}`));
    });
    return worker;
  }

  function assign(worker: Worker, job: Job<R>, payload: unknown): void {
    const timer = setTimeout(() => {
      giveUp(worker, failure('timeout', `A job took longer than ${options.timeoutMilliseconds} ms`));
    }, options.timeoutMilliseconds);
    workers.set(worker, { job, timer });
    worker.ref();
    worker.postMessage(payload, []);
  }

  function next(): void {
    while (waiting.length > 0 && (idle.length > 0 || workers.size < options.size)) {
      const job = required(waiting.shift());
      try {
        const payload = job.prepare();
        assign(idle.pop() ?? start(), job, payload);
      } catch (error) {
        job.reject(error);
      }
    }
  }

  return {
    run(prepare) {
      if (isClosed) return Promise.reject(failure('closed', 'The pool of worker threads is closed'));
      return new Promise((resolve, reject) => {
        waiting.push({ prepare, resolve, reject });
        next();
      });
    },
    async close() {
      isClosed = true;
      const error = failure('closed', 'The pool of worker threads was closed');
      for (const job of waiting.splice(0)) job.reject(error);
      const all = [...workers.keys()];
      for (const worker of all) release(worker)?.reject(error);
      workers.clear();
      idle.length = 0;
      await Promise.all(all.map((worker) => worker.terminate()));
    },
  };
}
