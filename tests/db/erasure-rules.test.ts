import fs from 'node:fs';
import path from 'node:path';
import { QueryTypes } from 'sequelize';
import { ERASURE_RULES } from '../../db/erasure-rules.ts';
import { projectRoot } from '../../project-root.ts';
import { freshDatabase } from '../support/database.ts';
import { prepared } from '../support/prepared.ts';

/** What a person's rows hang on, from which everything of theirs is reached by foreign keys. */
const ROOTS = ['users', 'applications', 'event_applications'];
/** Reached too, and no business of the rule: the queue of deletions itself, staff sign-ins, the ledger, who looks after whom. */
const APART = [
  'account_deletions',
  'admin_sessions',
  'job_introduction_records',
  'application_hf_members',
  'recommend_mail_recruitments',
];

const db = prepared(freshDatabase);

const named = ERASURE_RULES.map(({ table }) => table);

/** Tables below the roots: those that refer to them, and those that are part of such a row (delete cascade). */
async function tablesOfAPerson(): Promise<string[]> {
  const keys = await db.sequelize.query<{ child: string; parent: string; is_part: boolean }>(
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent, confdeltype = 'c' as is_part
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
    { type: QueryTypes.SELECT },
  );
  const found = new Set(ROOTS);
  for (;;) {
    const before = found.size;
    for (const { child, parent, is_part } of keys)
      if (found.has(parent) && (ROOTS.includes(parent) || is_part || parent === 'inquiries'))
        found.add(child);
    if (found.size === before) return [...found].sort();
  }
}

test('every table that a row of a person can be in has a rule', async () => {
  const tables = await tablesOfAPerson();
  expect(tables.length).toBeGreaterThan(35);
  expect(tables.filter((table) => !named.includes(table) && !APART.includes(table))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});

test('every column that can hold words is cleared, or said to stay', async () => {
  const columns = await db.sequelize.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'character varying', 'jsonb')`,
    { type: QueryTypes.SELECT },
  );
  const forgotten = columns.flatMap(({ table, column }) => {
    const rule = ERASURE_RULES.find((one) => one.table === table);
    if (!rule || rule.erase === 'rows') return [];
    return column in rule.erase || rule.keeps?.includes(column) ? [] : [`${table}.${column}`];
  });
  expect(forgotten).toEqual([]);
});

test('every column of a student is cleared, or has its reason to stay', async () => {
  const columns = await db.sequelize.query<{ column: string }>(
    `select column_name as column from information_schema.columns where table_name = 'users'`,
    { type: QueryTypes.SELECT },
  );
  const { erase, keeps = [] } = ERASURE_RULES.find(({ table }) => table === 'users')!;
  const stay = columns.map(({ column }) => column).filter((column) => !(column in (erase as object)));
  expect(stay.sort()).toEqual(['created_at', 'id', 'is_pending', 'updated_at', ...keeps].sort());
});

test('docs/privacy.md tells of each table', () => {
  const text = fs.readFileSync(path.join(projectRoot, 'docs/privacy.md'), 'utf8');
  expect(named.filter((table) => !text.includes(`\`${table}\``))).toEqual([]);
});
