import { type Check, type Figures, type Row, check } from './report.ts';
import { merged, runLoop, timingsOf, type Samples } from './loop.ts';
import type { World } from './world.ts';

export interface WebRequest {
  address: string;
  headers?: Record<string, string>;
}

interface Measured {
  measured: Figures;
  bare: Figures;
  ratio: number;
}

/** Of design.md section 9: milliseconds of processor time a request may cost over its statements alone. */
export const PROCESSOR_OVER_BARE_MS = 5;
export const P95_MS = 100;

/**
 * Asks the server the requests in turn, from all clients at once, and beside it does the statements that the server
 * sends for them, as they were noted from itself, through the bare driver with as many connections. Both are warmed
 * up and take turns.
 */
export async function measureBeside(world: World, requests: readonly WebRequest[]): Promise<Measured> {
  const { client, server, bare } = world;
  const { clients, pace } = world.options;
  const ask = (turn: number) => {
    const request = requests[turn % requests.length]!;
    return client.get(request.address, request.headers);
  };
  await runLoop({ clients, milliseconds: pace.warmUpMs }, ask);
  const statements = [];
  for (const request of requests)
    statements.push(await server.statementsOf(() => client.get(request.address, request.headers)));

  const bareWork = { requests: statements, clients };
  await bare.measure({ ...bareWork, milliseconds: pace.warmUpMs });
  const ours: { samples: Samples; cpu_ms: number }[] = [];
  const theirs: typeof ours = [];
  for (let round = 1; round <= pace.rounds; round++) {
    const before = await server.usage();
    const samples = await runLoop({ clients, milliseconds: pace.roundMs }, ask);
    ours.push({ samples, cpu_ms: (await server.usage()).cpu_ms - before.cpu_ms });
    theirs.push(await bare.measure({ ...bareWork, milliseconds: pace.roundMs }));
  }
  const [measured, bareFigures] = [figuresOf(ours), figuresOf(theirs)];
  return {
    measured: { ...measured, statements: Math.max(...statements.map((list) => list.length)) },
    bare: bareFigures,
    ratio: bareFigures['per_second']! / measured['per_second']!,
  };
}

export function figuresOf(rounds: readonly { samples: Samples; cpu_ms: number }[]): Figures {
  const timings = timingsOf(merged(rounds.map(({ samples }) => samples)));
  const cpu = rounds.reduce((sum, { cpu_ms }) => sum + cpu_ms, 0);
  return {
    p50_ms: timings.p50,
    p95_ms: timings.p95,
    per_second: timings.per_second,
    cpu_ms: cpu / timings.count,
  };
}

/** One row of requests beside the bare driver, held to the answer time every page is held to, and to `budget`. */
export async function requestRow(
  world: World,
  title: Pick<Row, 'section' | 'heading' | 'name'>,
  requests: readonly WebRequest[],
  budget: { statements?: number; cpu?: number } = {},
): Promise<Row> {
  const { measured, bare, ratio } = await measureBeside(world, requests);
  const checks: Check[] = [check('p95_ms', measured['p95_ms']!, 'below', P95_MS)];
  if (budget.statements !== undefined)
    checks.push(check('statements', measured['statements']!, 'at_most', budget.statements));
  if (budget.cpu !== undefined) {
    const over = measured['cpu_ms']! - bare['cpu_ms']!;
    checks.push(check('cpu_over_bare_ms', over, 'at_most', budget.cpu));
  }
  return { ...title, measured, bare, ratio, checks };
}
