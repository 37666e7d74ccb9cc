import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { QueryTypes } from 'sequelize';
import { failureOf } from '../../db/failures.ts';
import { loadConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/start/database.ts';
import { StartProblem } from '../../server/start/problems.ts';
import { tenant } from './support/config.ts';

/** What pgbouncer says to a connection that names a time limit, as PostgreSQL's protocol writes errors. */
function refusal(): Buffer {
  const fields = ['SFATAL', 'C08P01', 'Munsupported startup parameter: statement_timeout', ''].join('\0');
  const body = Buffer.from(`${fields}\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

test('R33: a pooler that takes no time limits is told with the variables to set', async () => {
  let asked = '';
  const pooler = net.createServer((socket) => {
    socket.once('data', (startup) => {
      asked = startup.toString('latin1');
      socket.end(refusal());
    });
  });
  await new Promise<void>((resolve) => {
    pooler.listen(0, '127.0.0.1', resolve);
  });
  const { port } = pooler.address() as AddressInfo;
  const variables = { ...tenant, DATABASE_URL: `postgres://app:hunter2@127.0.0.1:${port}/jobs` };
  const open = (more: object = {}) =>
    openDatabase(loadConfig({ ...variables, ...more }), { log: () => {}, joins: false });
  try {
    const refused = await open().catch((error: Error) => error.message);
    expect(refused).toMatch(
      /unsupported startup parameter[^]*DATABASE_STATEMENT_TIMEOUT_SECONDS, DATABASE_LOCK_TIMEOUT_SECONDS and DATABASE_IDLE_TRANSACTION_TIMEOUT_SECONDS to 0/,
    );
    expect(asked).toMatch(/statement_timeout\0[^]*lock_timeout\0|lock_timeout\0[^]*statement_timeout\0/);

    const none = {
      DATABASE_STATEMENT_TIMEOUT_SECONDS: '0',
      DATABASE_LOCK_TIMEOUT_SECONDS: '0',
      DATABASE_IDLE_TRANSACTION_TIMEOUT_SECONDS: '0',
    };
    await open(none).catch(() => {});
    expect(asked).toContain('application_name');
    expect(asked).not.toContain('timeout');
  } finally {
    await new Promise((resolve) => pooler.close(resolve));
  }
});

const servers: net.Server[] = [];
const sockets: net.Socket[] = [];
// After a test that failed half way, too.
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

test('R33: a database that takes a connection and says nothing is let go of when the wait is over', async () => {
  let letGo: Promise<void> | undefined;
  const mute = net.createServer((socket) => {
    sockets.push(socket);
    letGo ??= new Promise((resolve) => socket.once('close', () => resolve()));
    socket.on('error', () => {});
    socket.resume();
  });
  servers.push(mute);
  await new Promise<void>((resolve) => {
    mute.listen(0, '127.0.0.1', resolve);
  });
  const { port } = mute.address() as AddressInfo;
  const config = loadConfig({
    ...tenant,
    DATABASE_URL: `postgres://app:hunter2@127.0.0.1:${port}/jobs`,
    DATABASE_POOL_ACQUIRE_SECONDS: '1',
  });
  await expect(openDatabase(config, { log: () => {}, joins: false })).rejects.toThrow(StartProblem);
  await letGo;
}, 20_000);

test('R33: an opened database has the number of connections and the time limits of the environment', async () => {
  const config = loadConfig({
    ...tenant,
    DATABASE_URL: process.env['TEST_DATABASE_URL']!,
    DATABASE_POOL_MAX: '1',
    DATABASE_POOL_ACQUIRE_SECONDS: '1',
    DATABASE_STATEMENT_TIMEOUT_SECONDS: '7',
    DATABASE_LOCK_TIMEOUT_SECONDS: '3',
    DATABASE_IDLE_TRANSACTION_TIMEOUT_SECONDS: '11',
  });
  const { sequelize, close } = await openDatabase(config, { log: () => {}, joins: false });
  try {
    const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
    const [row] = await sequelize.query<object>(
      `select ${limits.map((name) => `current_setting('${name}') as ${name}`).join(', ')}`,
      { type: QueryTypes.SELECT },
    );
    expect(Object.values(row!)).toEqual(['7s', '3s', '11s']);
    await sequelize.transaction(async () => {
      const second = sequelize.query('select 1', { transaction: null });
      expect(failureOf(await second.catch((error: unknown) => error))).toBe('unavailable');
    });
  } finally {
    await close();
  }
});
