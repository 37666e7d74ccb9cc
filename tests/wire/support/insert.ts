import { QueryTypes, type Sequelize } from 'sequelize';

type Row = Record<string, unknown>;

/** Inserts a row and returns its id. Objects and lists of texts are stored as JSON. */
export async function insert(sequelize: Sequelize, table: string, row: Row): Promise<number> {
  const columns = Object.keys(row);
  const names = columns.map((column) => `"${column}"`).join(', ');
  const places = columns.map((_, index) => `$${index + 1}`).join(', ');
  const bind = Object.values(row).map((value) =>
    value !== null && typeof value === 'object' && !(value instanceof Date) ? JSON.stringify(value) : value,
  );
  const [made] = await sequelize.query<{ id: number }>(
    `insert into ${table} (${names}) values (${places}) returning id`,
    { bind, type: QueryTypes.SELECT },
  );
  return made!.id;
}

/** Inserts rows of several tables that reference one parent. */
export async function insertAll(
  sequelize: Sequelize,
  parent: Row,
  rows: Readonly<Record<string, Row>>,
): Promise<Record<string, number>> {
  const ids: Record<string, number> = {};
  for (const [table, row] of Object.entries(rows))
    ids[table] = await insert(sequelize, table, { ...parent, ...row });
  return ids;
}
