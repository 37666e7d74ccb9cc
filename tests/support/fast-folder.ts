import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { endServer, isAlive } from '../../db/embedded/running-server.ts';

const PREFIX = 'tabidachi-test-';
/** Data directories inside such a folder: Jest's, and that of a browser test server. */
const DATABASES = ['postgres', 'data/postgres'];
/** Linux tmpfs. */
const IN_MEMORY = '/dev/shm';
/** Several times what a full test run needs. */
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
 * Creates a folder for a run's databases, in memory if there is room: cloning the template is six times faster
 * there. Readable by PostgreSQL's unprivileged user.
 */
export function fastFolder(): string {
  const place = hasRoom(IN_MEMORY) ? IN_MEMORY : os.tmpdir();
  const folder = fs.mkdtempSync(path.join(place, `${PREFIX}${process.pid}-`));
  fs.chmodSync(folder, 0o755);
  return folder;
}

/**
 * Stops servers and removes folders left behind by killed runs; the folder name contains the run's process id.
 */
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
        // Owned by another user.
      }
    }
}
