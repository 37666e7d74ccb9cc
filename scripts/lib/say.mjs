// Progress and refusals of the scripts, in plain lines that read well in a terminal and in a log.

const REPEAT_MS = 10_000;

/** A refusal that one line explains; the scripts print it without a stack. */
export class Refusal extends Error {}

export function say(line) {
  process.stdout.write(`${line}\n`);
}

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs one step, telling that it began, that it still runs, and how long it took. */
export async function step(name, run) {
  const since = performance.now();
  say(`${name} …`);
  const timer = setInterval(() => say(`  still at it, ${seconds(since)}`), REPEAT_MS);
  try {
    const result = await run();
    say(`  done in ${seconds(since)}`);
    return result;
  } finally {
    clearInterval(timer);
  }
}

/** Runs a script's body: a Refusal becomes its line and exit code 1, anything else keeps its stack. */
export async function runScript(body) {
  try {
    await body();
  } catch (error) {
    process.stderr.write(`${error instanceof Refusal ? error.message : (error?.stack ?? error)}\n`);
    process.exit(1);
  }
}
