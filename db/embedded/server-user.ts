import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

export const onWindows = process.platform === 'win32';

/** Who the server runs as: empty for ourselves. */
export type ServerUser = { uid?: number; gid?: number };

const usualServerUsers = ['postgres', 'nobody', 'daemon'];

/**
 * PostgreSQL refuses to run as root, and we make no users: as root, take the owner of the data if there is
 * some, else an unprivileged user that the system has anyway.
 */
export function chooseServerUser(dataFolder: string): ServerUser {
  const ourselves = process.getuid?.();
  if (ourselves === undefined) return {};
  const owner = fs.statSync(dataFolder, { throwIfNoEntry: false });
  if (ourselves !== 0) {
    if (owner && owner.uid !== ourselves) {
      throw new Error(
        `The database in ${dataFolder} belongs to another user (uid ${owner.uid}): run as that user or as root, or set DATA_DIR to another folder.`,
      );
    }
    return {};
  }
  if (owner && owner.uid !== 0 && fs.existsSync(`${dataFolder}/PG_VERSION`)) {
    return { uid: owner.uid, gid: owner.gid };
  }
  const users = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
  for (const name of usualServerUsers) {
    const user = users.find((candidate) => candidate.name === name && candidate.uid > 0);
    if (user) return { uid: user.uid, gid: user.gid };
  }
  throw new Error(
    `PostgreSQL does not run as root and none of the users ${usualServerUsers.join(', ')} exists: start as an ordinary user or set DATABASE_URL.`,
  );
}

/** Whether the server's user may pass through to the folder; a home of 0700 above it is enough to stop it. */
export function canReach(user: ServerUser, folder: string): boolean {
  if (user.uid === undefined) return true;
  // A shell tries it, because only the system knows all of modes, groups and access lists.
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
}
