// npm run token | migrate | worker | …: runs a TypeScript script or the server's worker with the same profile that npm start
// uses. Usage: run.mjs <name> [arguments]
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { lockHolder } from '../server/process-lock.mjs';
import { inProject, setupLockFile } from './lib/folders.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { Refusal, runScript } from './lib/log.mjs';

checkNodeVersion();
const [name, ...args] = process.argv.slice(2);
const entry = name === 'worker' ? 'server/main.ts' : `scripts/${name}.ts`;

await runScript(async () => {
  const holder = lockHolder(setupLockFile);
  if (holder)
    throw new Refusal(`A start is ${holder.what} here (process ${holder.pid}): wait until it is done.`);
  if (!fs.existsSync(inProject('node_modules/tsx'))) {
    throw new Refusal('The packages are not installed yet: run npm start, or npm ci.');
  }
  const env = { ...process.env };
  if (env.NODE_ENV !== 'production') env.TABIDACHI_PROFILE ??= 'development';
  if (name === 'worker') env.ROLE = 'worker';
  const child = spawn(process.execPath, ['--import', 'tsx', inProject(entry), ...args], {
    env,
    stdio: 'inherit',
  });
  // The terminal sends Ctrl-C to both of us; the child decides when it is done.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.once('close', (code) => process.exit(code ?? 1));
});
