import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../project-root.ts';
import type { Closing } from '../server/start/closing.ts';
import { startChild, tailOf, type AskableChild } from './child.ts';

/** A statement as it went to the database. */
export interface Statement {
  text: string;
  values: unknown[];
}

export interface Usage {
  /** Processor time of the process since its start, all its threads, the system's part too. */
  cpu_ms: number;
  rss_bytes: number;
}

export interface MeasuredServer {
  url: string;
  /** From the start of the process to its first answer with the database behind it. */
  startSeconds: number;
  usage(): Promise<Usage>;
  /** What the server sends to the database while the work is done, in order. */
  statementsOf(work: () => Promise<unknown>): Promise<Statement[]>;
  watchEventLoop(): Promise<void>;
  /** Milliseconds the event loop was held at most since watchEventLoop(). */
  longestBlock(): Promise<number>;
  stop(): Promise<void>;
}

const START_TIMEOUT_MS = 180_000;

interface ServerOptions {
  /** Folder of the bundle that the bench has built. */
  programs: string;
  environment: Record<string, string | undefined>;
  log: string;
}

/** The built server with the probe in it, whatever its role. */
export function spawnServer({ programs, environment, log }: ServerOptions): AskableChild {
  const probe = pathToFileURL(path.join(projectRoot, 'bench/probe.mjs')).href;
  const args = ['--enable-source-maps', '--import', probe, path.join(programs, 'main.js')];
  return startChild({ args, environment, log });
}

/**
 * Starts the built server and waits until it answers.
 * @throws with the end of its log when it ends before
 */
export async function startServer(
  options: ServerOptions & { port: number; closing: Closing },
): Promise<MeasuredServer> {
  const since = performance.now();
  const child = spawnServer(options);
  // At once, because an interruption may come before it answers.
  options.closing.add(() => child.stop());
  const url = `http://127.0.0.1:${options.port}`;
  try {
    await answers(url, child, options.log);
  } catch (error) {
    await child.stop();
    throw error;
  }
  return {
    url,
    startSeconds: (performance.now() - since) / 1000,
    usage: () => child.ask('usage') as Promise<Usage>,
    async statementsOf(work) {
      await child.ask('note_statements');
      await work();
      return (await child.ask('noted_statements')) as Statement[];
    },
    watchEventLoop: async () => void (await child.ask('watch_event_loop')),
    longestBlock: () => child.ask('longest_block') as Promise<number>,
    stop: () => child.stop(),
  };
}

async function answers(url: string, child: AskableChild, log: string): Promise<void> {
  const state = { isOver: false };
  void child.ended.then(() => (state.isOver = true));
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (!(await isReady(url))) {
    if (state.isOver || performance.now() > deadline) {
      throw new Error(`The built server did not start:\n${tailOf(log)}`);
    }
    await delay(20);
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}
