import { connect } from '../../db/connect.ts';
import { migrate } from '../../db/migrate.ts';
import { readMigrations, type Migration } from '../../db/migrations.ts';
import { emptyDatabase, freshDatabase } from '../support/database.ts';
import { prepared } from '../support/prepared.ts';
import { changeProblems, schemaOf, textProblems } from './migration-rules.ts';

/** Migrations before this number ran when no rule asked how long they lock. */
const FIRST_NUMBER = 110;

const database = prepared(freshDatabase);

test('no new migration locks a table for long, or takes away what the version before uses', async () => {
  const all = readMigrations();
  const old = all.filter(({ name }) => Number(name.slice(0, 4)) < FIRST_NUMBER);
  const { url, drop } = await emptyDatabase();
  const sequelize = connect(url);
  try {
    const found: Record<string, string[]> = {};
    if (all.length > old.length) await migrate(sequelize, old);
    for (let count = old.length + 1; count <= all.length; count++) {
      const migration = all[count - 1]!;
      const before = await schemaOf(sequelize);
      await migrate(sequelize, all.slice(0, count));
      const problems = changeProblems(before, await schemaOf(sequelize), migration);
      found[migration.name] = [...textProblems(migration), ...problems];
    }
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, []])));
  } finally {
    await sequelize.close();
    await drop();
  }
});

const sample = (sql: string): Migration => ({ name: '9999-sample', sql });

/** What is wrong with it, and nothing of it stays. */
async function problemsOf(sql: string): Promise<string[]> {
  const { sequelize } = database;
  const transaction = await sequelize.transaction();
  try {
    const before = await schemaOf(sequelize, transaction);
    await sequelize.query(sql, { transaction });
    const after = await schemaOf(sequelize, transaction);
    return [...textProblems(sample(sql)), ...changeProblems(before, after, sample(sql))];
  } finally {
    await transaction.rollback();
  }
}

const building = (name: string) => `builds ${name}: do it concurrently, outside a transaction`;
const checking = (name: string) => `checks all of companies for ${name}: add it as not valid`;
const REWRITE = 'writes all of companies anew';
const away = (what: string) => `takes away ${what}, which the version before uses`;

test.each([
  ['create index next_index on companies (contract_num)', [building('next_index')]],
  ['alter table companies add unique (contract_num)', [building('companies_contract_num_key')]],
  ['alter table companies add column x integer unique', [building('companies_x_key')]],
  ['alter table companies add check (id > 0)', [checking('companies_id_check')]],
  ['alter table companies add constraint k check (id > 0)', [checking('k')]],
  ['alter table companies add constraint k foreign key (id) references companies', [checking('k')]],
  ['alter table companies add column x integer check (x > 0)', [checking('companies_x_check')]],
  [
    'alter table companies add constraint k check (id > 0) not valid; alter table companies validate constraint k',
    ['validate in a migration of its own, where nothing else is locked', checking('k')],
  ],
  ['alter table companies add column x float default random()', [REWRITE]],
  ['alter table companies add column x bigint generated always as (id * 2) stored', [REWRITE]],
  ['alter table companies alter column created_at type text', [REWRITE, expect.stringMatching(/type/)]],
  ['alter table companies rename column contract_num to label', [away('companies.contract_num')]],
  ['alter table companies rename to firms', [away('companies')]],
  ['alter table admin_sessions drop column created_at', [away('admin_sessions.created_at')]],
  ['drop table companies cascade', [away('companies')]],
  [
    'alter table companies alter column contract_num set not null',
    ['looks for nulls in all of companies: validate a check of contract_num before'],
  ],
  [
    'alter table companies add column x integer not null',
    ['wants companies.x, which the version before does not write'],
  ],
  [
    'alter table companies add column x integer; alter table users add column x integer',
    ['locks companies, users for longer: a migration for each'],
  ],
  ['set local lock_timeout = 0', ['leave lock_timeout alone']],
  ['update companies set contract_num = contract_num', ['holds rows of companies until all are written']],
  [
    'update only companies as c set contract_num = contract_num',
    ['holds rows of companies until all are written'],
  ],
  [
    'do $$ begin delete from admin_sessions where false; end $$',
    ['holds rows of admin_sessions until all are written'],
  ],
])('%s is refused', async (sql, problems) => {
  const found = await problemsOf(sql);
  for (const problem of problems) expect(found).toContainEqual(problem);
});

test.each([
  'create table notes (id bigint unique, check (id > 0)); create index on notes (id); update notes set id = 1',
  `alter table companies add column x text not null default ''`,
  'alter table companies add column x integer references companies on delete set null',
  'alter table companies add constraint k check (id > 0) not valid',
  '-- final: nothing has read it since 0.9\nalter table admin_sessions drop column created_at',
  '-- few rows: one for each kind\nupdate companies set contract_num = contract_num',
  `create function touch() returns trigger language plpgsql as $$ begin update companies set contract_num = ''; end $$`,
])('%s is all right', async (sql) => {
  expect(await problemsOf(sql)).toEqual([]);
});

test('a column may become not null after a check of it that was validated', async () => {
  const { sequelize } = database;
  const check = `alter table companies add constraint k check (contract_num is not null)`;
  const transaction = await sequelize.transaction();
  try {
    await sequelize.query(`update companies set contract_num = '' where contract_num is null; ${check}`, {
      transaction,
    });
    const before = await schemaOf(sequelize, transaction);
    const sql = 'alter table companies alter column contract_num set not null';
    await sequelize.query(sql, { transaction });
    expect(changeProblems(before, await schemaOf(sequelize, transaction), sample(sql))).toEqual([]);
  } finally {
    await transaction.rollback();
  }
});

test.each([
  ['create index concurrently i on companies (contract_num);', ['drop i first: it may be there, broken']],
  [
    'alter table companies add column x integer;',
    ['only what is concurrent or commits by itself is outside a transaction'],
  ],
  ['drop index concurrently if exists i;\ncreate index concurrently i on companies (contract_num);', []],
])('outside a transaction: %s', (sql, problems) => {
  expect(textProblems({ ...sample(sql), isOutsideTransaction: true })).toEqual(problems);
});
