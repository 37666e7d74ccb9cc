import { parseArgs } from 'node:util';

export interface Options {
  seed: number;
  /** Stops after this many calls … */
  calls: number;
  /** … or this many seconds, whichever comes first. */
  seconds: number;
  /** Concurrent calls. */
  clients: number;
  /** A slower response counts as a failure. */
  slowMs: number;
  build: boolean;
  /** Folder for the bodies of failed calls. */
  out: string;
}

export const USAGE = `npm run fuzz -- [options]

  --seed n       the same calls for the same n (a new one each time, printed)
  --calls n      ends after so many calls (2000)
  --seconds n    ends after so many seconds (3600)
  --clients n    calls at the same time (4)
  --slow-ms n    an answer that takes longer, or an export that begins later, is a failure (2000)
  --no-build     takes what has been built
  --out folder   where the bodies of failed calls go (.tmp/fuzz)`;

export class UsageError extends Error {}

function numberOf(text: string | undefined, usual: number): number {
  if (text === undefined) return usual;
  if (/^\d{1,9}$/.test(text) && Number(text) > 0) return Number(text);
  throw new UsageError(`"${text}" is no whole number above 0.\n\n${USAGE}`);
}

/** @throws UsageError */
export function optionsOf(args: readonly string[], newSeed: number): Options {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        seed: { type: 'string' },
        calls: { type: 'string' },
        seconds: { type: 'string' },
        clients: { type: 'string' },
        'slow-ms': { type: 'string' },
        'no-build': { type: 'boolean', default: false },
        out: { type: 'string', default: '.tmp/fuzz' },
      },
    }));
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${USAGE}`);
  }
  return {
    seed: numberOf(values.seed, newSeed),
    calls: numberOf(values.calls, 2000),
    seconds: numberOf(values.seconds, 3600),
    clients: numberOf(values.clients, 4),
    slowMs: numberOf(values['slow-ms'], 2000),
    build: !values['no-build'],
    out: values.out,
  };
}
