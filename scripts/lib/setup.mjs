import { takeLock } from '../../server/process-lock.mjs';
import { ensureBuilt } from './build.mjs';
import { setupLockFile } from './folders.mjs';
import { ensureInstalled } from './install.mjs';
import { Refusal } from './log.mjs';

/**
 * Makes the folder ready to run: packages installed, everything built. Only one process may do so at a time.
 * @param {{ dev?: boolean, only?: string[] }} options dev: also what only tests and checks need; only: build just these parts
 * @throws Refusal when another process is at it
 */
export async function setUp({ dev = false, only } = {}) {
  const { lock, heldBy } = takeLock(setupLockFile, 'installing and building');
  if (heldBy) {
    throw new Refusal(
      `Another start is ${heldBy.what} in this folder just now (process ${heldBy.pid}): wait until it is done.`,
    );
  }
  try {
    await ensureInstalled({ dev, lock });
    await ensureBuilt({ lock, only });
  } finally {
    lock.release();
  }
}
