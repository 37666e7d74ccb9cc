import { required } from '../../../domain/required.ts';
import type { Role } from '../../../domain/roles.ts';
import { viewsOf, type AnyDefinition } from '../calls/define.ts';
import { rolesSeeing } from './audiences.ts';
import { fieldsOf, mergeFields, type Field } from './fields.ts';
import { createSchemaBook, nameOfShape, type JsonSchema } from './json-schema.ts';
import type { EntityFields } from './specified-fields.ts';

const COLUMNS = ['visitor', 'student', 'mentor', 'manager'] as const satisfies readonly Role[];
type Column = (typeof COLUMNS)[number];

interface View {
  name: string;
  roles: readonly Role[];
  schema: JsonSchema;
}
/** One line of the table: a field and the views that include it. */
export interface FieldLine {
  path: string;
  depth: number;
  field: Field;
  seen: Record<Column, string>;
  /** The path in this table where the same shape is expanded. */
  like?: string;
}

/** Collects the entities' fields from the schemas of the calls. */
export function fieldsOfEntities(calls: readonly AnyDefinition[], entities: readonly EntityFields[]) {
  const book = createSchemaBook();

  function viewsFor(entity: EntityFields): View[] {
    const definition = calls.find(({ name }) => name === entity.call);
    if (!definition) return [];
    if (entity.is_payload)
      return [{ name: 'payload', roles: definition.allow, schema: book.schemaOf(definition.input, 'input') }];
    return Object.entries(viewsOf(definition.output)).map(([name, schema]) => ({
      name,
      roles: rolesSeeing(definition, name),
      schema: itemsAt(book.schemaOf(schema, 'output'), entity.at),
    }));
  }

  function itemsAt(schema: JsonSchema, name: string | undefined): JsonSchema {
    return name === undefined ? schema : (schema.properties?.[name]?.items ?? {});
  }

  const rootsOf = new Map(entities.map((entity) => [entity.title, viewsFor(entity)]));
  /** Shapes with a table of their own, linked to elsewhere. */
  const tableOf = new Map(
    entities.flatMap(({ title, also = [] }) => {
      const own = required(rootsOf.get(title)).flatMap(({ schema }) => nameOfShape(schema) ?? []);
      return [...own, ...also].map((shape) => [shape, title] as const);
    }),
  );

  /** Cached, since every cell of every table asks for it. */
  const fieldsBySchema = new Map<JsonSchema, Field[]>();
  const opened = (schema: JsonSchema): Field[] => {
    const shape = nameOfShape(schema);
    const real = shape ? required(book.named[shape]) : schema;
    const fields = fieldsBySchema.get(real) ?? fieldsOf(real);
    fieldsBySchema.set(real, fields);
    return fields;
  };
  const insideOf = (field: Field): Field[] =>
    field.shape ? opened(required(book.named[field.shape])) : field.fields;

  /** Whether a view has a field, following its path through all shapes. */
  function has(fields: readonly Field[], path: readonly string[]): boolean {
    const [first, ...rest] = path;
    const field = fields.find(({ name }) => name === first);
    return field !== undefined && (rest.length === 0 || has(insideOf(field), rest));
  }

  const cell = (views: readonly View[], path: readonly string[], column: Column): string => {
    const theirs = views.filter(({ roles }) => roles.includes(column));
    const having = theirs.filter(({ schema }) => has(opened(schema), path));
    if (having.length === 0) return '';
    return having.length === theirs.length ? '✓' : having.map(({ name }) => `\`${name}\``).join(' ');
  };

  function linesOf(entity: EntityFields): FieldLine[] {
    const views = required(rootsOf.get(entity.title));
    const openAt = new Map<string, string>();
    const lines = (fields: readonly Field[], prefix: readonly string[]): FieldLine[] =>
      fields.flatMap((field) => {
        const path = [...prefix, field.name];
        const here = path.join('.');
        const seen = Object.fromEntries(
          COLUMNS.map((column) => [column, cell(views, path, column)]),
        ) as Record<Column, string>;
        const line = { path: here, depth: prefix.length, field, seen };
        const like = field.shape === null ? undefined : openAt.get(field.shape);
        if (like) return [{ ...line, like }];
        if (field.shape !== null && tableOf.has(field.shape)) return [line];
        if (field.shape !== null) openAt.set(field.shape, here);
        return [line, ...lines(insideOf(field), path)];
      });
    return lines(mergeFields(views.flatMap(({ schema }) => opened(schema))), []);
  }

  return {
    linesOf,
    tableOf: (shape: string) => tableOf.get(shape),
    /** Whether a manager gets the field, also through shapes with their own tables. */
    isForManagers: (entity: EntityFields, path: string) =>
      cell(required(rootsOf.get(entity.title)), path.split('.'), 'manager') !== '',
    isAnywhere: (entity: EntityFields, path: string) =>
      required(rootsOf.get(entity.title)).some(({ schema }) => has(opened(schema), path.split('.'))),
  };
}

/** The paths the specification names for an entity, including those of the entity it includes. */
export function specifiedPaths(entity: EntityFields, all: readonly EntityFields[]): string[] {
  const included = all.find(({ title }) => title === entity.includes);
  return [...Object.values(entity.words).flat(), ...(included ? specifiedPaths(included, all) : [])];
}

/** Every entity has an id; a container of a specified field counts as specified. */
function isSpecified(path: string, specified: readonly string[]): boolean {
  if (path === 'id') return true;
  if (path.endsWith('.id')) return isSpecified(path.slice(0, -'.id'.length), specified);
  return specified.some((one) => one === path || one.startsWith(`${path}.`));
}

const INDENT = '\u2003';
const escape = (text: string) => text.replaceAll('|', '\\|');

/** All fields of all entities as Markdown, with their readers and which are ours: docs/fields.md. */
export function fieldsDocument(calls: readonly AnyDefinition[], entities: readonly EntityFields[]): string {
  const read = fieldsOfEntities(calls, entities);
  const section = (entity: EntityFields): string => {
    const specified = specifiedPaths(entity, entities);
    const rows = read.linesOf(entity).map(({ path, depth, field, seen, like }) => {
      const table = field.shape ? read.tableOf(field.shape) : undefined;
      const elsewhere = like ? `as \`${like}\`` : table && `see ${table}`;
      return [
        `${INDENT.repeat(depth)}\`${field.name}\``,
        escape(elsewhere ? `${field.is_list ? 'list, ' : ''}${elsewhere}` : inWords(field)),
        ...COLUMNS.map((column) => seen[column]),
        isSpecified(path, specified) ? '' : '+',
      ];
    });
    const withheld = Object.entries(entity.not_for_managers ?? {}).map(
      ([path, why]) => `\nNot for managers: \`${path}\`, since ${why}.`,
    );
    const notAnswered = Object.entries(entity.not_answered ?? {}).map(
      ([path, why]) => `\nIn no answer: \`${path}\`, since ${why}.`,
    );
    const header = ['field', 'type', ...COLUMNS, 'ours'];
    const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
    return [
      `## ${entity.title}`,
      '',
      `${entity.is_payload ? 'As' : 'Answered by'} \`${entity.call}\`${entity.is_payload ? ' takes it: it is written and not answered' : ''}${entity.at ? ` in \`${entity.at}\`` : ''}.`,
      '',
      line(header),
      line(header.map(() => '---')),
      ...rows.map(line),
      ...withheld,
      ...notAnswered,
      '',
    ].join('\n');
  };
  return [
    '# All fields',
    '',
    'Made from the schemas of the answers by `npm run openapi`; a test keeps it true and compares it with the lists of',
    'section 3 of the specification. ✓: who gets the field. A name in a cell: one of several views of that role, such as',
    '`mentor` for the student of an application assigned to them. +: an addition of ours. `text per language` is a map',
    'from language code to text.',
    '',
    ...entities.map(section),
  ].join('\n');
}

/** The type of a field; nested fields are on the lines below it. */
function inWords({ type, shape, note }: Field): string {
  const kinds = type.split(' or ').map((kind) =>
    kind
      .replace(/map of string/g, 'text per language')
      .replace(shape ?? /(?!)/, 'object')
      .replace('list of object', 'list')
      .replace('date-time', 'time')
      .replace(/^date$/, 'day'),
  );
  const plain = [...new Set(kinds)].join(' or ');
  return note.includes('–') ? `${plain}, ${note}` : plain;
}
