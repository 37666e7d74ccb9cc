import path from 'node:path';
import { projectRoot } from '../project-root.ts';
import { startChild } from './child.ts';
import type { Samples } from './loop.ts';
import type { Statement } from './server.ts';

export interface BareWork {
  /** The statements of each request; the requests are done in turn. */
  requests: Statement[][];
  clients: number;
  milliseconds: number;
}

export interface BareRound {
  samples: Samples;
  /** Processor time of the process that asked, the database's not counted. */
  cpu_ms: number;
}

export interface BareDriver {
  measure(work: BareWork): Promise<BareRound>;
  stop(): Promise<void>;
}

/** `pg` and nothing else, in a process of its own, as the server is one. */
export function startBareDriver(options: {
  databaseUrl: string;
  environment: Record<string, string | undefined>;
  log: string;
}): BareDriver {
  const { databaseUrl, environment, log } = options;
  const program = path.join(projectRoot, 'bench/bare-child.ts');
  const child = startChild({ args: ['--import', 'tsx', program, databaseUrl], environment, log });
  return {
    measure: (work) => child.ask('measure', work) as Promise<BareRound>,
    stop: () => child.stop(),
  };
}
