import { refTo, type JsonSchema } from './json-schema.ts';
import { textOf, withParts } from './shared-schemas.ts';

/** Fewer bytes of fields in common are rather chance than kinship. */
const LEAST_SHARED = 160;

interface Extended {
  /** The fields with their schema, as text, and whether they are required. */
  fields: Map<string, string>;
  size: number;
}

const isOpenObject = (schema: JsonSchema) =>
  schema.properties !== undefined && schema.additionalProperties === undefined && !schema.allOf;

function extendable(schema: JsonSchema): Extended {
  const needed = new Set(schema.required);
  const fields = new Map(
    Object.entries(schema.properties ?? {}).map(([name, field]) => [
      name,
      `${needed.has(name) ? '!' : '?'}${textOf(field)}`,
    ]),
  );
  const size = [...fields].reduce((sum, [name, text]) => sum + 2 * name.length + text.length, 0);
  return { fields, size };
}

/**
 * Shapes that have all fields of another say so, and then name only what they add.
 * @param schemas the named shapes, as they are written
 */
export function extendSchemas(schemas: Readonly<Record<string, JsonSchema>>) {
  const open = Object.entries(schemas)
    .filter(([, schema]) => isOpenObject(schema))
    .map(([name, schema]) => ({ name, ...extendable(schema) }));
  /** The largest of the shapes whose fields these are too. */
  function baseOf(own: Extended) {
    let base: (typeof open)[number] | undefined;
    for (const other of open)
      if (
        other.size >= LEAST_SHARED &&
        other.fields.size < own.fields.size &&
        other.size > (base?.size ?? 0) &&
        [...other.fields].every(([name, text]) => own.fields.get(name) === text)
      )
        base = other;
    return base;
  }
  /** A schema in which every object that extends a named shape refers to it. */
  function written(schema: JsonSchema): JsonSchema {
    const inner = withParts(schema, written);
    const base = isOpenObject(schema) ? baseOf(extendable(schema)) : undefined;
    if (!base) return inner;
    const { type, properties = {}, required = [], ...rest } = inner;
    const added = (name: string) => !base.fields.has(name);
    const needed = required.filter(added);
    return {
      ...rest,
      allOf: [refTo(base.name)],
      ...(type && { type }),
      properties: Object.fromEntries(Object.entries(properties).filter(([name]) => added(name))),
      ...(needed.length > 0 && { required: needed }),
    };
  }
  const all = Object.entries(schemas).map(([name, schema]) => [name, written(schema)] as const);
  return { schemas: Object.fromEntries(all), written };
}
