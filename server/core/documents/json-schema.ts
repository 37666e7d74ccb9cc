import { z } from 'zod';

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

export function nameOfShape(schema: JsonSchema): string | null {
  return schema.$ref?.startsWith(SHAPES) ? schema.$ref.slice(SHAPES.length) : null;
}

/** Removes zod output that readers do not need: JavaScript's integer bounds, patterns beside a format. */
function plain(schema: z.core.$ZodTypes, json: JsonSchema): void {
  if (schema._zod.def.type === 'date') Object.assign(json, { type: 'string', format: 'date-time' });
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  if (json.format) delete json['pattern'];
  delete json['propertyNames'];
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
      override: ({ zodSchema, jsonSchema }) => plain(zodSchema, jsonSchema as JsonSchema),
    });
    const text = JSON.stringify(made).replaceAll('"#/$defs/', `"${SHAPES}`);
    const { $schema: _dialect, $defs = {}, ...json } = JSON.parse(text) as JsonSchema;
    for (const [name, shape] of Object.entries($defs as Record<string, JsonSchema>)) {
      const { id: _id, $schema: _inner, ...body } = shape;
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
