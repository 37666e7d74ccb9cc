import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../project-root.ts';

/**
 * Compares text with a file of this folder, which is committed: a change of structure leaves it byte for byte equal, a
 * change of behaviour is seen in its diff. `UPDATE_SNAPSHOTS=1` writes the file instead.
 * @returns what the file says, to be compared with `text`
 */
export function snapshot(name: string, text: string): string {
  const file = path.join(projectRoot, 'tests/snapshots', name);
  if (process.env['UPDATE_SNAPSHOTS']) fs.writeFileSync(file, text);
  return fs.readFileSync(file, 'utf8');
}
