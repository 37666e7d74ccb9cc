import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { loadConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/start/database.ts';
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
    openDatabase(loadConfig({ ...variables, ...more }), { say: () => {}, joins: false });
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
