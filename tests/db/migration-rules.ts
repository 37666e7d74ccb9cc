import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import type { Migration } from '../../db/migrations.ts';

/** What the catalogs say about tables of ours, by the numbers that stay when something is renamed. */
export interface Schema {
  tables: { oid: number; name: string; file: number }[];
  columns: {
    table_oid: number;
    number: number;
    name: string;
    type: string;
    is_not_null: boolean;
    fills_itself: boolean;
  }[];
  constraints: {
    oid: number;
    table_oid: number;
    name: string;
    kind: string;
    is_validated: boolean;
    column_numbers: number[] | null;
    definition: string;
  }[];
  indexes: { oid: number; table_oid: number; name: string }[];
}

const TABLES = `select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname <> 'information_schema' and n.nspname !~ '^(pg_|graphile_worker)'`;

/** Reads the schema as the transaction sees it. */
export async function schemaOf(
  sequelize: Sequelize,
  transaction: Transaction | null = null,
): Promise<Schema> {
  const read = <T extends object>(sql: string) =>
    sequelize.query<T>(sql, { type: QueryTypes.SELECT, transaction });
  return {
    tables: await read(`select oid, oid::regclass::text as name, relfilenode as file
      from pg_class where oid in (${TABLES})`),
    columns: await read(`select attrelid as table_oid, attnum as number, attname as name,
        format_type(atttypid, atttypmod) as type, attnotnull as is_not_null,
        atthasdef or attidentity <> '' as fills_itself
      from pg_attribute where attnum > 0 and not attisdropped and attrelid in (${TABLES})`),
    constraints: await read(`select oid, conrelid as table_oid, conname as name, contype as kind,
        convalidated as is_validated, conkey as column_numbers, pg_get_constraintdef(oid) as definition
      from pg_constraint where conrelid in (${TABLES})`),
    indexes: await read(`select indexrelid as oid, indrelid as table_oid, indexrelid::regclass::text as name
      from pg_index where indrelid in (${TABLES})`),
  };
}

/**
 * Why what a migration did to tables that were there would hold up or break the version that is running: work on every
 * row under a lock, or something that this version reads or does not write. Empty when it would not.
 */
export function changeProblems(before: Schema, after: Schema, migration: Migration): string[] {
  const problems: string[] = [];
  const takesAway = (what: string) => {
    if (!isFinal(migration)) problems.push(`takes away ${what}, which the version before uses`);
  };
  for (const table of before.tables) {
    const { name } = table;
    const ofTable = ({ table_oid }: { table_oid: number }) => table_oid === table.oid;
    const now = after.tables.find(({ oid }) => oid === table.oid);
    if (now?.name !== name) takesAway(name);
    if (!now) continue;
    if (now.file !== table.file) problems.push(`writes all of ${name} anew`);

    const had = before.columns.filter(ofTable);
    const has = after.columns.filter(ofTable);
    const checks = before.constraints.filter((one) => ofTable(one) && one.kind === 'c' && one.is_validated);
    for (const column of had) {
      const is = has.find(({ number }) => number === column.number);
      if (is?.name !== column.name) takesAway(`${name}.${column.name}`);
      if (is && is.type !== column.type) problems.push(`changes the type of ${name}.${column.name}`);
      const isKnown = checks.some(({ definition }) => definition === `CHECK ((${column.name} IS NOT NULL))`);
      if (is?.is_not_null && !column.is_not_null && !isKnown)
        problems.push(`looks for nulls in all of ${name}: validate a check of ${column.name} before`);
    }
    const added = has.filter(({ number }) => had.every((one) => one.number !== number));
    for (const column of added)
      if (column.is_not_null && !column.fills_itself)
        problems.push(`wants ${name}.${column.name}, which the version before does not write`);

    const hadIndexes = new Set(before.indexes.map(({ oid }) => oid));
    for (const index of after.indexes.filter(ofTable))
      if (!hadIndexes.has(index.oid) && !migration.isOutsideTransaction)
        problems.push(`builds ${index.name}: do it concurrently, outside a transaction`);

    const hadConstraints = new Set(before.constraints.map(({ oid }) => oid));
    // A reference from a column without values is not looked up.
    const areEmpty = new Set(added.filter((one) => !one.fills_itself).map(({ number }) => number));
    for (const one of after.constraints.filter(ofTable)) {
      if (hadConstraints.has(one.oid) || !one.is_validated || !'cf'.includes(one.kind)) continue;
      if (one.kind === 'f' && one.column_numbers?.every((number) => areEmpty.has(number))) continue;
      problems.push(`checks all of ${name} for ${one.name}: add it as not valid`);
    }
  }
  return problems;
}

/** Why the text of a migration is refused, for what the catalogs do not show; empty when it is not. */
export function textProblems(migration: Migration): string[] {
  const problems = new Set<string>();
  const statements = statementsOf(migration.sql);
  if (migration.isOutsideTransaction)
    for (const statement of statements) {
      if (!/ concurrently |^call migrating\.fill\w*\(/.test(statement))
        problems.add('only what is concurrent or commits by itself is outside a transaction');
      const [, index] =
        /^create (?:unique )?index concurrently (?:if not exists )?([\w.]+)/.exec(statement) ?? [];
      if (index && !statements.includes(`drop index concurrently if exists ${index}`))
        problems.add(`drop ${index} first: it may be there, broken`);
    }
  const isValidating = (statement: string) => / validate constraint /.test(statement);
  const isHarmless = (statement: string) => statement.startsWith('call migrating.hold_off_vacuum(');
  if (statements.some(isValidating) && !statements.every((one) => isValidating(one) || isHarmless(one)))
    problems.add('validate in a migration of its own, where nothing else is locked');
  if (statements.some((statement) => /\block_timeout\b/.test(statement)))
    problems.add('leave lock_timeout alone');
  const own = new Set(
    statements.flatMap((one) => /^create table (?:if not exists )?([\w.]+)/.exec(one)?.[1] ?? []),
  );
  const locked = statements.flatMap(
    (one) => /^alter table (?:if exists )?(?:only )?([\w.]+)/.exec(one)?.[1] ?? [],
  );
  const others = new Set(locked.filter((table) => !own.has(table)));
  if (others.size > 1) problems.add(`locks ${[...others].join(', ')} for longer: a migration for each`);
  if (!/^-- few rows: \S/m.test(migration.sql))
    for (const statement of statements)
      for (const [, table = ''] of statement.matchAll(ROWS_WRITTEN))
        if (!own.has(table)) problems.add(`holds rows of ${table} until all are written`);
  return [...problems];
}

const ROWS_WRITTEN =
  /\b(?:delete from|update(?= (?:only )?[\w.]+ (?:as )?(?:\w+ )?set )) (?:only )?([\w.]+)/g;

/** One that takes something away says why nothing needs it any more. */
const isFinal = ({ sql }: Migration) => /^-- final: \S/m.test(sql);

/** In lower case and on one line each, without comments and the bodies of functions. */
const statementsOf = (sql: string) =>
  sql
    .replace(/--.*$/gm, '')
    .replace(/\bas (\$\w*\$)[^]*?\1/gi, '')
    .split(';')
    .map((one) => one.replace(/\s+/g, ' ').trim().toLowerCase())
    .filter(Boolean);
