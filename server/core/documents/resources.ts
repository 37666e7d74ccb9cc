import type { z } from 'zod';
import { required } from '../../../domain/required.ts';
import type { ErrorCode } from '../../../domain/error-codes.ts';
import type { Role } from '../../../domain/roles.ts';
import type { AnyDefinition } from '../calls/define.ts';
import { whoMayCall } from './calls.ts';
import { importAnswer, importInput } from '../sheets/import.ts';
import { exampleOf } from './examples.ts';
import type { SchemaBook } from './json-schema.ts';

/** The documented parts of a staff console resource. */
export interface DescribedResource {
  name: string;
  summary: string;
  allow: readonly Role[];
  list: { filters: z.ZodType; sorts: object; default_sort: readonly [string, string]; row: z.ZodType };
  one?: { record: z.ZodType };
  edit?: { allow: readonly Role[]; fields: z.ZodObject; can_create?: boolean; can_remove?: boolean };
  csv?: object;
  sheet?: { columns: readonly { key: string }[] };
}

/** What is documented: every call, and every resource of the staff console. */
export interface Described {
  calls: readonly AnyDefinition[];
  resources: readonly DescribedResource[];
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Json = Record<string, unknown>;
type Refusals = (codes: readonly ErrorCode[]) => Json;

const WAY_IN: readonly ErrorCode[] = [
  'unauthenticated',
  'forbidden',
  'too_many_requests',
  'internal_error',
  'temporarily_unavailable',
];
const LIST_REFUSALS: readonly ErrorCode[] = [
  'malformed_request',
  'unknown_field',
  'validation_failed',
  ...WAY_IN,
];

const jsonParameter = (name: string, description: string, schema: object, example: unknown) => ({
  name,
  in: 'query',
  description,
  content: { 'application/json': { schema, example } },
});

function listOperation(resource: DescribedResource, book: SchemaBook, refusals: Refusals): Json {
  const { filters, sorts, default_sort, row } = resource.list;
  const schema = book.schemaOf(row, 'output');
  const names = Object.keys(sorts);
  return {
    operationId: `staff_list_${resource.name}`,
    summary: resource.summary,
    description: `**Who may call it.** ${whoMayCall(resource)}\n\nThe total stands in Content-Range; counted up to 10,000, then X-Total-Capped says so.`,
    tags: ['Staff console'],
    'x-allow': resource.allow,
    security: [{ bearer: [] }],
    parameters: [
      { $ref: '#/components/parameters/PageLanguage' },
      jsonParameter(
        'filter',
        'JSON object; an unknown filter is refused',
        book.schemaOf(filters, 'input'),
        {},
      ),
      jsonParameter(
        'sort',
        'JSON pair of field and direction',
        {
          type: 'array',
          prefixItems: [{ enum: names }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        default_sort,
      ),
      jsonParameter(
        'range',
        'JSON pair, first and last row from 0, both included; at most 100 rows',
        { type: 'array', items: { type: 'integer', minimum: 0 }, minItems: 2, maxItems: 2 },
        [0, 19],
      ),
    ],
    responses: {
      '200': {
        description: 'The rows',
        headers: {
          'Content-Range': { schema: { type: 'string' }, example: `${resource.name} 0-19/42` },
          'X-Total-Capped': { schema: { const: 'true' } },
        },
        content: {
          'application/json': {
            schema: { type: 'array', items: schema },
            example: [exampleOf(schema, book.named)],
          },
        },
      },
      ...refusals(LIST_REFUSALS),
    },
  };
}

function oneOperation(
  resource: DescribedResource,
  record: z.ZodType,
  book: SchemaBook,
  refusals: Refusals,
): Json {
  const schema = book.schemaOf(record, 'output');
  return {
    operationId: `staff_get_${resource.name}`,
    summary: `One of: ${resource.summary}`,
    description: `**Who may call it.** ${whoMayCall(resource)}`,
    tags: ['Staff console'],
    'x-allow': resource.allow,
    security: [{ bearer: [] }],
    parameters: [
      { $ref: '#/components/parameters/PageLanguage' },
      { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
    ],
    responses: {
      '200': {
        description: 'The record',
        content: { 'application/json': { schema, example: exampleOf(schema, book.named) } },
      },
      ...refusals(['not_found', ...WAY_IN]),
    },
  };
}

const IF_MATCH = {
  name: 'If-Match',
  in: 'header',
  required: true,
  description: 'The version the change is based on, as ETag told it',
  schema: { type: 'string', pattern: '^"[0-9]+"$' },
  example: '"3"',
};
const ID = { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } };
const CHANGE_REFUSALS: readonly ErrorCode[] = [
  'malformed_request',
  'unknown_field',
  'validation_failed',
  'payload_too_large',
  'unsupported_media_type',
  ...WAY_IN,
];
const VERSIONED: readonly ErrorCode[] = ['not_found', 'version_conflict', 'precondition_required'];

/** POST, PUT and DELETE of an editable resource, by the last part of the path. */
function changeOperations(
  resource: DescribedResource,
  book: SchemaBook,
  refusals: Refusals,
): { list: Json; one: Json } {
  const { edit, one, name } = resource;
  if (!edit || !one) return { list: {}, one: {} };
  const record = book.schemaOf(one.record, 'output');
  const answer = (description: string) => ({
    description,
    headers: { ETag: { schema: { type: 'string' }, example: '"3"' } },
    content: { 'application/json': { schema: record, example: exampleOf(record, book.named) } },
  });
  const operation = (id: string, summary: string, parameters: Json[]) => ({
    operationId: `staff_${id}_${name}`,
    summary,
    description: `**Who may call it.** ${whoMayCall({ ...resource, allow: edit.allow })}`,
    tags: ['Staff console'],
    'x-allow': edit.allow,
    security: [{ bearer: [] }],
    parameters: [{ $ref: '#/components/parameters/PageLanguage' }, ...parameters],
  });
  const body = (schema: z.ZodType) => ({
    required: true,
    content: { 'application/json': { schema: book.schemaOf(schema, 'input') } },
  });
  return {
    list: edit.can_create
      ? {
          post: {
            ...operation('create', 'Creates a record', []),
            requestBody: body(edit.fields),
            responses: { '201': answer('The new record'), ...refusals(CHANGE_REFUSALS) },
          },
        }
      : {},
    one: {
      put: {
        ...operation('update', 'Changes the named fields of a record, and no others', [ID, IF_MATCH]),
        requestBody: body(edit.fields.partial()),
        responses: {
          '200': answer('The record as it is now'),
          ...refusals([...VERSIONED, ...CHANGE_REFUSALS]),
        },
      },
      ...(edit.can_remove && {
        delete: {
          ...operation('remove', 'Removes a record that nothing else needs', [ID, IF_MATCH]),
          responses: {
            '200': {
              description: 'The id of what is gone',
              content: {
                'application/json': {
                  schema: { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] },
                  example: { id: 1 },
                },
              },
            },
            ...refusals([...VERSIONED, 'still_in_use', ...WAY_IN]),
          },
        },
      }),
    },
  };
}

function exportOperation(resource: DescribedResource, book: SchemaBook, refusals: Refusals): Json {
  return {
    operationId: `staff_export_${resource.name}`,
    summary: `As CSV: ${resource.summary}`,
    description: `**Who may call it.** ${whoMayCall({ ...resource, allow: ['manager'] })}\n\nEvery row that fits, streamed; cells that a spreadsheet would take for formulas are escaped.`,
    tags: ['Staff console'],
    'x-allow': ['manager'],
    security: [{ bearer: [] }],
    parameters: [
      jsonParameter('filter', 'As in the list', book.schemaOf(resource.list.filters, 'input'), {}),
    ],
    responses: {
      '200': {
        description: 'The file',
        content: {
          'text/csv': { schema: { type: 'string' }, example: Object.keys(required(resource.csv)).join(',') },
        },
      },
      ...refusals(LIST_REFUSALS),
    },
  };
}

/** The rows as files to fill in, and taking them back. */
function sheetPaths(
  resource: DescribedResource,
  keys: readonly string[],
  book: SchemaBook,
  refusals: Refusals,
): [string, Json][] {
  const { name } = resource;
  const operation = (id: string, summary: string, more: string) => ({
    operationId: `staff_${id}_${name}`,
    summary,
    description: `**Who may call it.** ${whoMayCall({ ...resource, allow: ['manager'] })}\n\n${more}`,
    tags: ['Staff console'],
    'x-allow': ['manager'],
    security: [{ bearer: [] }],
  });
  const pageLanguage = { $ref: '#/components/parameters/PageLanguage' };
  const files = (['csv', 'xlsx'] as const).flatMap((form): [string, Json][] => {
    const content =
      form === 'csv'
        ? { 'text/csv': { schema: { type: 'string' }, example: keys.join(',') } }
        : { [XLSX]: { schema: { type: 'string', format: 'binary' } } };
    const answer = { '200': { description: 'The file', content }, ...refusals(LIST_REFUSALS) };
    const filter = book.schemaOf(resource.list.filters, 'input');
    return [
      [
        `/staff/api/${name}/sheet.${form}`,
        {
          get: {
            ...operation(
              `sheet_${form}`,
              `As ${form.toUpperCase()} to import again: ${resource.summary}`,
              'Every row that fits. Imported again, it changes nothing.',
            ),
            parameters: [pageLanguage, jsonParameter('filter', 'As in the list', filter, {})],
            responses: answer,
          },
        },
      ],
      [
        `/staff/api/${name}/template.${form}`,
        {
          get: {
            ...operation(
              `template_${form}`,
              `An empty ${form.toUpperCase()} file to fill in`,
              'Titles of the columns come in the page language; the import takes either, and the names for programs.',
            ),
            parameters: [pageLanguage],
            responses: answer,
          },
        },
      ],
    ];
  });
  const line = book.schemaOf(importAnswer, 'output');
  const example = { answer: exampleOf(line, book.named) };
  const importing = {
    post: {
      ...operation(
        'import',
        'Checks a CSV or XLSX file of rows, or imports what was checked',
        'Without `checked` nothing is written. The answer is a line of JSON for every 50 rows written or tried, `{"done":50,"of":120}`, and at last one with the `answer`. A row with a problem keeps all from being written.',
      ),
      parameters: [pageLanguage],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: book.schemaOf(importInput, 'input') } },
      },
      responses: {
        '200': {
          description: 'What was found, or done',
          content: {
            'application/x-ndjson': {
              schema: { type: 'object', properties: { answer: line }, required: ['answer'] },
              example,
            },
          },
        },
        ...refusals(CHANGE_REFUSALS),
      },
    },
  };
  return [...files, [`/staff/api/${name}/import`, importing]];
}

/** Paths of the staff console's resources: GET /staff/api/<name> and, where available, /<name>/{id}. */
export function resourcePaths(
  resources: readonly DescribedResource[],
  book: SchemaBook,
  refusals: Refusals,
): Record<string, Json> {
  return Object.fromEntries(
    resources.flatMap((resource) => {
      const { name, one, csv, sheet } = resource;
      const changes = changeOperations(resource, book, refusals);
      const paths: [string, Json][] = [
        [`/staff/api/${name}`, { get: listOperation(resource, book, refusals), ...changes.list }],
      ];
      if (one)
        paths.push([
          `/staff/api/${name}/{id}`,
          { get: oneOperation(resource, one.record, book, refusals), ...changes.one },
        ]);
      if (csv) paths.push([`/staff/api/${name}.csv`, { get: exportOperation(resource, book, refusals) }]);
      if (sheet)
        paths.push(
          ...sheetPaths(
            resource,
            sheet.columns.map(({ key }) => key),
            book,
            refusals,
          ),
        );
      return paths;
    }),
  );
}
