import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { endServer, isAlive } from '../../db/embedded/running-server.ts';

const PREFIX = 'tabidachi-test-';
/** In such a folder: the one of Jest, and the one of a server for the browser tests. */
const DATABASES = ['postgres', 'data/postgres'];
/** Files of Linux that are kept in memory. */
const IN_MEMORY = '/dev/shm';
/** What a whole run of the tests may need of it, several times over. */
const ROOM = 3 * 1024 ** 3;

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = fs.statfsSync(folder);
    return Math.min(bavail * bsize, os.freemem()) >= ROOM;
  } catch {
    return false;
  }
}

/**
 * A new folder for the databases of a run, in memory where there is room: a clone of the template is made in a sixth
 * of the time there. PostgreSQL's unprivileged user can enter it.
 */
export function fastFolder(): string {
  const place = hasRoom(IN_MEMORY) ? IN_MEMORY : os.tmpdir();
  const folder = fs.mkdtempSync(path.join(place, `${PREFIX}${process.pid}-`));
  fs.chmodSync(folder, 0o755);
  return folder;
}

/** A killed run leaves its folder and its server behind, which this ends; the folder's name tells whose it was. */
export async function sweepFastFolders(): Promise<void> {
  for (const place of [IN_MEMORY, os.tmpdir()].filter((folder) => fs.existsSync(folder)))
    for (const name of fs.readdirSync(place)) {
      if (!name.startsWith(PREFIX)) continue;
      if (isAlive(Number.parseInt(name.slice(PREFIX.length), 10))) continue;
      const folder = path.join(place, name);
      try {
        for (const database of DATABASES) await endServer(path.join(folder, database));
        fs.rmSync(folder, { recursive: true, force: true });
      } catch {
        // Another user's: not ours to clean.
      }
    }
}
