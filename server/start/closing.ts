/** What has to be closed again, in the reverse order of its opening. */
export class Closing {
  #steps: (() => Promise<unknown>)[] = [];
  #isClosing = false;

  get isClosing(): boolean {
    return this.#isClosing;
  }

  /** When the closing has begun already, what comes late is closed at once. */
  add(step: () => Promise<unknown>): void {
    if (this.#isClosing) void this.#run(step);
    else this.#steps.push(step);
  }

  /** Closes everything; a step that fails is told and does not keep the others from closing. */
  async close(): Promise<void> {
    this.#isClosing = true;
    for (const step of this.#steps.splice(0).toReversed()) await this.#run(step);
  }

  async #run(step: () => Promise<unknown>): Promise<void> {
    try {
      await step();
    } catch (error) {
      console.error(error);
    }
  }
}

/** npm hands a Ctrl-C on to us that the terminal has sent us already: what comes this soon is the same one. */
const SAME_SIGNAL_MS = 1_000;

/** The first signal closes in order, a second one ends at once; the next start repairs what that leaves. */
export function endOnSignals(closing: Closing, tell: (line: string) => void): void {
  let first: number | undefined;
  const onSignal = (signal: NodeJS.Signals) => {
    if (first === undefined) {
      first = performance.now();
      tell('\nStopping … (once more to end at once)');
      void closing.close().then(() => process.exit(0));
    } else if (performance.now() - first > SAME_SIGNAL_MS) {
      tell(`Ended by ${signal}.`);
      process.exit(1);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  // A terminal that is gone cannot be written to; that must not keep us from closing in order.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
