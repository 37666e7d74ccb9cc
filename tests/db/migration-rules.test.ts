import { readMigrations } from '../../db/migrations.ts';
import { migrationProblems } from './migration-rules.ts';

/** Migrations before this number ran when no rule asked how long they lock. */
const FIRST_NUMBER = 110;

test('no new migration locks a table for long, or takes away what the version before uses', () => {
  const newer = readMigrations().filter(({ name }) => Number(name.slice(0, 4)) >= FIRST_NUMBER);
  expect(Object.fromEntries(newer.map((one) => [one.name, migrationProblems(one)]))).toEqual(
    Object.fromEntries(newer.map(({ name }) => [name, []])),
  );
});

test.each([
  ['create index a_index on users (name)', 'create an index concurrently'],
  ['create unique index if not exists a_index on users (name)', 'create an index concurrently'],
  ['drop index a_index', 'drop an index concurrently'],
  ['alter table users add constraint a check (id > 0)', 'add a constraint as not valid'],
  ['alter table users add constraint a foreign key (id) references b', 'add a constraint as not valid'],
  ['alter table users alter column name type text', 'do not change a type'],
  ['alter table users alter column name set not null', 'check first that no value is missing'],
  ['alter table users rename column name to label', 'do not rename'],
  ['alter table users drop column name', 'say in the changelog that it is final'],
  ['drop table users', 'say in the changelog that it is final'],
  ['update users set name = null; alter table users add x int', 'write rows in a migration of its own'],
])('%s: %s', (sql, problem) => {
  expect(migrationProblems({ name: '9999-sample', sql })).toContain(problem);
});

test.each([
  'create table notes (id bigint, check (id > 0)); create index notes_index on notes (id)',
  'alter table users add column x int references notes',
  'alter table users add constraint a check (id > 0) not valid',
  '-- final: nothing has read it since 0.9\nalter table users drop column name',
  'update users set name = null',
])('%s is all right', (sql) => {
  expect(migrationProblems({ name: '9999-sample', sql })).toEqual([]);
});

test('only an index built concurrently may stand outside a transaction', () => {
  const sql = '-- outside a transaction\ncreate index concurrently a_index on users (name);\n';
  expect(migrationProblems({ name: '9999-sample', sql, isOutsideTransaction: true })).toEqual([
    'drop the index first: it may be there, broken',
  ]);
  const again = sql.replace('create', 'drop index concurrently if exists a_index;\ncreate');
  expect(migrationProblems({ name: '9999-sample', sql: again, isOutsideTransaction: true })).toEqual([]);
});
