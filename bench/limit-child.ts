// The limit of a read: node:http and pg as most programs use them, one statement for each address, planned as it comes,
// its JSON written by PostgreSQL. Nothing is checked, limited or logged. Arguments: the database's address, its number
// of connections. Asked by rows/limit.ts.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { answerParent, cpuMilliseconds } from './answering.ts';

export interface LimitRead {
  address: string;
  /** Answers one row with one column: the JSON as text. */
  text: string;
  values: unknown[];
}

const [connectionString = '', connections = '1'] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString, max: Number(connections) });
const statements = new Map<string, { text: string; values: unknown[]; rowMode: 'array' }>();

async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  const statement = statements.get(request.url ?? '');
  if (!statement) return void response.writeHead(404).end();
  try {
    const { rows } = await pool.query<[string]>(statement);
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
    response.end(rows[0]?.[0]);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}

const server = http.createServer((request, response) => void answer(request, response));

answerParent({
  /** @returns the port */
  serve(reads: LimitRead[]): Promise<number> {
    for (const { address, text, values } of reads)
      statements.set(address, { text, values, rowMode: 'array' });
    return new Promise((resolve) =>
      server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
    );
  },
  usage: async () => cpuMilliseconds(),
});
