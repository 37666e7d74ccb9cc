import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../db/embedded.ts';
import { ensureOldestPostgres, OLDEST_POSTGRES } from '../../scripts/lib/deployment-programs.mjs';
import { walkMainLine } from '../../scripts/lib/main-line.ts';
import { fastFolder } from '../support/fast-folder.ts';
import { killBuiltServers, startBuiltServer } from './support/built-server.ts';
import { signIn } from './support/sign-in.ts';

let folder = '';
let postgres: EmbeddedPostgres;

beforeAll(async () => {
  const packageFolder = await ensureOldestPostgres();
  folder = fastFolder();
  postgres = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'postgres'),
    packageFolder,
    settings: { fsync: 'off' },
  });
  // Sorted as a Japanese reader expects; every other test has the order of the characters' numbers.
  await ask(
    `create database jobs template template0 encoding 'UTF8' locale_provider icu icu_locale 'ja' locale 'C'`,
    'postgres',
  );
}, 300_000);

afterAll(async () => {
  killBuiltServers();
  await postgres?.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function ask(sql: string, database = 'jobs'): Promise<object[]> {
  const client = new pg.Client({ connectionString: postgres.url(database) });
  await client.connect();
  try {
    return (await client.query<object>(sql)).rows;
  } finally {
    await client.end();
  }
}

test('R31: a server on the oldest PostgreSQL, sorting by a language, starts from nothing and does the main line', async () => {
  const server = await startBuiltServer({
    dataDir: path.join(folder, 'data'),
    variables: { DATABASE_URL: postgres.url('jobs') },
  });
  const walked = await walkMainLine({
    baseUrl: server.url,
    tokenOf: (email) => signIn(server.url, email),
    log: () => {},
  });
  expect(walked.map(({ form }) => form)).toEqual(['json', 'brackets']);
  const ids = walked.map(({ application_id }) => application_id);
  expect(
    await ask(
      `select state, current_setting('server_version_num')::int / 10000 as version
       from applications where id in (${ids.join()})`,
    ),
  ).toEqual(walked.map(() => ({ state: 'offer_accepted', version: OLDEST_POSTGRES })));
  expect({ code: await server.stop(), output: server.output() }).toMatchObject({ code: 0 });
}, 120_000);
