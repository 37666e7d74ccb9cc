import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { projectRoot } from '../project-root.ts';

export interface AskableChild {
  pid: number;
  /** Resolves with the exit code when the process has ended; null when a signal ended it. */
  ended: Promise<number | null>;
  /** Asks the process and waits for its answer. Rejects when it ends before. */
  ask(question: string, details?: unknown): Promise<unknown>;
  /** SIGTERM, and SIGKILL to who takes longer than ten seconds. */
  stop(): Promise<void>;
}

const GRACE_MS = 10_000;

/**
 * Starts a Node program of ours that answers questions over the channel Node lays between parent and child:
 * `{ id, ask, details }` is answered by `{ id, answer }` or `{ id, error }`.
 * @param options.args for Node: flags, the program, its arguments
 * @param options.environment the whole environment of the child
 * @param options.log the file that gets what it prints
 */
export function startChild(options: {
  args: readonly string[];
  environment: Record<string, string | undefined>;
  log: string;
}): AskableChild {
  const log = fs.openSync(options.log, 'a');
  const child = spawn(process.execPath, options.args, {
    cwd: projectRoot,
    env: options.environment,
    stdio: ['ignore', log, log, 'ipc'],
    // Dates among the values of a statement stay dates.
    serialization: 'advanced',
  });
  fs.closeSync(log);
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code));
  });
  const name = path.basename(options.log, '.log');
  return {
    pid: child.pid ?? 0,
    ended,
    ask: askerOf(child, ended, () => `${name} ended:\n${tailOf(options.log)}`),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const isLate = await Promise.race([ended.then(() => false), delay(GRACE_MS, true, { ref: false })]);
      if (!isLate) return;
      child.kill('SIGKILL');
      await ended;
    },
  };
}

interface Reply {
  id: number;
  answer?: unknown;
  error?: string;
}

function askerOf(child: ChildProcess, ended: Promise<unknown>, whyGone: () => string): AskableChild['ask'] {
  let last = 0;
  const waiting = new Map<number, (reply: Reply) => void>();
  child.on('message', (reply: Reply) => {
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  let isGone = false;
  async function refuseAllAtTheEnd(): Promise<void> {
    await ended;
    isGone = true;
    for (const [id, resolve] of waiting) resolve({ id, error: whyGone() });
    waiting.clear();
  }
  void refuseAllAtTheEnd();
  return async (ask, details) => {
    if (isGone) throw new Error(whyGone());
    const reply = await new Promise<Reply>((resolve) => {
      const id = ++last;
      waiting.set(id, resolve);
      // A channel that breaks here means that the child ends, which answers.
      child.send({ id, ask, details }, () => {});
    });
    if (reply.error !== undefined) throw new Error(reply.error);
    return reply.answer;
  };
}

/** The last lines of a log, for an error's message. */
export function tailOf(file: string): string {
  return fs.readFileSync(file, 'utf8').trim().split('\n').slice(-15).join('\n');
}
