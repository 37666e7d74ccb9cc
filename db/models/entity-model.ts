import { DataTypes, Model } from 'sequelize';
import type { ModelAttributeColumnOptions, ModelStatic, Optional } from 'sequelize';
import * as columns from './columns.ts';
import {
  isColumn,
  type Attributes,
  type Column,
  type ColumnKind,
  type Entity,
  type Field,
  type Rows,
} from '../../server/domain/entities/fields.ts';

const TYPES = {
  id: DataTypes.INTEGER,
  ref: DataTypes.INTEGER,
  integer: DataTypes.INTEGER,
  yen: DataTypes.INTEGER,
  rating: DataTypes.INTEGER,
  decimal: DataTypes.DECIMAL,
  flag: DataTypes.BOOLEAN,
  choice: DataTypes.STRING,
  line: DataTypes.STRING,
  url: DataTypes.STRING,
  time: DataTypes.STRING,
  day: DataTypes.DATEONLY,
  instant: DataTypes.DATE,
  timestamp: DataTypes.DATE,
  language_map: DataTypes.JSONB,
} as const satisfies Record<ColumnKind, unknown>;

function columnOf(field: Column): ModelAttributeColumnOptions {
  if (field.nullable) return columns.optional(TYPES[field.kind]);
  switch (field.kind) {
    case 'id':
      return columns.id();
    case 'flag':
      return columns.flag(field.default);
    case 'language_map':
      return columns.languageMap();
    case 'choice':
    case 'integer':
      return columns.required(TYPES[field.kind], field.default);
    default:
      return columns.required(TYPES[field.kind]);
  }
}

const columnsOf = (fields: Rows) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (isColumn(field) ? [[name, columnOf(field)]] : [])),
  );

/** Columns of an entity's table, for `Model.init`. */
export const modelAttributes = <E extends Entity>(entity: E) =>
  columnsOf(entity.fields) as Record<keyof Attributes<E>, ModelAttributeColumnOptions>;

/** Columns of a list's table. Rows that only link come and go but never change, so they have no updated_at. */
export function listAttributes(list: Field<'links' | 'list'>, owner: string) {
  const isLinks = list.kind === 'links';
  return {
    id: columns.id(),
    [owner]: columns.required(DataTypes.INTEGER),
    ...(isLinks ? { [list.column]: columns.required(DataTypes.INTEGER) } : columnsOf(list.rows)),
    created_at: columns.timestamp(),
    ...(isLinks ? {} : { updated_at: columns.timestamp() }),
  };
}

type Filled<F> = {
  [N in keyof F]: F[N] extends { kind: 'id' | 'timestamp' | 'flag' | 'language_map' } | { default: unknown }
    ? N
    : never;
}[keyof F];
/** What a new row needs: what the database or Sequelize fills in may be left out. */
export type NewAttributes<E extends Entity> = Optional<
  Attributes<E>,
  Extract<Filled<E['fields']>, keyof Attributes<E>>
>;

/** What the model of an entity extends: it has the attributes of the table, typed, without a `declare` for each. */
export const modelOf = <E extends Entity>(_entity: E) =>
  Model as unknown as ModelStatic<Model<Attributes<E>, NewAttributes<E>> & Attributes<E>>;
