import { Worker } from 'node:worker_threads';
import { PdfError, type PdfErrorCode } from './pdf-error.ts';

/** What a worker answers for each job it is sent. */
type Answer = { result: Uint8Array } | { error: { code: PdfErrorCode; message: string } };

interface Job {
  prepare(): unknown;
  resolve(result: Uint8Array): void;
  reject(error: unknown): void;
}

export interface WorkerPool {
  /**
   * One job, waiting for a free worker; never tried twice. What the worker is sent is prepared only then, so
   * that many jobs at once do not hold up the event loop together.
   */
  run(prepare: () => unknown): Promise<Uint8Array>;
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
 */
export function createWorkerPool(options: {
  file: string;
  data: unknown;
  size: number;
  timeoutMilliseconds: number;
}): WorkerPool {
  const waiting: Job[] = [];
  const idle: Worker[] = [];
  const workers = new Map<Worker, { job: Job; timer: NodeJS.Timeout } | null>();
  let isClosed = false;

  /** Takes the job off the worker, if it still has one. */
  function release(worker: Worker): Job | undefined {
    const running = workers.get(worker);
    if (!running) return undefined;
    clearTimeout(running.timer);
    workers.set(worker, null);
    return running.job;
  }

  function giveUp(worker: Worker, error: PdfError): void {
    const job = release(worker);
    workers.delete(worker);
    const place = idle.indexOf(worker);
    if (place >= 0) idle.splice(place, 1);
    // A thread inside the compiler ends only when that returns; nobody waits for it.
    void worker.terminate();
    job?.reject(error);
    next();
  }

  function start(): Worker {
    // The parent's flags (a TypeScript loader, a debugger) are not the worker's, which is plain JavaScript.
    const worker = new Worker(options.file, { workerData: options.data, execArgv: [] });
    workers.set(worker, null);
    worker.on('message', (answer: Answer) => {
      const job = release(worker);
      if (!job) return;
      worker.unref();
      idle.push(worker);
      if ('result' in answer) job.resolve(answer.result);
      else job.reject(new PdfError(answer.error.code, answer.error.message));
      next();
    });
    worker.on('error', (error) =>
      giveUp(worker, new PdfError('worker_died', `A PDF worker died: ${error.message}`)),
    );
    worker.on('exit', (code) => {
      if (workers.has(worker))
        giveUp(worker, new PdfError('worker_died', `A PDF worker ended with code ${code}`));
    });
    return worker;
  }

  function assign(worker: Worker, job: Job, payload: unknown): void {
    const timer = setTimeout(() => {
      giveUp(worker, new PdfError('timeout', `A PDF took longer than ${options.timeoutMilliseconds} ms`));
    }, options.timeoutMilliseconds);
    workers.set(worker, { job, timer });
    worker.ref();
    worker.postMessage(payload, []);
  }

  function next(): void {
    while (waiting.length > 0 && (idle.length > 0 || workers.size < options.size)) {
      const job = waiting.shift()!;
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
      if (isClosed) return Promise.reject(new PdfError('closed', 'The PDF renderer is closed'));
      return new Promise((resolve, reject) => {
        waiting.push({ prepare, resolve, reject });
        next();
      });
    },
    async close() {
      isClosed = true;
      const error = new PdfError('closed', 'The PDF renderer was closed');
      for (const job of waiting.splice(0)) job.reject(error);
      const all = [...workers.keys()];
      for (const worker of all) release(worker)?.reject(error);
      workers.clear();
      idle.length = 0;
      await Promise.all(all.map((worker) => worker.terminate()));
    },
  };
}
