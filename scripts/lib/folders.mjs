import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
export const inProject = (...parts) => path.join(projectRoot, ...parts);
/** Held by whoever installs or builds in this folder. */
export const setupLockFile = inProject('.tmp/setup.lock');

/** The files in a folder of the project and below it, or the one file, as paths from the project's root, sorted. */
export function* filesBelow(file) {
  const stat = fs.statSync(inProject(file), { throwIfNoEntry: false });
  if (stat?.isFile()) yield file;
  if (!stat?.isDirectory()) return;
  for (const name of fs.readdirSync(inProject(file)).sort()) yield* filesBelow(path.posix.join(file, name));
}
