import type { z } from 'zod';
import type { ErrorCode } from '../../domain/error-codes.ts';
import type { Role } from '../../domain/roles.ts';
import { whoMayCall } from './calls.ts';
import { exampleOf } from './examples.ts';
import type { SchemaBook } from './json-schema.ts';

/** What the documents read of a resource of the staff console; its registry stands on the other side of a wall. */
export interface DescribedResource {
  name: string;
  summary: string;
  allow: readonly Role[];
  list: { filters: z.ZodType; sorts: object; default_sort: readonly [string, string]; row: z.ZodType };
  one?: { record: z.ZodType };
}

type Json = Record<string, unknown>;
type Refusals = (codes: readonly ErrorCode[]) => Json;

const WAY_IN: readonly ErrorCode[] = ['unauthenticated', 'forbidden', 'too_many_requests', 'internal_error'];
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

/** The paths of the staff console's resources: GET /staff/api/<name> and, where there is one, /<name>/{id}. */
export function resourcePaths(
  resources: readonly DescribedResource[],
  book: SchemaBook,
  refusals: Refusals,
): Record<string, Json> {
  return Object.fromEntries(
    resources.flatMap((resource) => [
      [`/staff/api/${resource.name}`, { get: listOperation(resource, book, refusals) }],
      ...(resource.one
        ? [
            [
              `/staff/api/${resource.name}/{id}`,
              { get: oneOperation(resource, resource.one.record, book, refusals) },
            ],
          ]
        : []),
    ]),
  );
}
