/**
 * Runs a piece of work that goes on until nothing is left to do, once at a time: who asks while it runs makes
 * it start over afterwards, because what they ask for may have come after it looked.
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
