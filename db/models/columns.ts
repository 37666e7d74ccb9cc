import { DataTypes, type DataType, type ModelAttributeColumnOptions } from 'sequelize';
import { hasBigIds } from '../../domain/big-ids.ts';
import { isColumn, type Column, type ColumnKind, type Rows } from '../../domain/entities/fields.ts';

/** Columns of the models. The database itself is made by db/migrations, never from these. */

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
  uuid: DataTypes.UUID,
  json: DataTypes.JSONB,
} as const satisfies Record<ColumnKind, unknown>;

function typeOf(field: Column, table: string) {
  if ('stored' in field && field.stored === 'text') return DataTypes.TEXT;
  if (field.kind === 'integer' && field.is_big) return DataTypes.BIGINT;
  if (field.kind === 'id' && hasBigIds(table)) return DataTypes.BIGINT;
  if (field.kind === 'ref' && hasBigIds(field.set)) return DataTypes.BIGINT;
  return TYPES[field.kind];
}

export const required = (type: DataType, defaultValue?: unknown) =>
  defaultValue === undefined ? { type, allowNull: false } : { type, allowNull: false, defaultValue };

export const optional = (type: DataType) => ({ type, allowNull: true });

function defaultOf(field: Column): unknown {
  switch (field.kind) {
    case 'flag':
      return field.required ? undefined : (field.default ?? false);
    case 'language_map':
    case 'stale_translations':
      return {};
    case 'uuid':
      // Made here, so that the row knows it before it is saved.
      return field.random && DataTypes.UUIDV4;
    default:
      return 'default' in field ? field.default : undefined;
  }
}

function columnOf(field: Column, table: string): ModelAttributeColumnOptions {
  const type = typeOf(field, table);
  if (field.kind === 'id')
    return { type, primaryKey: true, ...(field.given ? { allowNull: false } : { autoIncrement: true }) };
  return field.nullable ? optional(type) : required(type, defaultOf(field));
}

/** The columns of a table of fields; its lists are tables of their own. */
export const columnsOf = (fields: Rows, table: string) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      isColumn(field) ? [[name, columnOf(field, table)]] : [],
    ),
  );
