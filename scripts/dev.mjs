// npm run dev: the server from its sources. It starts again when they change; both front ends change in the open page,
// and the pages that the server writes with them. Nothing of them is taken from dist/.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { lockHolder } from '../server/process-lock.mjs';
import { inProject } from './lib/folders.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { Refusal, runScript, log } from './lib/log.mjs';
import { setUp } from './lib/setup.mjs';

checkNodeVersion();
process.chdir(inProject());

/** What the server is made of. The front ends look after their own sources, in the server. */
const WATCHED = ['server', 'domain', 'db', 'templates', 'config', 'project-root.ts'];
const isSource = (name) => /\.(ts|mjs|json|hbs|typ|env)$/.test(name ?? '');
/** An editor writes several files, and some of them twice. */
const SETTLED_MS = 150;

function watchSources(onChange) {
  let settling;
  const told = (_event, name) => {
    if (!isSource(name)) return;
    clearTimeout(settling);
    settling = setTimeout(() => onChange(name), SETTLED_MS);
  };
  const watchers = WATCHED.map((name) => fs.watch(inProject(name), { recursive: true }, told));
  return () => {
    clearTimeout(settling);
    for (const watcher of watchers) watcher.close();
  };
}

function startServer() {
  const env = { ...process.env, TABIDACHI_PROFILE: 'development', FRONT_ENDS: 'live' };
  // In a group of its own: Ctrl-C in the terminal reaches only us, and we hand it on once. Twice would mean "at once".
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  return { child, ended: new Promise((resolve) => child.once('close', resolve)) };
}

/** Until it is told to stop. A server that ended by itself, as over a slip of the pen, waits for the next change. */
async function keepServing() {
  let isStopping = false;
  let server = startServer();
  let restarting = null;
  const restart = async (name) => {
    log(`\n${name} has changed: starting again …`);
    server.child.kill('SIGTERM');
    await server.ended;
    restarting = null;
    if (!isStopping) server = startServer();
  };
  const unwatch = watchSources((name) => {
    // What changes while the old one ends is in the new one already.
    if (!isStopping) restarting ??= restart(name);
  });
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, resolve);
  });
  isStopping = true;
  unwatch();
  server.child.kill('SIGTERM');
  await server.ended;
}

await runScript(async () => {
  // Looked at before building: a running server would lose its files under its feet.
  const dataDir = path.resolve(process.env.DATA_DIR?.trim() || '.data');
  const holder = lockHolder(path.join(dataDir, 'server.lock'));
  if (holder)
    throw new Refusal(
      `Tabidachi is already running on ${dataDir} (process ${holder.pid}): ${holder.what}. Set DATA_DIR and PORT for a second one.`,
    );
  await setUp({ dev: true, only: ['fonts', 'adminjs'] });
  await keepServing();
});
