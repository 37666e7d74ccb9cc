import { QueryTypes } from 'sequelize';
import { z } from 'zod';
import { profileInput } from '../../server/features/profile/views/profile-input.ts';
import type { AnyResource } from '../../server/core/resources/define-resource.ts';
import { RESOURCES } from '../../server/registry/resources.ts';
import { freshDatabase } from '../support/database.ts';
import { prepared } from '../support/prepared.ts';

/*
 * What an input takes, the checks of the database take too: otherwise a person's mistake would be an error of ours.
 * Every check of one column is asked about values at the edges of its input.
 */

let checks: { table: string; column: string; type: string; expression: string }[];
let children: { table: string; parent: string }[];

const db = prepared(freshDatabase);
beforeAll(async () => {
  checks = await db.sequelize.query(
    `select c.conrelid::regclass::text as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
       pg_get_expr(c.conbin, c.conrelid) as expression
     from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'c' and cardinality(c.conkey) = 1`,
    { type: QueryTypes.SELECT },
  );
  children = await db.sequelize.query(
    `select conrelid::regclass::text as table, confrelid::regclass::text as parent
     from pg_constraint where contype = 'f'`,
    { type: QueryTypes.SELECT },
  );
});

// prettier-ignore
const CANDIDATES: readonly unknown[] = [
  -1, -0.01, 0, 0.01, 0.5, 1, 2, 5, 6, 12, 13, 24, 25, 1000, 1440, 32_767, 1_000_000_000, 2_147_483_647,
  '', ' ', 'x', '00:00', '24:00', '9:5', 'A', 'Ａ', 'month', 'user@Example.com', 'https://example.com',
  {}, [], { en: '' },
];

const inner = (schema: z.ZodType): z.ZodType => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return inner(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodPipe) return inner(schema.out as z.ZodType);
  return schema;
};

/** Every column of a table that an input writes, with the schema of its values; lists by the table that holds them. */
function* columnsOf(tables: string[], schema: z.ZodObject): Generator<[string[], string, z.ZodType]> {
  for (const [name, field] of Object.entries(schema.shape) as [string, z.ZodType][]) {
    const value = inner(field);
    const item = value instanceof z.ZodArray ? inner(value.element as z.ZodType) : null;
    if (item instanceof z.ZodObject) {
      const below = children.filter(({ parent }) => tables.includes(parent)).map(({ table }) => table);
      yield* columnsOf(below, item);
    } else {
      yield [tables, name, field];
    }
  }
}

/** Name, table and schema; the models know their tables once they are bound to the database. */
const inputs: [string, () => string, z.ZodObject][] = [
  ...(RESOURCES as readonly AnyResource[]).flatMap(({ name, edit }) =>
    edit ? [[name, () => edit.model.tableName, edit.fields] as [string, () => string, z.ZodObject]] : [],
  ),
  ['a profile', () => 'users', profileInput.shape.user],
];

test.each(inputs)(
  '%s: an input takes nothing that a check of the database refuses',
  async (_n, table, schema) => {
    const refused: string[] = [];
    for (const [tables, column, field] of columnsOf([table()], schema))
      for (const check of checks.filter((one) => tables.includes(one.table) && one.column === column))
        for (const candidate of CANDIDATES) {
          const parsed = field.safeParse(candidate);
          if (!parsed.success || parsed.data === null || parsed.data === undefined) continue;
          const value = typeof parsed.data === 'object' ? JSON.stringify(parsed.data) : String(parsed.data);
          const [row] = await db.sequelize.query<{ passes: boolean | null }>(
            `select (${check.expression}) as passes from (select $1::text::${check.type} as "${column}") as row`,
            { bind: [value], type: QueryTypes.SELECT },
          );
          if (row!.passes === false) refused.push(`${check.table}.${column} = ${value}: ${check.expression}`);
        }
    expect(refused).toEqual([]);
  },
);

test('the checks that are asked are many', () => {
  const asked = inputs.flatMap(([, table, schema]) =>
    [...columnsOf([table()], schema)].filter(([tables, column]) =>
      checks.some((check) => tables.includes(check.table) && check.column === column),
    ),
  );
  expect(asked.length).toBeGreaterThan(40);
});
