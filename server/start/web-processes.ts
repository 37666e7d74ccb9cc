import cluster, { type Worker } from 'node:cluster';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Counts } from '../core/requests/counts.ts';
import { exchange, type Ask } from './messages.ts';
import { StartProblem } from './problems.ts';
import { WEB_PROCESS, type ToldAtStart } from './web-process.ts';

/** Pauses before a web process that ended is started again: each twice the one before. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** One that has served so long begins with the first pause again. */
const SETTLED_MS = 60_000;
/** What is being answered may still end (listen.ts); who has not gone after that is ended. */
const STOP_MS = 15_000;
/** A process that is too busy to tell its figures is left out of them. */
const METRICS_MS = 2_000;

interface Options {
  count: number;
  /** The program that the processes run. */
  program: string;
  told: ToldAtStart;
  counts: Counts;
  logger: Pick<Logger, 'warn'>;
}

export interface WebProcesses {
  /** The figures of each process that answers, as prom-client's registries give them. */
  metrics(): Promise<object[][]>;
  /** Whether at least one is there to answer. */
  areServing(): boolean;
  stop(): Promise<void>;
}

const hasEnded = (worker: Worker) => worker.process.exitCode !== null || worker.process.signalCode !== null;
const endOf = (worker: Worker) =>
  new Promise<void>((resolve) => {
    if (hasEnded(worker)) resolve();
    else worker.once('exit', () => resolve());
  });

/**
 * Starts processes that serve behind one port, and again each that ends.
 * @throws StartProblem when one of the first does not come up
 */
export async function startWebProcesses(options: Options): Promise<WebProcesses> {
  const { count, program, told, counts, logger } = options;
  cluster.setupPrimary({ exec: program, args: [WEB_PROCESS] });
  const serving = new Map<Worker, Ask>();
  const stopping = new AbortController();

  /** Starts one; `ready` when it serves, rejected when it ends before. */
  function fork(): { worker: Worker; ready: Promise<void> } {
    const worker = cluster.fork();
    // One that has just gone takes no answer.
    worker.on('error', () => {});
    const ready = new Promise<void>((resolve, reject) => {
      const { hit, takeBack, guess, giveBack } = counts;
      const ask = exchange(
        {
          send: (message) => void (worker.isConnected() && worker.send(message)),
          on: (event, listener) => worker.on(event, listener),
        },
        { hit, takeBack, guess, giveBack, start: () => told, ready: () => resolve() },
      );
      serving.set(worker, ask);
      worker.once('exit', () => {
        serving.delete(worker);
        reject(new StartProblem('A web process did not start.'));
      });
    });
    return { worker, ready };
  }

  async function keepOne(first: Worker): Promise<void> {
    let worker = first;
    let pause = FIRST_PAUSE_MS;
    while (!stopping.signal.aborted) {
      const began = performance.now();
      await endOf(worker);
      if (stopping.signal.aborted) return;
      if (performance.now() - began > SETTLED_MS) pause = FIRST_PAUSE_MS;
      const { exitCode, signalCode } = worker.process;
      logger.warn({ exitCode, signalCode, again_in_ms: pause }, 'a web process ended');
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      pause = Math.min(LONGEST_PAUSE_MS, pause * 2);
      if (stopping.signal.aborted) return;
      const next = fork();
      next.ready.catch(() => undefined);
      worker = next.worker;
    }
  }

  async function stop(): Promise<void> {
    stopping.abort();
    const left = [...serving.keys()];
    for (const worker of left) worker.process.kill('SIGTERM');
    const kill = setTimeout(() => left.forEach((worker) => worker.process.kill('SIGKILL')), STOP_MS);
    await Promise.all(left.map(endOf));
    clearTimeout(kill);
  }

  const first = Array.from({ length: count }, fork);
  try {
    await Promise.all(first.map(({ ready }) => ready));
  } catch (error) {
    await stop();
    throw error;
  }
  for (const { worker } of first) void keepOne(worker);

  return {
    async metrics() {
      const asked = [...serving.values()].map((ask) =>
        Promise.race([ask('metrics').catch(() => null), delay(METRICS_MS, null, { ref: false })]),
      );
      return (await Promise.all(asked)).filter((figures) => figures !== null) as object[][];
    },
    areServing: () => serving.size > 0,
    stop,
  };
}
