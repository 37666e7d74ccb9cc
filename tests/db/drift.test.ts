import {
  DataTypes,
  QueryTypes,
  type DataType,
  type ModelAttributeColumnOptions,
  type ModelStatic,
  type Model,
} from 'sequelize';
import { freshDatabase } from '../support/database.ts';
import { prepared } from '../support/prepared.ts';

type Column = {
  table_name: string;
  column_name: string;
  type: string;
  nullable: boolean;
  default_sql: string | null;
  identity: string;
};

/** What the migrator keeps, and what SQL statements alone write and read. */
const tablesWithoutModel = ['schema_migrations', 'upload_days', 'empty_searches', 'removed_master_data'];

let columns: Column[];
let models: ModelStatic<Model>[];

const db = prepared(freshDatabase);
beforeAll(async () => {
  models = Object.values(db.sequelize.models);
  columns = await db.sequelize.query<Column>(
    `select c.relname as table_name, a.attname as column_name,
       case t.typtype when 'd' then format_type(t.typbasetype, t.typtypmod)
         else format_type(a.atttypid, a.atttypmod) end as type,
       not a.attnotnull as nullable, pg_get_expr(d.adbin, d.adrelid) as default_sql, a.attidentity as identity
     from pg_attribute a
     join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p')
     join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
     join pg_type t on t.oid = a.atttypid
     left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
     where a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`,
    { type: QueryTypes.SELECT },
  );
});

function sqlType(attribute: ModelAttributeColumnOptions): string {
  const type = attribute.type;
  if (type instanceof DataTypes.STRING) return 'character varying(255)';
  if (type instanceof DataTypes.TEXT) return 'text';
  if (type instanceof DataTypes.BIGINT) return 'bigint';
  if (type instanceof DataTypes.INTEGER) return 'integer';
  if (type instanceof DataTypes.DECIMAL) return 'numeric';
  if (type instanceof DataTypes.BOOLEAN) return 'boolean';
  if (type instanceof DataTypes.DATEONLY) return 'date';
  if (type instanceof DataTypes.DATE) return 'timestamp with time zone';
  if (type instanceof DataTypes.JSONB) return 'jsonb';
  if (type instanceof DataTypes.UUID) return 'uuid';
  if (type instanceof DataTypes.TSVECTOR) return 'tsvector';
  if (type instanceof DataTypes.ARRAY)
    return `${sqlType({ type: (type as unknown as { type: DataType }).type })}[]`;
  throw new Error(`A type the test does not know: ${String(type)}`);
}

async function valueOf(defaultSql: string): Promise<unknown> {
  const [row] = await db.sequelize.query<{ value: unknown }>(`select to_jsonb(${defaultSql}) as value`, {
    type: QueryTypes.SELECT,
  });
  return row?.value;
}

test('every table has a model and every model a table', () => {
  const tables = new Set(columns.map((column) => column.table_name));
  for (const table of tablesWithoutModel) tables.delete(table);
  expect(models.map((model) => model.getTableName()).sort()).toEqual([...tables].sort());
});

test('models and tables have the same columns, of the same type and nullability', () => {
  const inTables = columns
    .filter((column) => !tablesWithoutModel.includes(column.table_name))
    .map(
      (column) => `${column.table_name}.${column.column_name} ${column.type}${column.nullable ? '?' : ''}`,
    );
  const inModels = models.flatMap((model) =>
    Object.values(model.getAttributes()).map((attribute) => {
      const nullable = attribute.allowNull !== false && !attribute.primaryKey;
      return `${String(model.getTableName())}.${attribute.field} ${sqlType(attribute)}${nullable ? '?' : ''}`;
    }),
  );
  expect(inModels.sort()).toEqual(inTables.sort());
});

describe('defaults', () => {
  test('are the same in models and tables', async () => {
    for (const model of models) {
      const table = String(model.getTableName());
      for (const attribute of Object.values(model.getAttributes())) {
        const column = columns.find((c) => c.table_name === table && c.column_name === attribute.field);
        const where = `${table}.${attribute.field}`;
        const sql = column?.default_sql ?? null;
        if (attribute.field === 'created_at' || attribute.field === 'updated_at') {
          expect([where, sql]).toEqual([where, 'now()']);
        } else if (attribute.autoIncrement) {
          expect([where, column?.identity]).toEqual([where, 'd']);
        } else if (attribute.defaultValue instanceof DataTypes.UUIDV4) {
          expect([where, sql]).toEqual([where, 'gen_random_uuid()']);
        } else {
          const inTable = sql === null ? undefined : await valueOf(sql);
          expect([where, inTable]).toEqual([where, attribute.defaultValue]);
        }
      }
    }
  });
});
