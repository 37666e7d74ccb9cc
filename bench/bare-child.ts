// The statements of requests through the bare driver, in a process of its own, so that its processor time can be told
// from that of the client and of the database. Argument: the database's address. Asked by bare.ts.
import pg from 'pg';
import { answerParent, cpuMilliseconds } from './answering.ts';
import type { BareRound, BareWork } from './bare.ts';
import { runLoop } from './loop.ts';

const [connectionString = ''] = process.argv.slice(2);
const clients: pg.Client[] = [];

async function connections(count: number): Promise<pg.Client[]> {
  while (clients.length < count) {
    const client = new pg.Client({ connectionString });
    await client.connect();
    clients.push(client);
  }
  return clients;
}

answerParent({
  async measure(work: BareWork): Promise<BareRound> {
    const open = await connections(work.clients);
    const before = cpuMilliseconds();
    const samples = await runLoop(work, async (turn, client) => {
      for (const { text, values } of work.requests[turn % work.requests.length]!) {
        await open[client]!.query(text, values);
      }
    });
    return { samples, cpu_ms: cpuMilliseconds() - before };
  },
});
