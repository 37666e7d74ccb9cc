import { z } from 'zod';
import {
  isToldAsIds,
  readBy,
  type AudienceOf,
  type Entity,
  type Field,
  type Item,
  type Kind,
  type ReadBy,
  type Rows,
} from '../../../domain/entities/fields.ts';
import { outDay, outId, outMap, outTime } from './schema-helpers.ts';

type Shape<T> = { [N in keyof T]: z.ZodType<T[N]> };

/** The JSON schema of each kind's output value. */
const OUTPUTS: { [K in Kind]: (field: Field<K>) => z.ZodType } = {
  id: outId,
  ref: outId,
  integer: outId,
  yen: outId,
  big_yen: () => z.number(),
  rating: outId,
  decimal: () => z.number(),
  flag: () => z.boolean(),
  choice: ({ choices }) => z.enum(choices),
  line: () => z.string(),
  text: () => z.string(),
  kana: () => z.string(),
  email: () => z.string(),
  phone: () => z.string(),
  postal_code: () => z.string(),
  url: () => z.string(),
  time: () => z.string(),
  day: outDay,
  instant: outTime,
  timestamp: outTime,
  language_map: outMap,
  stale_translations: () => z.record(z.string(), z.array(z.string())),
  uuid: () => z.string(),
  json: () => z.json(),
  links: ({ column }) => z.array(z.object({ id: outId(), [column]: outId() })),
  list: (list) => z.array(itemOutput(list)),
  one: (rows) => itemOutput(rows).nullable(),
};

function outputOf(field: Field): z.ZodType {
  const schema = (OUTPUTS[field.kind] as (one: Field) => z.ZodType)(field);
  const told = field.nullable ? schema.nullable() : schema;
  if (field.example === undefined) return told;
  const example = field.kind === 'links' ? [{ id: 1, [field.column]: field.example }] : field.example;
  return told.meta({ examples: [example] });
}

/** One row of a list. */
export function itemOutput<R extends Rows>({ rows }: { rows: R }) {
  const shape = Object.entries(rows).map(([name, field]) => [name, outputOf(field)]);
  return z.object({ id: outId(), ...Object.fromEntries(shape) } as Shape<Item<R>>);
}

/** Columns of a table as a view names them, whoever reads it. */
export function columnsOutput<F extends Rows, const N extends keyof F & string>(
  fields: F,
  ...names: readonly N[]
) {
  const shape = names.map((name) => [name, outputOf(fields[name]!)]);
  return z.object(Object.fromEntries(shape) as Shape<Pick<Item<F>, N>>);
}

/** The fields an audience reads. Computed fields are added with `.extend`. */
export function entityOutput<E extends Entity, A extends AudienceOf<E>>(entity: E, audience: A) {
  const shape = readBy(entity, audience).map(([name, field]) => [
    name,
    isToldAsIds(field, audience === entity.editors) ? z.array(outId()) : outputOf(field),
  ]);
  return z.object(Object.fromEntries(shape) as Shape<ReadBy<E, A>>);
}
