/** What a number of clients measured, each asking again as soon as it is answered. Times in milliseconds. */
export interface Timings {
  count: number;
  per_second: number;
  p50: number;
  p95: number;
  p975: number;
  longest: number;
}

/** All answer times of one or several rounds of the same work. */
export interface Samples {
  milliseconds: number[];
  /** How long the rounds took together. */
  seconds: number;
}

/**
 * Lets `clients` do the task side by side, each again and again, until the time is over or `most` are done.
 * @param task told its number, counted over all clients
 */
export async function runLoop(
  options: { clients: number; milliseconds: number; most?: number },
  task: (turn: number, client: number) => Promise<unknown>,
): Promise<Samples> {
  const { clients, milliseconds, most = Infinity } = options;
  const times: number[] = [];
  const start = performance.now();
  const end = start + milliseconds;
  let turn = 0;
  async function askAgainAndAgain(client: number): Promise<void> {
    do {
      const since = performance.now();
      await task(turn++, client);
      times.push(performance.now() - since);
    } while (performance.now() < end && turn < most);
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => askAgainAndAgain(client)));
  return { milliseconds: times, seconds: (performance.now() - start) / 1000 };
}

export function merged(rounds: readonly Samples[]): Samples {
  return {
    milliseconds: rounds.flatMap((round) => round.milliseconds),
    seconds: rounds.reduce((sum, round) => sum + round.seconds, 0),
  };
}

export function timingsOf({ milliseconds, seconds }: Samples): Timings {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    count: sorted.length,
    per_second: sorted.length / seconds,
    p50: at(0.5),
    p95: at(0.95),
    p975: at(0.975),
    longest: sorted.at(-1) ?? 0,
  };
}

export const medianOf = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
