import crypto from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Sequelize } from 'sequelize';
import { connect, type ConnectOptions } from '../../db/connect.ts';
import { initModels } from '../../db/models/init.ts';
import { templateDatabase } from './template-database.ts';

export type TestDatabase = {
  sequelize: Sequelize;
  url: string;
  /** Closes the connections and drops the database. */
  close(): Promise<void>;
};

/**
 * A migrated database with master data, created in about 50 ms; binds the models to it. Use one per test file,
 * created in beforeAll and closed in afterAll: a second one would rebind the models.
 */
export async function freshDatabase(options: ConnectOptions = {}): Promise<TestDatabase> {
  const { url, drop } = await cloneDatabase(templateDatabase);
  const sequelize = connect(url, options);
  initModels(sequelize);
  return {
    sequelize,
    url,
    async close() {
      await sequelize.close();
      await drop();
    },
  };
}

/** A migrated database with master data beside the one of the models. */
export async function secondDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  return cloneDatabase(templateDatabase);
}

/** An empty database without tables or models, for testing migrations. */
export async function emptyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  return cloneDatabase('template1');
}

async function cloneDatabase(template: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${crypto.randomBytes(8).toString('hex')}`;
  await onServer((client) => createFrom(client, name, template));
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () =>
      onServer(async (client) => {
        await client.query(`drop database if exists ${name} with (force)`);
      }),
  };
}

async function createFrom(client: pg.Client, name: string, template: string): Promise<void> {
  const objectInUse = '55006';
  for (let tries = 1; ; tries++) {
    try {
      // file_copy is several times faster than the default when nothing is flushed to disk.
      await client.query(`create database ${name} template ${template} strategy file_copy`);
      return;
    } catch (error) {
      if ((error as pg.DatabaseError).code !== objectInUse || tries === 20) throw error;
      await delay(50);
    }
  }
}

async function onServer(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function serverUrl(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('TEST_DATABASE_URL is missing: run the tests through Jest.');
  return url;
}
