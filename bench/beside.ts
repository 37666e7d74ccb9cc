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
  const { measured, ...others } = await takeTurns(pace, {
    measured: (milliseconds) => measuredRound(server, { clients, milliseconds }, ask),
    bare: (milliseconds) => bare.measure({ ...bareWork, milliseconds }),
  });
  const most = Math.max(...statements.map((list) => list.length));
  return { measured: { ...measured, statements: most }, ...others };
}

interface Round {
  samples: Samples;
  cpu_ms: number;
}

/** One round of requests to the server, with the processor time it took for them. */
export async function measuredRound(
  { usage }: { usage(): Promise<{ cpu_ms: number }> },
  options: Parameters<typeof runLoop>[0],
  ask: Parameters<typeof runLoop>[1],
): Promise<Round> {
  const before = await usage();
  const samples = await runLoop(options, ask);
  return { samples, cpu_ms: (await usage()).cpu_ms - before.cpu_ms };
}

/** Lets both sides take turns, changing places each round, so that a noisy moment meets both. */
export async function takeTurns(
  { rounds, roundMs }: World['options']['pace'],
  sides: Record<'measured' | 'bare', (milliseconds: number) => Promise<Round>>,
): Promise<Measured> {
  const done = { measured: [] as Round[], bare: [] as Round[] };
  for (let turn = 0; turn < rounds; turn++)
    for (const side of turn % 2 === 0 ? (['measured', 'bare'] as const) : (['bare', 'measured'] as const))
      done[side].push(await sides[side](roundMs));
  const [measured, bare] = [figuresOf(done.measured), figuresOf(done.bare)];
  return { measured, bare, ratio: bare['per_second']! / measured['per_second']! };
}

function figuresOf(rounds: readonly Round[]): Figures {
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
