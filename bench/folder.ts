import fs from 'node:fs';
import path from 'node:path';
import { locateData } from '../db/embedded/data-folder.ts';
import { endServer, isAlive } from '../db/embedded/running-server.ts';
import { projectRoot } from '../project-root.ts';

const prefix = 'bench-';
const place = path.join(projectRoot, '.tmp');

/** A folder for this run alone; its name tells whose it is. Removes what killed runs have left. */
export async function openFolder(): Promise<string> {
  fs.mkdirSync(place, { recursive: true });
  for (const name of fs.readdirSync(place)) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : NaN;
    if (Number.isInteger(pid) && !isAlive(pid)) await removeFolder(path.join(place, name));
  }
  const folder = path.join(place, `${prefix}${process.pid}`);
  fs.mkdirSync(folder, { recursive: true });
  return folder;
}

/** Removes a run's folder with its database, also when that lies elsewhere, and ends a server that still runs on it. */
export async function removeFolder(folder: string): Promise<void> {
  const wanted = path.join(folder, 'data', 'postgres');
  const located = locateData(wanted);
  await endServer(located);
  // Out of the server's reach, the data got a folder of their own.
  if (located !== wanted) fs.rmSync(path.dirname(located), { recursive: true, force: true });
  fs.rmSync(folder, { recursive: true, force: true });
}
