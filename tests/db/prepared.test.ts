import { DatabaseError, UniqueConstraintError } from 'sequelize';
import { connect } from '../../db/connect.ts';
import { failureOf } from '../../db/failures.ts';
import { prepared as statement, runPrepared, unnamed } from '../../db/prepared.ts';
import { freshDatabase } from '../support/database.ts';
import { prepared } from '../support/prepared.ts';

const lines: string[] = [];
const db = prepared(() => freshDatabase({ logging: (line) => void lines.push(line), pool: { max: 1 } }));
beforeEach(() => {
  lines.length = 0;
});

const NAMES = statement('select name from pg_prepared_statements order by name');
const ADD = statement('select $a::int + $b::int, $a::int');

test('values go by their names, rows come as arrays with numbers as numbers', async () => {
  expect(await runPrepared(db.sequelize, ADD, { b: 2, a: 40 }, null)).toEqual([[42, 40]]);
  const lists = statement('select x::bigint from unnest($list::int[]) x');
  expect(await runPrepared(db.sequelize, lists, { list: [3, 4] }, null)).toEqual([[3], [4]]);
  expect(await runPrepared(db.sequelize, lists, { list: [] }, null)).toEqual([]);
  await expect(runPrepared(db.sequelize, ADD, { a: 1 }, null)).rejects.toThrow('$b');
});

test('the statement has its name on the connection, and another text another name', async () => {
  const other = statement('select $a::int - $b::int');
  expect(other.name).not.toBe(ADD.name);
  expect(statement('select $b::int + $a::int, $b::int').name).toBe(ADD.name);
  await runPrepared(db.sequelize, ADD, { a: 1, b: 1 }, null);
  await runPrepared(db.sequelize, unnamed('select 1'), {}, null);
  const names = (await runPrepared<[string]>(db.sequelize, NAMES, {}, null)).map(([name]) => name);
  expect(names).toContain(ADD.name);
  expect(names).not.toContain('');
});

test('no statement has a name where the setting says so', async () => {
  const plain = connect(db.url, { preparedStatements: false, pool: { max: 1 } });
  try {
    expect(await runPrepared(plain, ADD, { a: 1, b: 1 }, null)).toEqual([[2, 1]]);
    expect(await runPrepared(plain, NAMES, {}, null)).toEqual([]);
  } finally {
    await plain.close();
  }
});

test('a plan that a migration has made useless is made anew, and in a transaction the next call does', async () => {
  await db.sequelize.query('create table changing (id int); insert into changing values (1)');
  const read = statement('select id from changing');
  expect(await runPrepared(db.sequelize, read, {}, null)).toEqual([[1]]);
  await db.sequelize.query('alter table changing alter column id type text');
  expect(await runPrepared(db.sequelize, read, {}, null)).toEqual([['1']]);
  expect(await runPrepared(db.sequelize, read, {}, null)).toEqual([['1']]);
  await db.sequelize.query('alter table changing alter column id type int using 2');
  await expect(
    db.sequelize.transaction((transaction) => runPrepared(db.sequelize, read, {}, transaction)),
  ).rejects.toThrow('cached plan');
  expect(await runPrepared(db.sequelize, read, {}, null)).toEqual([[2]]);
});

test('a statement carries another along, with rows, without any and with columns of the same name', async () => {
  const taken: unknown[] = [];
  const carried = statement("select $who::text || '!'");
  const beside = { statement: carried, given: { who: 'me' }, take: (value: unknown) => taken.push(value) };
  const rows = statement('select x as a, -x as a, null::int from unnest($list::int[]) x');
  const read = (list: number[]) => runPrepared(db.sequelize, rows, { list }, null, beside);
  expect(await read([1, 2])).toEqual([
    [1, -1, null],
    [2, -2, null],
  ]);
  expect(await read([])).toEqual([]);
  expect(taken).toEqual(['me!', 'me!']);
  expect(lines).toHaveLength(2);

  const sameName = statement('select $who::text');
  await expect(runPrepared(db.sequelize, sameName, { who: 'you' }, null, beside)).rejects.toThrow('who');
  expect(await runPrepared(db.sequelize, unnamed('select 3'), {}, null, beside)).toEqual([[3]]);
  expect(taken).toHaveLength(2);
});

test('it is logged once, and in a transaction by the name of its connection', async () => {
  await runPrepared(db.sequelize, ADD, { a: 1, b: 1 }, null);
  expect(lines).toEqual([`Executing (default): ${ADD.text}`]);
  await db.sequelize.transaction(async (transaction) => {
    lines.splice(0);
    await db.sequelize.query('select 1', { transaction });
    await runPrepared(db.sequelize, ADD, { a: 1, b: 1 }, transaction);
  });
  const [ofSequelize, ofOurs] = lines.map((line) => line.split(':', 1)[0]);
  expect(ofOurs).toBe(ofSequelize);
});

test('in a transaction it sees and shares its fate, and never comes after its end', async () => {
  const write = statement("insert into countries (id, code, name) values ($id, 'x9', '{}')");
  const count = statement('select count(*) from countries where id = $id');
  const transaction = await db.sequelize.transaction();
  await runPrepared(db.sequelize, write, { id: 9001 }, transaction);
  expect(await runPrepared(db.sequelize, count, { id: 9001 }, transaction)).toEqual([[1]]);
  await transaction.rollback();
  expect(await runPrepared(db.sequelize, count, { id: 9001 }, null)).toEqual([[0]]);
  await expect(runPrepared(db.sequelize, count, { id: 9001 }, transaction)).rejects.toThrow('rollback');
});

test("errors are Sequelize's, with the text", async () => {
  const text = 'select 1 / $a::int';
  const failed = runPrepared(db.sequelize, statement(text), { a: 0 }, null);
  await expect(failed).rejects.toBeInstanceOf(DatabaseError);
  await expect(failed).rejects.toMatchObject({ sql: 'select 1 / $1::int', parent: { code: '22012' } });
  const twice = statement(
    "insert into countries (id, code, name) values ($id, 'x9', '{}'), ($id, 'x8', '{}')",
  );
  await expect(runPrepared(db.sequelize, twice, { id: 9001 }, null)).rejects.toBeInstanceOf(
    UniqueConstraintError,
  );
});

test('a connection that is lost is not used again, and the failure says so', async () => {
  const ended = runPrepared(
    db.sequelize,
    statement('select pg_terminate_backend(pg_backend_pid())'),
    {},
    null,
  );
  const error = await ended.catch((reason: unknown) => reason);
  expect(failureOf(error)).toBe('unavailable');
  expect(await runPrepared(db.sequelize, ADD, { a: 1, b: 1 }, null)).toEqual([[2, 1]]);
});
