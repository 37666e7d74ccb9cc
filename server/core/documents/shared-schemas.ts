import { itemAt } from '../../../domain/required.ts';
import { pascalCase } from './names.ts';
import { LANGUAGE_MAP } from '../schemas/schema-helpers.ts';
import { refTo, type JsonSchema } from './json-schema.ts';

/** What a schema that stands in the document by itself may be called. */
export interface PartName {
  /** What it comes from, in PascalCase: 'CompaniesRecord'. */
  name: string;
  /** Its name where another shape has that one. */
  own_name?: string;
  /** Emitted under its name even if it is used once. */
  is_named?: boolean;
}
/** A schema that stands in the document by itself: a payload, an answer, a parameter. */
export interface Root extends PartName {
  schema: JsonSchema;
}

/** A distinct schema of the document. Equal schemas are one shape. */
interface Shape {
  text: string;
  schema: JsonSchema;
  uses: Use[];
}
/** Where a shape stands: under a root, under a field, or as a part (alternative, item) of its owner. */
type Use = { root: string } | { owner: Shape; field: string } | { owner: Shape; suffix: string };

/** Below this a reference would be as long as what it stands for. */
const SHORTEST_SHARED = 90;
/** Values without fields that recur everywhere. Their fields' names would not say what they are. */
const VALUES: Readonly<Record<string, (schema: JsonSchema) => boolean>> = {
  Id: ({ type, minimum, maximum }) => type === 'integer' && minimum === 1 && maximum === 2_147_483_647,
  Day: ({ type, format }) => type === 'string' && format === 'date',
};

const isTextMap = ({ type, description, additionalProperties: text }: JsonSchema) =>
  type === 'object' && typeof text === 'object' && text.type === 'string' && description === LANGUAGE_MAP;

/** Names that say more than the field a shape stands under; null where the field says it best. */
function ownName(schema: JsonSchema): string | null {
  const value = Object.entries(VALUES).find(([, is]) => is(schema));
  if (value) return value[0];
  if (!isTextMap(schema)) return null;
  const { maxLength } = schema.additionalProperties as JsonSchema;
  return maxLength === undefined ? 'TextByLanguage' : `TextByLanguageUpTo${maxLength}`;
}

/** What a use of a shape says beside the reference; the rest of the schema is the shape. */
function apart(schema: JsonSchema) {
  const { examples, default: usual, ...shape } = schema;
  return {
    shape,
    beside: { ...(examples && { examples }), ...(usual !== undefined && { default: usual }) } as JsonSchema,
  };
}

const LISTS = ['anyOf', 'oneOf', 'allOf', 'prefixItems'] as const;

/** A copy in which every direct part of a schema is replaced. */
export function withParts(
  schema: JsonSchema,
  replaced: (part: JsonSchema, place: { field: string } | { suffix: string }) => JsonSchema,
): JsonSchema {
  const copy = { ...schema };
  if (schema.properties)
    copy.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([field, part]) => [field, replaced(part, { field })]),
    );
  if (schema.items) copy.items = replaced(schema.items, { suffix: 'Item' });
  if (typeof schema.additionalProperties === 'object')
    copy.additionalProperties = replaced(schema.additionalProperties, { suffix: 'Value' });
  for (const list of LISTS) {
    const parts = schema[list] as JsonSchema[] | undefined;
    if (parts) copy[list] = parts.map((part) => replaced(part, { suffix: '' }));
  }
  return copy;
}

/** Equal for schemas that say the same, whatever the order of their keys and whichever examples they have. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([key, inner]) => !(key === 'examples' && Array.isArray(inner)))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${textOf(inner)}`).join()}}`;
}

/** Every distinct schema under the roots, with all places where it stands, and a way to find the one of a schema. */
function shapesOf(roots: readonly Root[]) {
  const shapes = new Map<string, Shape>();
  // To write a schema as text takes longest: of one that was seen it is known.
  const seen = new WeakMap<JsonSchema, Shape>();
  const shapeOf = (schema: JsonSchema): Shape | undefined =>
    seen.get(schema) ?? shapes.get(textOf(apart(schema).shape));
  function visit(schema: JsonSchema, use: Use): JsonSchema {
    if (schema.$ref) return schema;
    const bare = apart(schema).shape;
    const text = textOf(bare);
    const known = shapes.get(text);
    if (known) {
      seen.set(schema, known);
      known.uses.push(use);
      return schema;
    }
    const shape = { text, schema: bare, uses: [use] };
    shapes.set(text, shape);
    seen.set(schema, shape);
    return withParts(bare, (part, place) => visit(part, { owner: shape, ...place }));
  }
  for (const { schema, name } of roots) visit(schema, { root: name });
  return { shapes: [...shapes.values()], shapeOf };
}

type Shapes = ReturnType<typeof shapesOf>;

/** Whether a reference to a shape is shorter and clearer than the shape. */
const canBeShared = ({ schema, text }: Shape): boolean =>
  ownName(schema) !== null ||
  (text.length >= SHORTEST_SHARED && Boolean(schema.properties ?? schema.enum ?? schema['prefixItems']));

/** The shapes that would be written more than once. */
function repeated(shapes: readonly Shape[], isNamed: (shape: Shape) => boolean): Shape[] {
  const times = new Map<Shape, number>();
  /** How often a shape is written while everything it is a part of is shared where it can be. */
  function timesOf(shape: Shape): number {
    const known = times.get(shape);
    if (known !== undefined) return known;
    const sum = shape.uses.reduce(
      (total, use) => total + ('root' in use || isShared(use.owner) ? 1 : timesOf(use.owner)),
      0,
    );
    times.set(shape, sum);
    return sum;
  }
  const isShared = (shape: Shape): boolean => isNamed(shape) || (canBeShared(shape) && timesOf(shape) > 1);
  return shapes.filter((shape) => !isNamed(shape) && isShared(shape));
}

/** How often a shape stands under each name: its fields', its roots', or its owner's with a suffix. */
function wordsFor({ uses }: Shape): Map<string, number> {
  const words = new Map<string, number>();
  const add = (word: string, times: number) => words.set(word, (words.get(word) ?? 0) + times);
  for (const use of uses)
    if ('root' in use) add(use.root, 1);
    else if ('field' in use) add(pascalCase(use.field), 1);
    else for (const [word, times] of wordsFor(use.owner)) add(`${word}${use.suffix}`, times);
  return words;
}

/** The name for all places together: the usual one, or, where they disagree, its few fields. */
function shortName(shape: Shape): string {
  const own = ownName(shape.schema);
  if (own) return own;
  const words = [...wordsFor(shape)].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const [usual = '', times = 0] = words[0] ?? [];
  const total = words.reduce((sum, [, n]) => sum + n, 0);
  const fields = Object.keys(shape.schema.properties ?? {});
  if (times * 2 <= total && fields.length > 0 && fields.length <= 3)
    return `${fields.length === 1 ? 'Only' : ''}${fields.map(pascalCase).join('And')}`;
  return usual;
}

/** Gives every shape worth it a name of its own; one that several want is told apart by who has it. */
function namesOf({ shapes, shapeOf }: Shapes, roots: readonly Root[]): Map<Shape, string> {
  const names = new Map<Shape, string>();
  const taken = new Set<string>();
  const give = (shape: Shape, name: string) => {
    names.set(shape, name);
    taken.add(name);
  };
  for (const { schema, name, own_name = name, is_named } of roots) {
    const shape = shapeOf(schema);
    if (is_named && shape && !names.has(shape)) give(shape, taken.has(name) ? own_name : name);
  }
  const shared = repeated(shapes, (shape) => names.has(shape));
  const wanted = new Map<string, number>();
  for (const shape of shared) wanted.set(shortName(shape), (wanted.get(shortName(shape)) ?? 0) + 1);
  /** The name of the nearest owner that has one. */
  function ownerOf({ uses }: Shape): string {
    const use = itemAt(uses, 0);
    return 'root' in use ? use.root : (names.get(use.owner) ?? ownerOf(use.owner));
  }
  // Owners were visited, and so are named, before what they own.
  for (const shape of shared) {
    const short = shortName(shape);
    const isClear = wanted.get(short) === 1 && !taken.has(short);
    const name = isClear ? short : `${ownerOf(shape)}${short}`;
    if (taken.has(name)) throw new Error(`Two shapes would be called ${name}: name one with .meta({ id })`);
    give(shape, name);
  }
  return names;
}

/**
 * Each shape that comes more than once under a name, and a way to write any schema by those names.
 * @param named the shapes that have a name already
 * @param used all other schemas of the document
 */
export function shareSchemas(named: Readonly<Record<string, JsonSchema>>, used: readonly Root[]) {
  const roots = [
    ...Object.entries(named).map(([name, schema]) => ({ name, schema, is_named: true })),
    ...used,
  ];
  const shapes = shapesOf(roots);
  const names = namesOf(shapes, roots);
  /** A schema with its shared parts as references. */
  function written(schema: JsonSchema): JsonSchema {
    const shape = shapes.shapeOf(schema);
    const name = shape && names.get(shape);
    return name ? { ...refTo(name), ...apart(schema).beside } : withParts(schema, written);
  }
  const all = [...[...names].map(([{ schema }, name]) => [name, schema] as const), ...Object.entries(named)];
  const schemas = Object.fromEntries(all.map(([name, schema]) => [name, withParts(schema, written)]));
  return { schemas, written };
}
