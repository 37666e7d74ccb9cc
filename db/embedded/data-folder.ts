import fs from 'node:fs';
import path from 'node:path';
import { endServer } from './running-server.ts';
import { canReach, type ServerUser } from './server-user.ts';

/**
 * A file in the wanted folder that names the folder really used, where the server's user cannot reach the
 * wanted one. Deleting the wanted folder so starts a new database, wherever the old one lies.
 */
const pointerName = 'moved-to';

/** In the folder really used: homePrefix…/origin says for whom it was made, homePrefix…/postgres are the data. */
const homePrefix = 'tabidachi-data-';
const originName = 'origin';
const dataName = 'postgres';

/** Where the data lie when the wanted folder is out of the server's reach. All of them outlive a restart. */
const reachablePlaces = ['/var/lib', '/var/tmp'];

/** Follows the pointer of an earlier start; the wanted folder itself when there is none. */
export function locateData(wanted: string): string {
  try {
    return fs.readFileSync(path.join(wanted, pointerName), 'utf8').trim();
  } catch {
    return wanted;
  }
}

/**
 * The folder the data go to, its parent there and open to the server's user. Only root can meet the case
 * that they cannot stay in the project: a clone in a home of 0700, while the server runs as somebody else.
 */
export async function placeData(
  wanted: string,
  user: ServerUser,
  log: (line: string) => void,
): Promise<string> {
  const parent = path.dirname(wanted);
  fs.mkdirSync(parent, { recursive: true });
  const located = locateData(wanted);
  if (located !== wanted && fs.existsSync(path.dirname(located))) return located;
  if (canReach(user, parent)) return wanted;
  if (fs.existsSync(path.join(wanted, 'PG_VERSION'))) {
    throw new Error(
      `The database in ${wanted} can no longer be reached by its user (uid ${user.uid}): give the folders above it mode 755.`,
    );
  }
  const place = reachablePlaces.find((folder) => canReach(user, folder));
  if (!place) throw new Error(`PostgreSQL's user cannot reach ${parent}: set DATA_DIR to a folder it can.`);
  await retireEarlier(place, wanted, log);
  const home = fs.mkdtempSync(path.join(place, homePrefix));
  fs.chmodSync(home, 0o755);
  fs.writeFileSync(path.join(home, originName), wanted);
  const moved = path.join(home, dataName);
  fs.mkdirSync(wanted, { recursive: true, mode: 0o700 });
  fs.writeFileSync(path.join(wanted, pointerName), `${moved}\n`);
  log(`PostgreSQL may not enter ${parent}; its data are in ${moved}`);
  return moved;
}

/**
 * Ends the servers on data that this very folder once pointed to: its pointer was deleted, so nobody will come
 * back for them. The files stay, because only a person can say that they are not wanted.
 */
async function retireEarlier(place: string, wanted: string, log: (line: string) => void): Promise<void> {
  for (const name of fs.readdirSync(place)) {
    if (!name.startsWith(homePrefix)) continue;
    const home = path.join(place, name);
    const origin = path.join(home, originName);
    if (!fs.existsSync(origin) || fs.readFileSync(origin, 'utf8') !== wanted) continue;
    await endServer(path.join(home, dataName));
    log(`Data of an earlier ${wanted} are in ${home}: delete it when it is not needed.`);
  }
}
