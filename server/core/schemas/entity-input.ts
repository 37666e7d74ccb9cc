import { z } from 'zod';
import {
  isToldAsIds,
  type Entity,
  type Field,
  type Input,
  type Kind,
  type Rows,
  type WrittenFields,
} from '../../../domain/entities/fields.ts';
import { isKana } from '../../../domain/validation.ts';
import * as wire from './schema-helpers.ts';

/** A number or numeric text with at most `places` decimal places. */
function decimal(min: number, max: number, places: number) {
  const isText = (value: string) => {
    const [, whole = '', fraction = ''] = /^(\d{1,9})(?:\.(\d{1,9}))?$/.exec(value) ?? [];
    return whole !== '' && whole.length <= places + 2 && fraction.length <= places;
  };
  return z.preprocess(
    (value) => (typeof value === 'string' && isText(value) ? Number(value) : value),
    z.number().min(min).max(max),
  );
}
/** An hour of one digit gets its zero. */
const time = () =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^\d:\d\d$/.test(value) ? `0${value}` : value),
    wire
      .line()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid_time')
      .describe('HH:MM'),
  );

/** The input schema of each kind, for a non-null value. */
const INPUTS: { [K in Kind]: (field: Field<K>) => z.ZodType } = {
  id: wire.id,
  ref: wire.id,
  integer: ({ min, max }) => wire.integer(min, max),
  yen: () => wire.integer(0, 1_000_000_000),
  big_yen: () => wire.integer(0, Number.MAX_SAFE_INTEGER),
  rating: () => wire.integer(1, 5),
  decimal: ({ min = 0, max, places = 2 }) => decimal(min, max, places),
  flag: wire.flag,
  choice: ({ choices }) => wire.choice(choices),
  line: ({ max, required }) => (required ? wire.requiredLine(max) : wire.line(max)),
  text: ({ max, required }) => (required ? wire.requiredText(max) : wire.longText(max)),
  kana: ({ max }) => wire.line(max).refine((name) => name === '' || isKana(name), 'not_kana'),
  email: wire.email,
  phone: wire.phoneNumber,
  postal_code: wire.postalCode,
  url: ({ stored }) => (stored === 'text' ? wire.httpsUrl() : wire.httpsUrl().max(255)),
  time,
  day: wire.day,
  instant: wire.instant,
  timestamp: wire.instant,
  language_map({ size, max, required }) {
    const words = size === 'line' ? wire.line(max) : wire.longText(max);
    return required ? wire.requiredLanguageMap(words) : wire.languageMap(words);
  },
  stale_translations: () => z.record(z.string(), z.array(z.string())),
  uuid: () => z.uuid(),
  json: () => z.json(),
  links: ({ column }) => wire.nested({ [column]: wire.id().optional() }),
  list: ({ rows }) => wire.nested(inputShape(rows, () => true)),
  one: ({ rows }) => z.strictObject(inputShape(rows, () => true)),
};

function inputShape(fields: Rows, mayBeLeftOut: (field: Field) => boolean): z.ZodRawShape {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (isToldAsIds(field, true)) return [field.ids, wire.list(wire.id()).optional()];
      const schema = (INPUTS[field.kind] as (one: Field) => z.ZodType)(field);
      if (field.nullable) return [name, wire.clearable(schema)];
      return [name, mayBeLeftOut(field) ? schema.optional() : schema];
    }),
  );
}

/** A field that is empty, or has the column's default, until written. */
const hasDefault = (field: Field) =>
  field.kind === 'language_map'
    ? !field.required
    : 'default' in field || ['flag', 'links', 'list', 'one'].includes(field.kind);

type SchemaOf<F> = Input<F>['may_be_left_out'] extends true
  ? z.ZodOptional<z.ZodType<Input<F>['value']>>
  : z.ZodType<Input<F>['value']>;

/** All writable fields, strict: unknown ones are rejected by name. List items name only what changes. */
export function entityInput<E extends Entity>({ fields }: E) {
  const written = Object.entries(fields).filter(([, { write }]) => write !== 'command');
  const shape = inputShape(Object.fromEntries(written), hasDefault);
  return z.strictObject(shape as { [N in keyof WrittenFields<E>]: SchemaOf<WrittenFields<E>[N]> });
}

/** One item of a list as sent, for checks beyond its fields. */
export const itemInput = <R extends Rows>({ rows }: { rows: R }) =>
  z.strictObject({
    ...wire.itemMarks,
    ...(inputShape(rows, () => true) as { [N in keyof R]: z.ZodOptional<z.ZodType<Input<R[N]>['value']>> }),
  });
