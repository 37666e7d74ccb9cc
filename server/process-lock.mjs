// A lock file that survives `kill -9` of its holder. Plain JavaScript, because scripts/start.mjs needs it before
// anything is installed.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** A holder writes its note right after it made the file: an unreadable one older than this was left by a kill. */
const WRITING_MS = 2_000;
const PAUSE_MS = 50;

const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);

/**
 * What tells a living process from a later one with the same number: on Linux the moment it started since the boot.
 * Null when no such process lives.
 */
function processIdentity(pid) {
  if (process.platform === 'linux') {
    try {
      const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The name in parentheses may hold anything; after it come the state and, as the 22nd field, the start time.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (fields[0] === 'Z' || fields[0] === 'X') return null;
      return `${fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`;
    } catch {
      return null;
    }
  }
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return null;
  }
  if (process.platform === 'win32') return 'alive';
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout?.trim() || 'alive';
}

const isRunning = ({ pid, identity }) => {
  const now = processIdentity(pid);
  return now !== null && now === identity;
};

function read(file) {
  try {
    const text = fs.readFileSync(file, 'utf8');
    const age = Date.now() - fs.statSync(file).mtimeMs;
    return { text, note: parse(text), isFresh: age < WRITING_MS };
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

function parse(text) {
  try {
    const note = JSON.parse(text);
    return Number.isInteger(note.pid) && Array.isArray(note.children) ? note : null;
  } catch {
    return null;
  }
}

/** Waits while a holder is just writing its note. */
function readSettled(file) {
  let found = read(file);
  while (found && !found.note && found.isFresh) {
    pause();
    found = read(file);
  }
  return found;
}

export function lockHolder(file) {
  const note = readSettled(file)?.note;
  return note && isRunning(note) ? note : null;
}

export function takeLock(file, what) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const note = { pid: process.pid, identity: processIdentity(process.pid), what, children: [] };
  for (;;) {
    try {
      fs.writeFileSync(file, JSON.stringify(note), { flag: 'wx' });
      return { lock: heldLock(file, note) };
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const found = readSettled(file);
    if (found?.note && isRunning(found.note) && found.note.pid !== process.pid) return { heldBy: found.note };
    if (found) removeLeftover(file, found);
  }
}

/** Two starts may find the same leftover: whoever moves it away has to look that it did not move a new lock. */
function removeLeftover(file, found) {
  const aside = `${file}.${process.pid}`;
  try {
    fs.renameSync(file, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }
  if (fs.readFileSync(aside, 'utf8') !== found.text) {
    fs.renameSync(aside, file);
    return;
  }
  fs.rmSync(aside);
  for (const child of found.note?.children ?? []) endLeftover(child);
}

function endLeftover(child) {
  if (!isRunning(child)) return;
  try {
    process.kill(child.pid, 'SIGKILL');
  } catch {
    return;
  }
  while (isRunning(child)) pause();
}

function heldLock(file, note) {
  const isOurs = () => {
    const now = read(file)?.note;
    return now?.pid === note.pid && now.identity === note.identity;
  };
  const rewrite = () => {
    if (!isOurs()) return;
    const aside = `${file}.${process.pid}`;
    fs.writeFileSync(aside, JSON.stringify(note));
    fs.renameSync(aside, file);
  };
  return {
    addChild(pid) {
      const identity = processIdentity(pid);
      if (identity === null) return;
      note.children.push({ pid, identity });
      rewrite();
    },
    removeChild(pid) {
      note.children = note.children.filter((child) => child.pid !== pid);
      rewrite();
    },
    release() {
      if (isOurs()) fs.rmSync(file, { force: true });
    },
  };
}
