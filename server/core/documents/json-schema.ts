import { z } from 'zod';

/** A part of an OpenAPI document. */
export type Json = Record<string, unknown>;

/** A JSON Schema (2020-12), as OpenAPI 3.1 takes it. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  examples?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  [keyword: string]: unknown;
}

/** Schemas with a name (`.meta({ id })`) are emitted once under this path, others inline. */
const SHAPES = '#/components/schemas/';

/** A named shape, as it is referred to. */
export const refTo = (name: string): JsonSchema => ({ $ref: `${SHAPES}${name}` });

/** The name of the shape that a schema refers to. */
export function nameOfShape(schema: JsonSchema): string | null {
  return schema.$ref?.startsWith(SHAPES) ? schema.$ref.slice(SHAPES.length) : null;
}

/** What z.json() is called, the only shape that refers to itself; zod numbers it. */
const ANY_JSON = 'AnyJson';

/** Removes zod output that readers do not need: JavaScript's integer bounds, patterns beside a format. */
function plain(schema: z.core.$ZodTypes, json: JsonSchema): void {
  if (schema._zod.def.type === 'date') Object.assign(json, { type: 'string', format: 'date-time' });
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  if (json.format) delete json['pattern'];
  delete json['propertyNames'];
}

const isPlainValue = ({ type, enum: choices, const: only }: JsonSchema) =>
  typeof type === 'string' && !['object', 'array', 'null'].includes(type) && !choices && only === undefined;

/** A value or null is one schema of both types. */
function flattened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(flattened);
  if (value === null || typeof value !== 'object') return value;
  const schema = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, flattened(inner)]));
  const { anyOf, ...rest } = schema as JsonSchema;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema;
  const [valued, or] = anyOf;
  const isOne = !(valued?.description && rest.description);
  return valued && isOne && or?.type === 'null' && isPlainValue(valued)
    ? { ...valued, ...rest, type: [valued.type, 'null'] }
    : schema;
}

/** Converts zod schemas to JSON Schemas and collects the named ones. One per document. */
export function createSchemaBook() {
  const named: Record<string, JsonSchema> = {};
  /** Cached, since many calls share a schema and some are large. */
  const converted = { input: new Map<z.ZodType, JsonSchema>(), output: new Map<z.ZodType, JsonSchema>() };

  function convert(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const made = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        plain(zodSchema, jsonSchema as JsonSchema);
        // An answer may get more fields; those that read it ignore what they do not know.
        if (io === 'output' && jsonSchema.additionalProperties === false)
          delete jsonSchema.additionalProperties;
      },
    });
    const text = JSON.stringify(made)
      .replaceAll('"#/$defs/', `"${SHAPES}`)
      .replaceAll(/"([^"]*)__schema0"/g, `"$1${ANY_JSON}"`);
    const { $schema: _dialect, $defs = {}, ...json } = flattened(JSON.parse(text)) as JsonSchema;
    for (const [name, shape] of Object.entries($defs as Record<string, JsonSchema>)) {
      const { id: _id, $schema: _inner, ...own } = shape;
      const body = name === ANY_JSON ? { description: 'Any JSON value' } : own;
      const known = named[name];
      if (known && JSON.stringify(known) !== JSON.stringify(body))
        throw new Error(`The name ${name} stands for two different shapes`);
      named[name] = body;
    }
    return json;
  }

  return {
    named,
    /** @throws when one name stands for two different shapes */
    schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
      const json = converted[io].get(schema) ?? convert(schema, io);
      converted[io].set(schema, json);
      return json;
    },
  };
}
export type SchemaBook = ReturnType<typeof createSchemaBook>;
