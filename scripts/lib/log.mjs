// Progress and refusals of the scripts, in plain lines that read well in a terminal and in a log.

const REPEAT_MS = 10_000;

/** A refusal that one line explains; the scripts print it without a stack. */
export class Refusal extends Error {}

export function log(line) {
  process.stdout.write(`${line}\n`);
}

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs one step, telling that it began, that it still runs, and how long it took. */
export async function step(name, run) {
  const since = performance.now();
  log(`${name} …`);
  const timer = setInterval(() => log(`  still at it, ${seconds(since)}`), REPEAT_MS);
  try {
    const result = await run();
    log(`  done in ${seconds(since)}`);
    return result;
  } finally {
    clearInterval(timer);
  }
}

const WRITING = {
  EACCES: 'run as the user the folder belongs to',
  EPERM: 'run as the user the folder belongs to',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
};

/** The one line of an error we know the remedy for; null otherwise. */
function remedy(error) {
  if (error instanceof Refusal) return error.message;
  const advice = WRITING[error?.code];
  return advice && error.path ? `${error.path} cannot be written (${error.code}): ${advice}.` : null;
}

/** Runs a script's body: an error with a known remedy becomes one line, any other keeps its stack; both end with 1. */
export async function runScript(body) {
  try {
    await body();
  } catch (error) {
    process.stderr.write(`${remedy(error) ?? error?.stack ?? error}\n`);
    process.exit(1);
  }
}
