// npm start: from whatever state this folder is in to a running server. Plain Node, because at first nothing is
// installed. A killed start leaves nothing that the next one does not repair.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { lockHolder } from '../server/process-lock.mjs';
import { inProject } from './lib/folders.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { Refusal, runScript } from './lib/log.mjs';
import { setUp } from './lib/setup.mjs';

checkNodeVersion();
process.chdir(inProject());

await runScript(async () => {
  // Looked at before building: a running server would lose its files under its feet.
  const serverLock = path.resolve(process.env.DATA_DIR?.trim() || '.data', 'server.lock');
  const holder = lockHolder(serverLock);
  if (holder)
    throw new Refusal(`Tabidachi is already running in this folder (process ${holder.pid}): ${holder.what}.`);
  await setUp();
  if (process.env.NODE_ENV !== 'production') process.env.TABIDACHI_PROFILE ??= 'development';
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(inProject('dist/server/main.js')).href);
});
