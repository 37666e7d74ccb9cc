import { itemAt } from '../../../domain/required.ts';
import { nameOfShape, type JsonSchema } from './json-schema.ts';

/** One field of a payload or a response, for the documents and the visibility tests. */
export interface Field {
  name: string;
  /** In words: 'integer or null', 'list of RecruitmentListItem'. */
  type: string;
  is_required: boolean;
  is_list: boolean;
  /** Limits and meaning in words; empty when there are none. */
  note: string;
  /** The named shape it is, or is a list of. */
  shape: string | null;
  /** Its nested fields, unless it is a named shape. */
  fields: Field[];
}

const isNull = ({ type }: JsonSchema) => type === 'null';
const unique = (words: readonly string[]) => [...new Set(words)];

/** The alternatives of a schema, or the schema itself. */
function alternatives(schema: JsonSchema): JsonSchema[] {
  const parts = schema.anyOf ?? schema.oneOf;
  if (parts) return parts.flatMap(alternatives);
  if (Array.isArray(schema.type)) return schema.type.map((type) => ({ ...schema, type }));
  return schema.allOf?.length === 1 ? alternatives(itemAt(schema.allOf, 0)) : [schema];
}

const value = (literal: unknown) => (typeof literal === 'string' ? `"${literal}"` : String(literal));

function mapType(schema: JsonSchema): string {
  const values = schema.additionalProperties;
  return typeof values === 'object' ? `map of ${typeOf(values)}` : 'object';
}

function simpleType(schema: JsonSchema): string {
  const shape = nameOfShape(schema);
  if (shape) return shape;
  if (schema.const !== undefined) return value(schema.const);
  if (schema.enum) return schema.enum.map(value).join(' or ');
  if (schema.type === 'array') return `list of ${typeOf(schema.items ?? {})}`;
  if (schema.type === 'object') return schema.properties ? 'object' : mapType(schema);
  if (schema.format) return schema.format;
  return typeof schema.type === 'string' ? schema.type : 'anything';
}

/** The type of a value in words. */
export function typeOf(schema: JsonSchema): string {
  const parts = alternatives(schema);
  const types = unique(parts.filter((part) => !isNull(part)).map(simpleType));
  return [...types, ...(parts.some(isNull) ? ['null'] : [])].join(' or ');
}

function noteOf(schema: JsonSchema): string {
  const parts = alternatives(schema).filter((part) => !isNull(part));
  const limits = parts.flatMap(({ minimum, maximum, minLength, maxLength, maxItems }) => [
    ...(maximum !== undefined && maximum < 2_147_483_647 ? [`${minimum ?? ''}–${maximum}`] : []),
    ...(minLength ? ['not empty'] : []),
    ...(maxLength ? [`up to ${maxLength} characters`] : []),
    ...(maxItems ? [`up to ${maxItems} items`] : []),
  ]);
  const meaning = [schema, ...parts].flatMap(({ description }) => description ?? []);
  const fallback = schema.default === undefined ? [] : [`${value(schema.default)} unless told`];
  return unique([...meaning, ...limits, ...fallback]).join('; ');
}

/** A field in two alternatives of a response is listed once, with both types. */
function merge(known: Field | undefined, next: Field): Field {
  if (!known) return next;
  return {
    ...known,
    type: unique([...known.type.split(' or '), ...next.type.split(' or ')]).join(' or '),
    is_required: known.is_required && next.is_required,
    fields: mergeFields([...known.fields, ...next.fields]),
  };
}

/** Merges lists of fields, in order of first appearance. */
export function mergeFields(fields: readonly Field[]): Field[] {
  const byName = new Map<string, Field>();
  for (const field of fields) byName.set(field.name, merge(byName.get(field.name), field));
  return [...byName.values()];
}

function fieldOf(name: string, schema: JsonSchema, isRequired: boolean): Field {
  const parts = alternatives(schema);
  const list = parts.find(({ type }) => type === 'array');
  const inner = list ? alternatives(list.items ?? {}) : parts;
  return {
    name,
    type: typeOf(schema),
    is_required: isRequired,
    is_list: list !== undefined,
    note: noteOf(schema),
    shape: inner.map(nameOfShape).find((shape) => shape !== null) ?? null,
    fields: mergeFields(inner.flatMap(fieldsOf)),
  };
}

/** The fields of an object, or of all its alternatives. Named shapes are not expanded. */
export function fieldsOf(schema: JsonSchema): Field[] {
  return mergeFields(
    alternatives(schema).flatMap(({ properties = {}, required = [], additionalProperties }) => [
      ...Object.entries(properties).map(([name, inner]) => fieldOf(name, inner, required.includes(name))),
      // An object that accepts any field must not look like one that lists them.
      ...(Object.keys(properties).length > 0 &&
      additionalProperties &&
      typeof additionalProperties === 'object'
        ? [fieldOf('*', additionalProperties, false)]
        : []),
    ]),
  );
}
