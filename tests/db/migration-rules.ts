import type { Migration } from '../../db/migrations.ts';

const TABLE = String.raw`(?:if (?:not )?exists )?([a-z_.]+)`;

/** What a migration must not do while others work (docs/operations.md), by what its SQL looks like. */
const RULES: readonly [sql: RegExp, problem: string][] = [
  [/create (?:unique )?index (?!concurrently)/, 'create an index concurrently'],
  [/drop index (?!concurrently)/, 'drop an index concurrently'],
  [/add constraint (?!.*not valid)/, 'add a constraint as not valid'],
  [/alter (?:column )?\w+ (?:set data )?type /, 'do not change a type'],
  [/set not null/, 'check first that no value is missing'],
  [/\brename\b/, 'do not rename'],
];
const FINAL = [/drop column/, /drop table/];

/**
 * Why a migration would hold up or break the version that is running; empty when it does not. Tables that it makes
 * itself may be treated freely. One that takes something away begins with `-- final: why`.
 */
export function migrationProblems({ sql, isOutsideTransaction = false }: Migration): string[] {
  const statements = sql
    .replace(/--.*$/gm, '')
    .split(';')
    .map((one) => one.replace(/\s+/g, ' ').trim().toLowerCase())
    .filter(Boolean);
  const own = new Set(statements.flatMap((one) => new RegExp(`^create table ${TABLE}`).exec(one)?.[1] ?? []));
  const isOwn = (one: string) =>
    own.has(new RegExp(`(?: on|^alter table|^drop table) (?:only )?${TABLE}`).exec(one)?.[1] ?? '');
  const touching = statements.filter((one) => !isOwn(one));
  const problems = new Set<string>();
  for (const one of touching)
    for (const [pattern, problem] of RULES) if (pattern.test(one)) problems.add(problem);
  const isFinal = /^-- final: /m.test(sql);
  if (!isFinal && touching.some((one) => FINAL.some((pattern) => pattern.test(one))))
    problems.add('say in the changelog that it is final');
  const writes = touching.filter((one) => /^(?:update|delete|insert|with)\b/.test(one));
  if (writes.length > 0 && touching.some((one) => one.startsWith('alter table')))
    problems.add('write rows in a migration of its own');
  if (isOutsideTransaction)
    for (const one of statements) {
      const [, index] = /^create (?:unique )?index concurrently ([a-z_]+)/.exec(one) ?? [];
      if (index && !statements.includes(`drop index concurrently if exists ${index}`))
        problems.add('drop the index first: it may be there, broken');
    }
  return [...problems];
}
