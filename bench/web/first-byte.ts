import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import type { Row } from '../report.ts';
import type { PageName } from './options.ts';
import type { Site } from './site.ts';

const WARM_UPS = 30;
const ROUNDS = 300;

/**
 * Time to the first byte of each page out of the cache, beside a file of the same bytes from a server of files: both
 * in turn over a connection that stays open, the medians.
 */
export async function* firstByteRows(site: Site): AsyncIterable<Row> {
  const folder = path.join(site.folder, 'files');
  fs.mkdirSync(folder);
  const filesUrl = (await site.files.ask('serve', { folder })) as string;
  for (const name of site.options.pages) {
    const html = await (await fetch(site.addresses[name], { headers: { accept: 'text/html' } })).text();
    fs.writeFileSync(path.join(folder, `${name}.html`), html);
    yield await firstByteRow(name, site.addresses[name], `${filesUrl}/${name}.html`);
  }
}

async function firstByteRow(name: PageName, ours: string, bare: string): Promise<Row> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const times: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] };
  try {
    for (let round = -WARM_UPS; round < ROUNDS; round++) {
      const pair = { ours: await firstByte(ours, agent), bare: await firstByte(bare, agent) };
      if (round < 0) continue;
      times.ours.push(pair.ours);
      times.bare.push(pair.bare);
    }
  } finally {
    agent.destroy();
  }
  const measured = { p50_ms: at(times.ours, 0.5), p95_ms: at(times.ours, 0.95) };
  const beside = { p50_ms: at(times.bare, 0.5), p95_ms: at(times.bare, 0.95) };
  return {
    section: 'first_byte',
    heading: 'First byte of the HTML out of the cache; bare: a file of the same bytes',
    name,
    measured,
    bare: beside,
    ratio: measured.p50_ms / beside.p50_ms,
    checks: [],
  };
}

const at = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]!;

/** Milliseconds from the request to the first byte of the answer's body. */
function firstByte(address: string, agent: http.Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const since = performance.now();
    const headers = { accept: 'text/html', 'accept-encoding': 'gzip' };
    const request = http.get(address, { agent, headers }, (response) => {
      let first: number | null = null;
      response.on('data', () => (first ??= performance.now() - since));
      response.once('error', reject);
      response.once('end', () =>
        response.statusCode === 200 && first !== null
          ? resolve(first)
          : reject(new Error(`${address} was answered ${response.statusCode}.`)),
      );
    });
    request.once('error', reject);
  });
}
