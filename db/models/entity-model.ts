import { DataTypes, Model } from 'sequelize';
import type { ModelAttributeColumnOptions, ModelStatic, Optional, Sequelize } from 'sequelize';
import * as columns from './columns.ts';
import {
  isColumn,
  type Attributes,
  type Column,
  type ColumnKind,
  type ColumnsOf,
  type Entity,
  type Field,
  type Rows,
} from '../../domain/entities/fields.ts';

const TYPES = {
  id: DataTypes.INTEGER,
  ref: DataTypes.INTEGER,
  integer: DataTypes.INTEGER,
  yen: DataTypes.INTEGER,
  big_yen: DataTypes.BIGINT,
  rating: DataTypes.INTEGER,
  decimal: DataTypes.DECIMAL,
  flag: DataTypes.BOOLEAN,
  choice: DataTypes.STRING,
  line: DataTypes.STRING,
  text: DataTypes.TEXT,
  kana: DataTypes.STRING,
  email: DataTypes.STRING,
  phone: DataTypes.STRING,
  postal_code: DataTypes.STRING,
  url: DataTypes.STRING,
  time: DataTypes.STRING,
  day: DataTypes.DATEONLY,
  instant: DataTypes.DATE,
  timestamp: DataTypes.DATE,
  language_map: DataTypes.JSONB,
  stale_translations: DataTypes.JSONB,
} as const satisfies Record<ColumnKind, unknown>;

const typeOf = (field: Column) =>
  'stored' in field && field.stored === 'text' ? DataTypes.TEXT : TYPES[field.kind];

function columnOf(field: Column): ModelAttributeColumnOptions {
  if (field.nullable) return columns.optional(typeOf(field));
  switch (field.kind) {
    case 'id':
      return columns.id();
    case 'flag':
      return columns.flag(field.default);
    case 'language_map':
      return columns.languageMap();
    case 'stale_translations':
      return columns.required(DataTypes.JSONB, {});
    case 'choice':
    case 'integer':
    case 'line':
      return columns.required(typeOf(field), field.default);
    default:
      return columns.required(typeOf(field));
  }
}

const columnsOf = (fields: Rows) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (isColumn(field) ? [[name, columnOf(field)]] : [])),
  );

type FilledKind = 'id' | 'timestamp' | 'flag' | 'language_map' | 'stale_translations';
type Filled<F> = {
  [N in keyof F]: F[N] extends { kind: FilledKind } | { default: unknown } ? N : never;
}[keyof F];
/** What a new row needs: what the database or Sequelize fills in may be left out. */
type New<A, F> = Optional<A, Extract<Filled<F>, keyof A>>;

/** A model that carries its columns and the name of its table; `initTables` binds it. */
interface TableOf {
  columns: Record<string, ModelAttributeColumnOptions>;
  table_name: string;
  /** Its rows come and go but never change. */
  is_join: boolean;
}
type ModelOf<A extends object, C extends object> = ModelStatic<Model<A, C> & A> & TableOf;

function modelWith(table: TableOf) {
  return class extends Model {
    static readonly columns = table.columns;
    static readonly table_name = table.table_name;
    static readonly is_join = table.is_join;
  } as unknown;
}

/** What the model of an entity extends: it has the columns of the table, typed, without a `declare` for each. */
export const modelOf = <E extends Entity>({ table, fields }: E) =>
  modelWith({ columns: columnsOf(fields), table_name: table, is_join: false }) as ModelOf<
    Attributes<E>,
    New<Attributes<E>, E['fields']>
  >;

type RowColumns<L> = L extends { kind: 'links'; column: infer C extends string }
  ? Record<C, number>
  : L extends { kind: 'list' | 'one'; rows: infer R extends Rows }
    ? ColumnsOf<R>
    : never;
type RowOf<L, O extends string> = { id: number; created_at: Date } & Record<O, number> &
  RowColumns<L> &
  (L extends { kind: 'links' } ? unknown : { updated_at: Date });
type NewRow<L, O extends string> = Optional<
  RowOf<L, O>,
  Extract<
    'id' | 'created_at' | 'updated_at' | (L extends { rows: infer R } ? Filled<R> : never),
    keyof RowOf<L, O>
  >
>;

/**
 * What the model of a list's rows extends.
 * @param owner the column that points to what the rows belong to
 */
export function rowsOf<const L extends Field<'links' | 'list' | 'one'>, const O extends string>(
  table: string,
  owner: O,
  list: L,
) {
  const isJoin = list.kind === 'links';
  const own =
    list.kind === 'links' ? { [list.column]: columns.required(DataTypes.INTEGER) } : columnsOf(list.rows);
  const all = {
    id: columns.id(),
    [owner]: columns.required(DataTypes.INTEGER),
    ...own,
    created_at: columns.timestamp(),
    ...(!isJoin && { updated_at: columns.timestamp() }),
  };
  return modelWith({ columns: all, table_name: table, is_join: isJoin }) as ModelOf<
    RowOf<L, O>,
    NewRow<L, O>
  >;
}

/** Binds models to a connection. */
export function initTables(sequelize: Sequelize, ...models: (ModelStatic<Model> & TableOf)[]): void {
  for (const model of models) {
    const options = (model.is_join ? columns.joinTable : columns.table)(sequelize, model.table_name);
    model.init({ ...model.columns }, options);
  }
}
