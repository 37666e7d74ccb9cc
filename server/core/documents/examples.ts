import { required } from '../../../domain/required.ts';
import { nameOfShape, type JsonSchema } from './json-schema.ts';
import { EXAMPLES } from './example-words.ts';

/** Deeper than any response; guards against recursive shapes. */
const MAX_DEPTH = 12;

interface Asked {
  name: string;
  /** The owner: a field's name, or the first word of a named shape. */
  owner: string;
  is_nullable: boolean;
  depth: number;
  /** The named shape, if any. */
  shape?: string;
}

const firstWord = (shape: string | undefined) => shape && /^[A-Z][a-z]+/.exec(shape)?.[0];

/** The example for a field: one for this owner, else one for its name. */
function known<T>(book: Readonly<Record<string, T>>, { owner, name }: Asked): T | undefined {
  return book[`${owner}.${name}`] ?? book[name];
}

const isTextMap = ({ additionalProperties: values }: JsonSchema) =>
  typeof values === 'object' && values.type === 'string';

function textOf(schema: JsonSchema, asked: Asked): unknown {
  const { name, is_nullable } = asked;
  if (schema.format === 'date-time')
    return is_nullable && !EXAMPLES.times.includes(name) ? null : EXAMPLES.a_time;
  if (schema.format === 'date') return EXAMPLES.days[name] ?? (is_nullable ? null : EXAMPLES.a_day);
  if (schema.format === 'uuid') return '6d9c5b1e-5f0e-4a35-9d0f-2f5f1f3c7a10';
  return (
    known(EXAMPLES.words, asked) ??
    (schema.format === 'email' ? EXAMPLES.words['email'] : is_nullable ? null : 'text')
  );
}

function numberOf(schema: JsonSchema, asked: Asked): number | null {
  const { name, is_nullable } = asked;
  const usual = known(EXAMPLES.numbers, asked);
  if (usual !== undefined) return usual;
  if (/(^|_)ids?$/.test(name)) return 1;
  return is_nullable ? null : (schema.minimum ?? 1);
}

function choiceOf(choices: readonly unknown[], asked: Asked): unknown {
  const usual = known(EXAMPLES.words, asked);
  if (choices.includes(usual)) return usual;
  return asked.is_nullable ? null : choices[0];
}

const VALUES = ['string', 'integer', 'number'];
const isValue = ({ type = [], format, enum: choices, const: only, examples }: JsonSchema) =>
  [type].flat().every((one) => one === 'null' || VALUES.includes(one)) &&
  [type].flat().length > 0 &&
  (!format || format === 'email') &&
  !(choices ?? examples ?? only);

/**
 * A schema with the examples of its fields' values. What a value looks like that its type and format tell is left out.
 * @param owner as for one field: the name of the field that has these, or of the shape
 */
export function withFieldExamples(schema: JsonSchema, owner: string): JsonSchema {
  const inside = (part: JsonSchema) => withFieldExamples(part, owner);
  const copy = { ...schema };
  if (schema.properties)
    copy.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, field]) => {
        if (!isValue(field)) return [name, withFieldExamples(field, name)];
        const asked = { name, owner, is_nullable: false, depth: 0 };
        const isText = [field.type].flat().includes('string');
        const usual = isText ? known(EXAMPLES.words, asked) : known(EXAMPLES.numbers, asked);
        return [name, usual === undefined ? field : { ...field, examples: [usual] }];
      }),
    );
  if (schema.items) copy.items = inside(schema.items);
  for (const list of ['anyOf', 'oneOf', 'allOf'] as const)
    if (schema[list]) copy[list] = schema[list].map(inside);
  return copy;
}

/** The owner of the fields of a named shape. */
export const ownerIn = (shape: string): string => firstWord(shape) ?? shape;

/**
 * An example derived from a schema, so it cannot become outdated; a test validates it.
 * @param named the named shapes the schema may reference
 */
export function exampleOf(schema: JsonSchema, named: Record<string, JsonSchema>): unknown {
  const objectOf = ({ properties = {} }: JsonSchema, owner: string, depth: number) =>
    Object.fromEntries(
      Object.entries(properties).map(([name, inner]) => [
        name,
        valueOf(inner, { name, owner, is_nullable: false, depth: depth + 1 }),
      ]),
    );

  function alternativeOf(parts: readonly JsonSchema[], asked: Asked): unknown {
    const real = parts.filter(({ type }) => type !== 'null');
    // Of several alternatives the most complete is shown.
    const fullest = [...real].sort((a, b) => size(b) - size(a))[0] ?? {};
    return valueOf(fullest, { ...asked, is_nullable: asked.is_nullable || real.length < parts.length });
  }
  const size = (part: JsonSchema) => Object.keys(part.properties ?? {}).length;

  function valueOf(part: JsonSchema, asked: Asked): unknown {
    if (asked.depth > MAX_DEPTH) return null;
    if (part.examples) return part.examples[0];
    const shape = nameOfShape(part);
    if (shape) return valueOf(required(named[shape]), { ...asked, shape });
    if (part.allOf) {
      const { allOf, ...own } = part;
      const parts = [...allOf, ...(own.properties ? [own] : [])].map((one) => valueOf(one, asked));
      return parts.length === 1 ? parts[0] : (Object.assign({}, ...parts) as unknown);
    }
    const alternatives = part.anyOf ?? part.oneOf;
    if (alternatives) return alternativeOf(alternatives, asked);
    if (part.const !== undefined) return part.const;
    if (part.enum) return choiceOf(part.enum, asked);
    if (Array.isArray(part.type))
      return alternativeOf(
        part.type.map((type) => ({ ...part, type })),
        asked,
      );
    switch (part.type) {
      case 'object':
        return !part.properties && isTextMap(part)
          ? (known(EXAMPLES.texts, asked) ?? EXAMPLES.any_text)
          : objectOf(part, firstWord(asked.shape) ?? asked.name, asked.depth);
      case 'array':
        return [valueOf(part.items ?? {}, { ...asked, is_nullable: false, depth: asked.depth + 1 })];
      case 'boolean':
        return EXAMPLES.usually_true.includes(asked.name) ? true : asked.is_nullable ? null : false;
      case 'integer':
      case 'number':
        return numberOf(part, asked);
      case 'string':
        return textOf(part, asked);
      default:
        return {};
    }
  }
  return valueOf(schema, { name: '', owner: '', is_nullable: false, depth: 0 });
}
