import { z } from 'zod';
import {
  isColumn,
  type Column,
  type ColumnsOf,
  type Entity,
  type Field,
  type Kind,
  type Rows,
} from '../../../../domain/entities/fields.ts';
import { isKana } from '../../../../domain/validation.ts';
import type { Days } from '../days.ts';
import { named } from './names.ts';
import { relativeDay, text, textOfOneLine, time, type RelativeDay, type Text } from './values.ts';

const line = (max = 255) => z.string().min(1).max(max);

/** How each kind of field is told in a file. What points to master data is told by name, a day from today. */
const TOLD: { [K in Kind]: (field: Field<K>) => z.ZodType } = {
  id: () => z.never(),
  ref: ({ set }) => named(set),
  integer: ({ min = 0, max = 1_000_000_000 }) => z.int().min(min).max(max),
  yen: () => z.int().min(0).max(1_000_000_000),
  big_yen: () => z.int().min(0),
  rating: () => z.int().min(1).max(5),
  decimal: ({ max }) => z.number().min(0).max(max),
  flag: () => z.boolean(),
  choice: ({ choices }) => z.enum(choices),
  line: ({ max }) => line(max),
  text: ({ max }) => line(max ?? 10_000),
  kana: () => line().refine(isKana, 'Not a name in kana'),
  email: () => z.email(),
  phone: () => line(),
  postal_code: () => z.string().regex(/^\d{3}-\d{4}$/),
  url: () => z.url(),
  time: () => time,
  day: () => relativeDay,
  instant: () => z.never(),
  timestamp: () => z.never(),
  language_map: ({ size }) => (size === 'line' ? textOfOneLine : text),
  stale_translations: () => z.never(),
  uuid: () => z.never(),
  json: () => z.never(),
  links: ({ column, set = column }) => z.array(named(set).transform((id) => ({ [column]: id }))),
  list: ({ rows }) => z.array(rowOf(rows)),
  one: ({ rows }) => rowOf(rows),
};

const toldAs = (name: string, { kind }: Field) => (kind === 'ref' ? name.replace(/_id$/, '') : name);

const mayBeLeftOut = (field: Field) =>
  field.nullable || 'default' in field || ['flag', 'language_map', 'links', 'list'].includes(field.kind);

function shapeOf(fields: Rows, isOptional: (field: Field) => boolean): z.ZodRawShape {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const schema = (TOLD[field.kind] as (one: Field) => z.ZodType)(field);
      return [toldAs(name, field), isOptional(field) ? schema.optional() : schema];
    }),
  );
}

/** Gives the columns that were told by name their own names back. */
const renamed = (fields: Rows) => {
  const names = new Map(Object.entries(fields).map(([name, field]) => [toldAs(name, field), name]));
  return (value: object) =>
    Object.fromEntries(Object.entries(value).map(([name, one]) => [names.get(name) ?? name, one]));
};

type RowOf<F extends Rows> = {
  -readonly [N in keyof F]?: F[N] extends { kind: 'day' }
    ? RelativeDay
    : F[N] extends { kind: 'language_map' }
      ? Text
      : F[N] extends { kind: 'links'; column: infer C extends string }
        ? Record<C, number>[]
        : F[N] extends { kind: 'list'; rows: infer R extends Rows }
          ? RowOf<R>[]
          : N extends keyof ColumnsOf<F>
            ? ColumnsOf<F>[N]
            : never;
};

type Own<S extends z.ZodRawShape> = z.output<z.ZodObject<S>>;

/** A row of a list with the columns of the table, and what the demo world tells beside. Parsed, it has their names. */
export function rowOf<const R extends Rows, S extends z.ZodRawShape = Record<never, never>>(
  rows: R,
  own?: S,
) {
  return z
    .strictObject({ ...shapeOf(rows, mayBeLeftOut), ...own })
    .transform(renamed(rows)) as unknown as z.ZodType<RowOf<R> & Own<S>>;
}

/**
 * An entity as a file tells it: what people write of it, each field if it differs from what the loader works out, and
 * the demo world's `own` way to tell some of it. Anything else is refused.
 * @param also fields that commands write, which the file tells all the same
 * @param but fields that it tells otherwise
 */
export function told<E extends Entity, S extends z.ZodRawShape>(
  { fields }: E,
  { own, also = [], but = [] }: { own: S; also?: (keyof E['fields'])[]; but?: (keyof E['fields'])[] },
) {
  const isTold = ([name, { write }]: [string, Field]) =>
    (write !== 'command' || also.includes(name)) && !but.includes(name);
  const shape = shapeOf(Object.fromEntries(Object.entries(fields).filter(isTold)), () => true);
  return z.strictObject({ ...shape, ...own }).transform(renamed(fields)) as unknown as z.ZodType<
    Omit<RowOf<E['fields']>, keyof S> & Own<S>
  >;
}

/** The columns among what was told, as the database keeps them. */
export function columnsTold(fields: Rows, value: object, days: Days): Record<string, unknown> {
  const kept = (field: Column, one: unknown) => (field.kind === 'day' ? days.on(one as RelativeDay) : one);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => {
      const field = fields[name];
      return field && isColumn(field) ? [[name, kept(field, one)]] : [];
    }),
  );
}
