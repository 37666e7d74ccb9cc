import fs from 'node:fs';
import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import { startEmbeddedPostgres } from '../../../db/embedded.ts';
import { fastFolder, sweepFastFolders } from '../../support/fast-folder.ts';
import { startBuiltServer } from './built-server.ts';
import { startMailSink } from './mail-sink.ts';

/** Where one worker's tests find their server. */
interface Place {
  url: string;
  mailFolder: string;
  databaseUrl: string;
}

const variable = (worker: number) => `E2E_PLACE_${worker}`;

/** The place of the worker this runs in; null outside of the tests, as when Playwright only lists them. */
export function ownPlace(): Place | null {
  const place = process.env[variable(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0))];
  return place ? (JSON.parse(place) as Place) : null;
}

async function startPlace(worker: number) {
  const folder = fastFolder();
  const mailFolder = path.join(folder, 'mails');
  const sink = await startMailSink(mailFolder);
  const server = await startBuiltServer({
    dataDir: path.join(folder, 'data'),
    variables: {
      SMTP_URL: sink.url,
      MAIL_FROM: 'Tabidachi <no-reply@tabidachi.example>',
      LOG_LEVEL: 'error',
    },
  });
  // The server's own: it is found running, and the server stops it.
  const database = await startEmbeddedPostgres({ dataDir: path.join(folder, 'data/postgres') });
  process.env[variable(worker)] = JSON.stringify({
    url: server.url,
    mailFolder,
    databaseUrl: database.url('tabidachi'),
  } satisfies Place);
  return async () => {
    const code = await server.stop();
    await sink.stop();
    fs.rmSync(folder, { recursive: true, force: true });
    if (code !== 0) throw new Error(`The server did not stop in order (${code}):\n${server.output()}`);
  };
}

/**
 * Before the browser tests: for each worker the built server on data of its own, with the demo data, and an SMTP
 * server that keeps its mails; so no file meets what another one does at the same time. Answers the end.
 */
export default async function e2eSetup(config: FullConfig): Promise<() => Promise<void>> {
  await sweepFastFolders();
  const ends = await Promise.all(Array.from({ length: config.workers }, (_, worker) => startPlace(worker)));
  return async () => {
    await Promise.all(ends.map((end) => end()));
  };
}
