import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { projectRoot } from '../../../project-root.ts';
import { freePort } from './built-server.ts';

/** Written by npm and by us after an install that went through. */
const INSTALLED = ['.package-lock.json', '.tabidachi-installed.json'];

/**
 * What a clone has, with nothing built, as a folder that a test may edit. Its packages are links to ours, one by one,
 * so that nothing it does to them reaches ours.
 */
export function copyProject(to: string): string {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  for (const file of listed
    .split('\0')
    .filter((name) => name && fs.existsSync(path.join(projectRoot, name)))) {
    fs.mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    fs.copyFileSync(path.join(projectRoot, file), path.join(to, file));
  }
  const modules = path.join(projectRoot, 'node_modules');
  fs.mkdirSync(path.join(to, 'node_modules'));
  for (const name of fs.readdirSync(modules)) {
    const [from, link] = [path.join(modules, name), path.join(to, 'node_modules', name)];
    if (INSTALLED.includes(name)) fs.copyFileSync(from, link);
    else if (!name.startsWith('.') || name === '.bin') fs.symlinkSync(from, link);
  }
  return to;
}

/** Replaces a text that stands in a file, as an editor would. */
export function edit(file: string, from: string, to: string): void {
  const text = fs.readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
  fs.writeFileSync(
    file,
    text.replace(from, () => to),
  );
}

export interface DevServer {
  url: string;
  output(): string;
  /** As Ctrl-C does; answers the exit code. */
  stop(): Promise<number | null>;
}

const PATIENCE_MS = 180_000;

/** npm run dev in that folder, ready to be used. */
export async function startDev(project: string, dataDir: string): Promise<DevServer> {
  const port = await freePort();
  const inherited = Object.entries(process.env).filter(([name]) =>
    /^(PATH|HOME|LANG|TMPDIR|USER|CLOCK_SHIFT_MS|NODE_OPTIONS)$/.test(name),
  );
  const child: ChildProcess = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: project,
    env: { ...Object.fromEntries(inherited), PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (part) => (output += part));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  let isOver = false;
  void ended.then(() => (isOver = true));
  const deadline = Date.now() + PATIENCE_MS;
  while (!output.includes('Tabidachi is running.')) {
    if (isOver || Date.now() > deadline) {
      child.kill('SIGTERM');
      throw new Error(`npm run dev did not start:\n${output}`);
    }
    await delay(50);
  }
  return {
    url: `http://localhost:${port}`,
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
