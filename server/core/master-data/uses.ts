import {
  literal,
  QueryTypes,
  type Model,
  type ModelStatic,
  type Sequelize,
  type Transaction,
} from 'sequelize';
import type { WhereOptions } from 'sequelize';
import { z } from 'zod';
import { FACT_TABLES, isMasterTable, MASTER_TABLE_NAMES } from '../../../domain/master-data.ts';
import { DomainError } from '../../../domain/error-codes.ts';
import { isManager } from '../../../domain/roles.ts';
import type { StaffContext } from '../resources/context.ts';
import { id } from '../schemas/schema-helpers.ts';

/** Tables of names that staff keep in the console. */
export const KEPT_TABLES = [...MASTER_TABLE_NAMES, 'universities'] as const;
export type KeptTable = (typeof KEPT_TABLES)[number];

/** What uses master data, besides other master data. */
export const USING_RECORDS = [
  'recruitments',
  'companies',
  'users',
  'search_aliases',
  'saved_comments',
  'mail_template_groups',
] as const;
export type UsingRecord = (typeof USING_RECORDS)[number] | KeptTable;

/** The column that says which record a row is part of. */
const OWNERS: Readonly<Record<string, UsingRecord>> = {
  recruitment_id: 'recruitments',
  company_id: 'companies',
  user_id: 'users',
  mail_template_group_id: 'mail_template_groups',
};
/** The same by way of another part: its table, and the column of that which names the record. */
const PARTS: Readonly<Record<string, readonly [table: string, owner: string]>> = {
  company_office_id: ['company_offices', 'company_id'],
  recruitment_selection_step_id: ['recruitment_selection_steps', 'recruitment_id'],
  job_history_id: ['job_histories', 'user_id'],
};

/** A column that points to master data: which records it is of, and the SQL of their ids by a condition on the column. */
interface Reference {
  record: UsingRecord;
  idsWhere(condition: string): string;
}

const isRecord = (table: string): table is UsingRecord =>
  isMasterTable(table) || table === 'universities' || (USING_RECORDS as readonly string[]).includes(table);

function referenceBy(model: ModelStatic<Model>, column: string): Reference {
  const table = model.tableName;
  const from = (ids: string, join = '') => ({
    idsWhere: (condition: string) => `select ${ids} from ${table} x ${join} where x.${column} ${condition}`,
  });
  if (isRecord(table)) return { record: table, ...from('x.id') };
  const columns = Object.keys(model.getAttributes());
  const owner = columns.find((name) => Object.hasOwn(OWNERS, name));
  if (owner) return { record: OWNERS[owner]!, ...from(`x.${owner}`) };
  const part = columns.find((name) => Object.hasOwn(PARTS, name));
  if (!part) throw new Error(`${table}.${column} uses master data and is part of no record`);
  const [partTable, partOwner] = PARTS[part]!;
  return {
    record: OWNERS[partOwner]!,
    ...from(`p.${partOwner}`, `join ${partTable} p on p.id = x.${part}`),
  };
}

/** The table that a column points to, as its model tells. */
function targetOf({ references }: { references?: unknown }): string | null {
  const target = typeof references === 'object' ? (references as { model?: unknown }).model : references;
  return typeof target === 'string' ? target : null;
}

/** Every column that points to the table, in the models' order. */
export function referencesTo(sequelize: Sequelize, table: KeptTable): Reference[] {
  return Object.values(sequelize.models).flatMap((model) =>
    Object.entries(model.getAttributes())
      .filter(([, attribute]) => targetOf(attribute) === table)
      .map(([column]) => referenceBy(model, column)),
  );
}

/** SQL of the ids of the records that use a row, by kind of record. */
function usersOf(sequelize: Sequelize, table: KeptTable, rowId: number): Map<UsingRecord, string> {
  const found = new Map<UsingRecord, string>();
  const add = (record: UsingRecord, sql: string) => {
    const known = found.get(record);
    found.set(record, known === undefined ? sql : `${known} union ${sql}`);
  };
  for (const { record, idsWhere } of referencesTo(sequelize, table)) add(record, idsWhere(`= ${rowId}`));
  const facts = Object.entries(FACT_TABLES)
    .filter(([, of]) => of === table)
    .map(([kind]) => `'${kind}:${rowId}'`);
  if (facts.length > 0) {
    const asked = `array[${facts.join(', ')}]`;
    add(
      'search_aliases',
      `select x.id from search_aliases x where jsonb_exists_any(x.means, ${asked}) or jsonb_exists_any(x.near, ${asked})`,
    );
  }
  return found;
}

export interface Use {
  record: UsingRecord;
  count: number;
}

/** How many records of each kind use a row of the master data; kinds without any are absent. */
export async function usesOf(
  sequelize: Sequelize,
  table: KeptTable,
  rowId: number,
  transaction: Transaction | null = null,
): Promise<Use[]> {
  const all = [...usersOf(sequelize, table, rowId)];
  if (all.length === 0) return [];
  const counts = await sequelize.query<Use>(
    all
      .map(([record, ids]) => `select '${record}' as record, count(*)::int as count from (${ids}) as ids`)
      .join(' union all '),
    { type: QueryTypes.SELECT, transaction },
  );
  return counts.filter(({ count }) => count > 0);
}

/** A filter of lists: the rows that use one row of the master data. */
export const usesFilter = z.strictObject({ table: z.enum(KEPT_TABLES), id: id() }).optional();

/**
 * The rows of a list that use a row of the master data. For managers: it tells of students what mentors may not read.
 * @throws DomainError forbidden
 */
export function usesWhere(
  { sequelize, actor }: Pick<StaffContext, 'sequelize' | 'actor'>,
  model: ModelStatic<Model>,
  use: z.output<typeof usesFilter>,
): WhereOptions {
  if (!use) return {};
  if (!isManager(actor)) throw new DomainError('forbidden');
  const ids = usersOf(sequelize, use.table, use.id).get(model.tableName as UsingRecord);
  return literal(ids === undefined ? 'false' : `"${model.name}"."id" in (${ids})`);
}
