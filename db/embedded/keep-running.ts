/** Milliseconds between two looks whether the server still runs. */
const LOOK_MS = 300;
/** Milliseconds between tries to start it again: doubled with each that fails. */
const RETRY_MS = { first: 500, most: 30_000 };

/**
 * Starts a server again whenever it has ended, whoever ended it, until told to stop.
 * @param isRunning cheap: it is asked several times a second
 * @param start one try; may fail
 * @returns how to end the watch; waits for a try under way, so that nothing starts afterwards
 */
export function keepRunning(
  isRunning: () => boolean,
  start: () => Promise<void>,
  log: (line: string) => void,
): () => Promise<void> {
  let isOver = false;
  let trying: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  let retryMs = RETRY_MS.first;

  async function look(): Promise<number> {
    if (isRunning()) return LOOK_MS;
    log('PostgreSQL has ended; starting it again …');
    try {
      await start();
      log('PostgreSQL is running again.');
      retryMs = RETRY_MS.first;
      return LOOK_MS;
    } catch (error) {
      log(error instanceof Error ? error.message : String(error));
      const wait = retryMs;
      retryMs = Math.min(2 * retryMs, RETRY_MS.most);
      return wait;
    }
  }

  function lookIn(milliseconds: number): void {
    if (isOver) return;
    timer = setTimeout(() => {
      trying = look().then(lookIn);
    }, milliseconds);
    timer.unref();
  }
  lookIn(LOOK_MS);
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await trying;
  };
}
