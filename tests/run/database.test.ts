import crypto from 'node:crypto';
import pg from 'pg';
import { loadConfig } from '../../server/config.ts';
import { prepareData, refuseOldSchema } from '../../server/start/data.ts';
import { openDatabase } from '../../server/start/database.ts';
import { explain, StartProblem } from '../../server/start/problems.ts';
import { tenant } from './support/config.ts';

const server = process.env['TEST_DATABASE_URL']!;
const made: string[] = [];

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** The address of a new database, made as its words say. */
async function databaseOf(words: string): Promise<string> {
  const name = `text_${crypto.randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name} template template0 ${words}`);
  made.push(name);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

const open = (url: string) =>
  openDatabase(loadConfig({ ...tenant, DATABASE_URL: url }), { log: () => {}, joins: false });

afterAll(async () => {
  for (const name of made) await onServer(`drop database ${name} with (force)`);
});

test.each([
  ['of another encoding', `encoding 'EUC_JP' locale_provider libc locale 'C'`],
  ['of bytes', `encoding 'SQL_ASCII' locale_provider libc locale 'C'`],
  ['whose locale knows the letters of English alone', `encoding 'UTF8' locale_provider libc locale 'C'`],
])('R31: a database %s is refused at the start with the words that make another', async (_, words) => {
  const refused = await open(await databaseOf(words)).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StartProblem);
  expect((refused as Error).message).toContain(`encoding 'UTF8' locale 'C.UTF-8'`);
});

test('a database of somebody else is refused by a line that names the remedy', async () => {
  const url = new URL(await databaseOf(`encoding 'UTF8' locale 'C.UTF-8'`));
  const role = `guest_${crypto.randomBytes(6).toString('hex')}`;
  await onServer(`create role ${role} login password 'guest'`);
  url.username = role;
  url.password = 'guest';
  const database = await open(url.href);
  try {
    const refused = await prepareData(database, () => {}).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartProblem);
    expect(explain(refused)).toMatch(
      /^The database's user has to own it.* \(permission denied for schema public\): alter database … owner to …, or check DATABASE_URL\.$/,
    );
    // What no line explains tells what the database said, not the stack alone.
    const failed = await database.sequelize.query('create table guests ()').catch((error: unknown) => error);
    expect(explain(failed)).toMatch(/^SequelizeDatabaseError: permission denied for schema public\n/);
  } finally {
    await database.close();
    await onServer(`drop role ${role}`);
  }
});

test('R31: the words of the refusal make one that is taken', async () => {
  const database = await open(await databaseOf(`encoding 'UTF8' locale 'C.UTF-8'`));
  await database.close();
});

test('R31: so is one that sorts by a language', async () => {
  const words = `encoding 'UTF8' locale_provider icu icu_locale 'ja' locale 'C'`;
  const database = await open(await databaseOf(words));
  await database.close();
});

test('a start that does not migrate refuses a database that lacks migrations, and takes one that has them', async () => {
  const database = await open(await databaseOf(`encoding 'UTF8' locale 'C.UTF-8'`));
  try {
    const refused = await refuseOldSchema(database).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartProblem);
    expect((refused as Error).message).toMatch(/^The database lacks \d+ migrations .* npm run migrate/);
    await prepareData(database, () => {});
    await refuseOldSchema(database);
  } finally {
    await database.close();
  }
});
