/**
 * Runs repeatable work one at a time: a call during a run makes it run again afterwards, because the new work
 * may have arrived after the check.
 */
export function singleFlight(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  async function run(): Promise<void> {
    try {
      do {
        isAskedAgain = false;
        await work();
      } while (isAskedAgain);
    } finally {
      running = null;
    }
  }
  return () => {
    isAskedAgain = true;
    running ??= run();
    return running;
  };
}
