import { itemAt } from '../../../domain/required.ts';
import type { Field } from './fields.ts';
import { nameOfShape, type JsonSchema } from './json-schema.ts';

/** One bracket-form query parameter. */
export interface BracketParameter {
  /** `q[company_id_eq_any][]`, `user[skills][][skill_id]` */
  name: string;
  schema: JsonSchema;
  is_required: boolean;
  /** It belongs to an item of an object list, so it repeats per item. */
  is_of_item: boolean;
}

const withoutNull = (schema: JsonSchema): JsonSchema => {
  if (Array.isArray(schema.type)) {
    const [type, ...others] = schema.type.filter((one) => one !== 'null');
    return others.length === 0 ? { ...schema, type } : schema;
  }
  const parts = schema.anyOf?.filter(({ type }) => type !== 'null');
  return parts?.length === 1 ? itemAt(parts, 0) : schema;
};

interface Place {
  prefix: string;
  is_required: boolean;
  is_of_item: boolean;
}

/** The bracket-form parameters of a payload, one per value at any depth. */
export function bracketParameters(payload: JsonSchema): BracketParameter[] {
  function inside(schema: JsonSchema, place: Place): BracketParameter[] {
    const plain = withoutNull(schema);
    if (nameOfShape(plain)) throw new Error(`Payloads have no named shapes: ${plain.$ref}`);
    if (plain.type === 'object' && plain.properties)
      return Object.entries(plain.properties).flatMap(([name, inner]) =>
        inside(inner, {
          prefix: place.prefix === '' ? name : `${place.prefix}[${name}]`,
          is_required: place.is_required && (plain.required ?? []).includes(name),
          is_of_item: place.is_of_item,
        }),
      );
    if (plain.type === 'array') {
      const item = withoutNull(plain.items ?? {});
      const prefix = `${place.prefix}[]`;
      if (item.type === 'object') return inside(item, { prefix, is_required: false, is_of_item: true });
      return [{ name: prefix, schema: plain, is_required: place.is_required, is_of_item: place.is_of_item }];
    }
    return [
      {
        name: place.prefix,
        schema: place.is_of_item ? { type: 'array', items: plain } : plain,
        is_required: place.is_required,
        is_of_item: place.is_of_item,
      },
    ];
  }
  return inside(payload, { prefix: '', is_required: true, is_of_item: false });
}

type ListForm = 'plain' | 'indexed';

/**
 * A payload as unencoded query parameters, the way the specification's clients write it: one `name=value` per
 * value.
 * @param lists list notation: `a[][k]=v`, or with an index, which every list accepts
 */
export function bracketText(payload: unknown, lists: ListForm = 'plain', prefix = ''): string[] {
  if (payload === null || payload === undefined) return [];
  if (Array.isArray(payload))
    return payload.flatMap((item, index) =>
      bracketText(item, lists, `${prefix}[${lists === 'indexed' ? index : ''}]`),
    );
  if (typeof payload === 'object')
    return Object.entries(payload).flatMap(([key, value]) =>
      bracketText(value, lists, prefix ? `${prefix}[${key}]` : key),
    );
  return [`${prefix}=${String(payload)}`];
}

/** Whether a payload contains an object list, which makes the rule of repeated keys relevant. */
export function hasItems(fields: readonly Field[]): boolean {
  return fields.some((field) => (field.is_list && field.fields.length > 0) || hasItems(field.fields));
}

const RANGE_SCHEMA = { type: 'array', items: { type: 'integer', minimum: 0 }, minItems: 2, maxItems: 2 };

/** Parameters that many operations have. */
export const PARAMETERS = {
  PageLanguage: {
    name: 'page-language-id',
    in: 'header',
    schema: { type: 'integer', default: 2, minimum: 1, maximum: 104 },
    description: 'Language of messages: ja 1, en 2, … An unknown id reads as 2.',
  },
  RecordId: { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    required: true,
    description: 'The version the change is based on, as ETag told it',
    schema: { type: 'string', pattern: '^"[0-9]+"$' },
    example: '"3"',
  },
  Range: {
    name: 'range',
    in: 'query',
    description: 'JSON pair, first and last row from 0, both included; at most 100 rows',
    content: { 'application/json': { schema: RANGE_SCHEMA, example: [0, 19] } },
  },
} as const;

/** Headers of answers of the staff console. */
export const HEADERS = {
  ContentRange: {
    description: 'The first and the last row, and the total, which is counted up to 10,000',
    schema: { type: 'string' },
    example: 'companies 0-19/42',
  },
  TotalCapped: { description: 'There are more rows than were counted', schema: { const: 'true' } },
  ETag: {
    description: 'The version of the record, for If-Match',
    schema: { type: 'string' },
    example: '"3"',
  },
} as const;
const refToHeader = (name: keyof typeof HEADERS) => ({ $ref: `#/components/headers/${name}` });
export const CONTENT_RANGE = refToHeader('ContentRange');
export const TOTAL_CAPPED = refToHeader('TotalCapped');
export const E_TAG = refToHeader('ETag');

const refToParameter = (name: keyof typeof PARAMETERS) => ({ $ref: `#/components/parameters/${name}` });
export const PAGE_LANGUAGE = refToParameter('PageLanguage');
export const RECORD_ID = refToParameter('RecordId');
export const IF_MATCH = refToParameter('IfMatch');
export const RANGE = refToParameter('Range');
