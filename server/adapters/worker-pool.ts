import { Worker } from 'node:worker_threads';
import { required } from '../../domain/required.ts';

/** Why the pool itself gave a job up: too slow, the thread died (of its limit of memory, too), or closed. */
type GivenUp = 'timeout' | 'worker_died' | 'closed';

/** What a worker answers for each job it is sent. */
type Answer<R, C extends string> = { result: R } | { error: { code: C; message: string } };

interface Job<R> {
  prepare(): unknown;
  resolve(result: R): void;
  reject(error: unknown): void;
}

export interface WorkerPool<R> {
  /**
   * One job, waiting for a free worker; never tried twice. What the worker is sent is prepared only then, so
   * that many jobs at once do not hold up the event loop together.
   */
  run(prepare: () => unknown): Promise<R>;
  /** Refuses what is waiting or running and ends the workers. */
  close(): Promise<void>;
}

/**
 * A pool of worker threads, each with one job at a time: between two jobs a worker returns to its event loop,
 * which frees what the native compiler holds. Workers are started when a job needs them. One that dies or takes
 * too long is given up together with its job, and the next job gets a new one.
 *
 * @param options.file the worker's program, plain JavaScript
 * @param options.data handed to every worker as workerData
 * @param options.memoryMegabytes the most JavaScript objects of a worker may take; Node's own limit unless told
 * @param options.failure makes the error of a code the worker answers, or of one of the pool's own
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

  /** Takes the job off the worker, if it still has one. */
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
    // A thread inside native code ends only when that returns; nobody waits for it.
    void worker.terminate();
    job?.reject(error);
    next();
  }

  function start(): Worker {
    // The parent's flags (a TypeScript loader, a debugger) are not the worker's, which is plain JavaScript.
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
