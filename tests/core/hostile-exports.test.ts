import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { QueryTypes } from 'sequelize';
import { Inquiry } from '../../db/models/inquiry.ts';
import { User } from '../../db/models/user.ts';
import type { AnyResource } from '../../server/core/resources/define-resource.ts';
import { RESOURCES } from '../../server/registry/resources.ts';
import { make } from '../worker/world.ts';
import { startApi } from '../support/api.ts';
import { member, student } from '../support/factories.ts';
import { leaveTraces } from '../support/traces.ts';
import { prepared } from '../support/prepared.ts';

/** What a person may write where words are kept. */
const HOSTILE = [
  '2026-11-22T25:61:61Z',
  '2026-02-30T00:00:00.000Z',
  '+275760-09-13T00:00:00.001Z',
  '=HYPERLINK("https://evil.example","x")',
  '@SUM(1+1)*cmd|x',
  '"quoted", with; commas\tand tabs',
  'two\r\nlines\nor three',
  'true',
  '1e999',
  '\u202Ereversed\u2066 marks\uFEFF',
  '\\0 \\u0000 %00',
  '🧑‍🎓'.repeat(20),
];

/** Rows of a CSV text, its mark left out. */
function parsed(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const body = text.replace(/^\uFEFF/, '');
  for (let at = 0; at < body.length; at += 1) {
    const sign = body[at]!;
    if (isQuoted && sign === '"' && body[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (sign === ',' || sign === '\n')) {
      rows.at(-1)!.push(cell);
      cell = '';
      if (sign === '\n') rows.push([]);
    } else cell += sign;
  }
  return rows.slice(0, -1);
}

const exported = (RESOURCES as readonly AnyResource[]).filter(({ csv }) => csv);
let manager: Awaited<ReturnType<typeof member>>;

/** Puts the words into every column of words of every table that is exported, row by row another one. */
async function plant(tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const columns = await api.sequelize.query<{
      column_name: string;
      data_type: string;
      size: number | null;
    }>(
      `select column_name, data_type, character_maximum_length as size from information_schema.columns
       where table_schema = 'public' and table_name = :table and is_generated = 'NEVER'
         and data_type in ('text', 'character varying')`,
      { replacements: { table }, type: QueryTypes.SELECT },
    );
    for (const { column_name, size } of columns)
      for (const [index, words] of HOSTILE.entries()) {
        // Codes of ours are held by checks and keys of the database: those columns refuse, and stay.
        await api.sequelize
          .query(`update ${table} set "${column_name}" = left(:words, :size) where id % :of = :index`, {
            replacements: { words, size: size ?? 5000, of: HOSTILE.length, index },
          })
          .catch(() => {});
      }
  }
}

const api = prepared(startApi);
beforeAll(async () => {
  await leaveTraces(api, 'zqhostile');
  // The traces are in our own codes, too, which nobody writes.
  await api.sequelize.query(`update audit_logs set action = 'update', table_name = 'users'`);
  for (const words of HOSTILE)
    await student(api, { fields: { first_name: words.slice(0, 90), last_name: words.slice(0, 90) } });
  manager = await member(api, 'manager');
  for (const [index, words] of HOSTILE.entries()) {
    await manager.create('referral_codes', { token: `CODE${index}`, is_active: true }).expect(201);
    const one = await student(api);
    await make(Inquiry, { user_id: one.user.id, message: words });
  }
  await plant(['applications', 'companies', 'events', 'referral_codes']);
});

describe('R11: an export has all its rows, whatever people wrote:', () => {
  test.each(exported.map((resource) => [resource.name, resource] as const))('%s', async (name, resource) => {
    const answer = await manager.get(`/staff/api/${name}.csv`).expect(200);
    const [titles, ...rows] = parsed(answer.text);
    const columns = Object.entries(resource.csv!);
    expect(titles).toHaveLength(columns.length);
    for (const row of rows) expect(row).toHaveLength(columns.length);
    const listed = await manager.list(name, { range: [0, 0] });
    const total = Number(/\/(\d+)$/.exec(String(listed.headers['content-range']))![1]);
    expect(rows).toHaveLength(total);
    // No cell that a spreadsheet would take for a formula.
    for (const row of rows) for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  });

  test('users and inquiries hold every text as it was written', async () => {
    const users = parsed((await manager.get('/staff/api/users.csv').expect(200)).text);
    const inquiries = parsed((await manager.get('/staff/api/inquiries.csv').expect(200)).text);
    for (const rows of [users, inquiries])
      for (const words of HOSTILE) {
        const shown = /^[=+\-@]/.test(words) ? `'${words}` : words;
        expect(rows.some((row) => row.some((cell) => cell.startsWith(shown.slice(0, 80))))).toBe(true);
      }
  });
});

describe('R11: a database that fails on the way', () => {
  /** The answer as the wire has it: what came, and whether it came whole. */
  function received(
    token: string,
    encoding: string,
  ): Promise<{ status: number; bytes: number; isWhole: boolean }> {
    const server = http.createServer(api.app);
    return new Promise((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const { port } = server.address() as AddressInfo;
        const headers = { authorization: `Bearer ${token}`, 'accept-encoding': encoding };
        const call = http.get({ port, path: '/staff/api/users.csv', headers }, (answer) => {
          let bytes = 0;
          answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
          answer.on('error', () => {});
          answer.on('close', () => {
            server.close();
            resolve({ status: answer.statusCode!, bytes, isWhole: answer.complete });
          });
        });
        // Nothing of it may have left the compression by then.
        call.on('error', () => {
          server.close();
          resolve({ status: 0, bytes: 0, isWhole: false });
        });
      });
    });
  }

  test.each(['identity', 'gzip', 'br'])(
    'cuts the download (%s), so that nobody takes it for whole',
    async (encoding) => {
      // More than one batch, with texts long enough for the first to be on its way.
      const many = Array.from({ length: 1200 }, (_, index) => ({
        email: `many-${encoding}-${index}@example.com`,
        first_name: `${index}`.repeat(20),
        last_name: `${(index * 7919) % 100_003}`.repeat(15),
      }));
      await User.bulkCreate(many);
      const whole = await received(manager.token, encoding);
      expect(whole).toMatchObject({ status: 200, isWhole: true });
      // The second batch is an error of the database itself.
      const { query } = api.sequelize;
      api.sequelize.query = function failing(this: typeof api.sequelize, sql: unknown, ...rest: unknown[]) {
        const text = typeof sql === 'string' ? sql : (sql as { query: string }).query;
        const sent = /id"? > [1-9]/.test(text) ? 'select 1/0 as id' : sql;
        return (query as (...args: unknown[]) => unknown).call(this, sent, ...rest);
      } as typeof query;
      try {
        const cut = await received(manager.token, encoding);
        expect(cut.isWhole).toBe(false);
        expect(cut.bytes).toBeLessThan(whole.bytes);
      } finally {
        api.sequelize.query = query;
      }
    },
  );
});
