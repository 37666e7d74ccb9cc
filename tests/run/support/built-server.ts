import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { projectRoot } from '../../../project-root.ts';

export interface BuiltServer {
  url: string;
  pid: number;
  /** Everything it has printed so far. */
  output(): string;
  /** Sends the signal and waits for the end; answers the exit code, null when a signal ended it. */
  stop(signal?: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<number | null>;
}

/** A folder for a server's data that also PostgreSQL's unprivileged user can enter. */
export function scratchFolder(name: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `tabidachi-${name}-`));
  fs.chmodSync(folder, 0o755);
  return folder;
}

/**
 * A port nobody uses, for a server that binds it only seconds later. Below the range outgoing connections get theirs
 * from, so none of them takes it meanwhile.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_768);
    const probe = net.createServer().listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}

/** What the server prints when it can be used. */
const READY = 'Tabidachi is running.';
const running = new Set<ChildProcess>();

/** For afterAll: a test that failed half way has not stopped its server. */
export function killBuiltServers(): void {
  for (const child of running) child.kill('SIGKILL');
}

/**
 * Runs the built server as a process of its own, without waiting for anything.
 * @param root the folder it is installed in; the project when absent
 */
export function runBuiltServer(variables: Record<string, string>, root: string = projectRoot) {
  // What a developer has set for their own runs must not reach the tests.
  const inherited = Object.entries(process.env).filter(([name]) =>
    /^(PATH|HOME|LANG|TMPDIR|USER)$/.test(name),
  );
  const child = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
    cwd: root,
    env: { ...Object.fromEntries(inherited), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (part) => (output += part));
  child.stderr.on('data', (part) => (output += part));
  running.add(child);
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      running.delete(child);
      resolve(code);
    });
  });
  return { child, ended, output: () => output };
}

/**
 * Starts the built server on a folder and waits until it answers.
 * @throws with what it printed, when it ends before or takes longer than a minute
 */
export async function startBuiltServer(options: {
  dataDir: string;
  port?: number;
  variables?: Record<string, string>;
  /** False for a server as others run it, configured by the variables alone. */
  isDevelopment?: boolean;
  /** The last line of its start; that of a server when absent. */
  ready?: string;
  /** The folder it is installed in; the project when absent. */
  root?: string;
}): Promise<BuiltServer> {
  const port = options.port ?? (await freePort());
  const variables = {
    ...(options.isDevelopment !== false && { TABIDACHI_PROFILE: 'development' }),
    PORT: String(port),
    DATA_DIR: options.dataDir,
    ...options.variables,
  };
  const { child, ended, output } = runBuiltServer(variables, options.root);
  let isOver = false;
  void ended.then(() => (isOver = true));
  const url = `http://localhost:${port}`;
  const deadline = Date.now() + 180_000;
  while (!output().includes(options.ready ?? READY)) {
    if (isOver || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The built server did not start:\n${output()}`);
    }
    await delay(50);
  }
  return {
    url,
    pid: child.pid!,
    output,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
  };
}
