import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from '../../../project-root.ts';

/** The folder of the fonts, built if they are not yet. */
export function builtFonts(): string {
  const folder = path.join(projectRoot, 'dist', 'fonts');
  execFileSync(process.execPath, [path.join(projectRoot, 'scripts', 'build-fonts.mjs'), folder]);
  return folder;
}
