import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../../project-root.ts';

/** A data file of this folder. */
export function readFile(name: string): string {
  return fs.readFileSync(path.join(projectRoot, 'db', 'seeds', 'master', name), 'utf8');
}
