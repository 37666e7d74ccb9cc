import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
export const inProject = (...parts) => path.join(projectRoot, ...parts);
/** Held by whoever installs or builds in this folder. */
export const setupLockFile = inProject('.tmp/setup.lock');
