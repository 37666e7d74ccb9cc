import { z } from 'zod';
import type { ErrorCode } from '../../../domain/error-codes.ts';
import type { MachineScope } from '../../../domain/machine-scopes.ts';
import type { Role } from '../../../domain/roles.ts';
import type { AnyDefinition } from '../calls/define.ts';
import type { OpenToMachines } from '../resources/define-resource.ts';
import { whoMayCall } from './calls.ts';
import { importAnswer, importInput } from '../sheets/import.ts';
import type { Draft } from './draft.ts';
import { nameOfShape, type Json, type JsonSchema } from './json-schema.ts';
import { pascalCase } from './names.ts';
import type { PartName } from './shared-schemas.ts';
import {
  CONTENT_RANGE,
  E_TAG,
  IF_MATCH,
  PAGE_LANGUAGE,
  RANGE,
  RECORD_ID,
  TOTAL_CAPPED,
} from './parameters.ts';

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
  machine?: OpenToMachines;
}

/** What is documented: every call, and every resource of the staff console. */
export interface Described {
  calls: readonly AnyDefinition[];
  resources: readonly DescribedResource[];
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const TAG = 'Staff console';

/** The group of all operations here. */
export const STAFF_CONSOLE = {
  name: TAG,
  description: 'What the lists of the staff console read, in the form react-admin asks.',
};

const REMOVED: JsonSchema = { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] };

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

/** What every operation of a resource has. */
function operationOf(
  { name }: DescribedResource,
  {
    id,
    summary,
    allow,
    says = [],
    scope,
  }: {
    id: string;
    summary: string;
    allow: readonly Role[];
    says?: string[];
    scope?: MachineScope | undefined;
  },
): Json {
  return {
    operationId: `staff_${id}_${name}`,
    summary,
    description: [`**Who may call it.** ${whoMayCall({ allow })}`, ...says].join('\n\n'),
    tags: [TAG],
    'x-allow': allow,
    ...(scope && { security: [{ bearer: [] }, { api_key: [scope] }] }),
  };
}

/** Records, rows, filters, fields and changes stand under the resource's name, even if they are used once. */
function nameOfPart(
  { name, one }: DescribedResource,
  part: 'Row' | 'Record' | 'Filter' | 'Sort' | 'Fields' | 'Changes',
  draft: Draft,
): PartName {
  const own = `${pascalCase(name)}${part}`;
  // Tables that share a record share most of their other parts too.
  const shared = one && nameOfShape(draft.book.schemaOf(one.record, 'output'))?.replace(/Record$/, part);
  return { name: shared ?? own, own_name: own, is_named: true };
}

const jsonContent = (schema: JsonSchema): Json => ({ 'application/json': { schema } });

const jsonParameter = (name: string, description: string, schema: object, example?: unknown) => ({
  name,
  in: 'query',
  description,
  content: { 'application/json': { schema, ...(example !== undefined && { example }) } },
});

function filterParameter(resource: DescribedResource, draft: Draft): Json {
  const filters = draft.book.schemaOf(resource.list.filters, 'input');
  const schema = draft.schemaAt(filters, nameOfPart(resource, 'Filter', draft));
  return jsonParameter('filter', 'JSON object; an unknown filter is refused', schema);
}

function listOperation(resource: DescribedResource, draft: Draft): Json {
  const { allow, summary, list } = resource;
  const sort: JsonSchema = {
    type: 'array',
    prefixItems: [{ enum: Object.keys(list.sorts) }, { enum: ['ASC', 'DESC'] }],
    minItems: 2,
    maxItems: 2,
  };
  return {
    ...operationOf(resource, { id: 'list', summary, allow, scope: resource.machine?.read }),
    parameters: [
      PAGE_LANGUAGE,
      filterParameter(resource, draft),
      jsonParameter(
        'sort',
        'JSON pair of field and direction',
        draft.schemaAt(sort, { ...nameOfPart(resource, 'Sort', draft), is_named: false }),
        list.default_sort,
      ),
      RANGE,
    ],
    responses: {
      '200': {
        description: 'The rows',
        headers: { 'Content-Range': CONTENT_RANGE, 'X-Total-Capped': TOTAL_CAPPED },
        content: jsonContent({
          type: 'array',
          items: draft.answerAt(list.row, nameOfPart(resource, 'Row', draft)),
        }),
      },
      ...draft.refusals(LIST_REFUSALS, 'queries'),
    },
  };
}

/** A record as it is now, read or just written. */
function recordResponse(resource: DescribedResource, record: z.ZodType, draft: Draft): Json {
  const schema = draft.answerAt(record, nameOfPart(resource, 'Record', draft));
  return draft.responseAt(`${pascalCase(resource.name)}Record`, {
    description: 'The record as it is now',
    ...(resource.edit && { headers: { ETag: E_TAG } }),
    content: jsonContent(schema),
  });
}

function oneOperation(resource: DescribedResource, record: z.ZodType, draft: Draft): Json {
  const { allow, summary } = resource;
  return {
    ...operationOf(resource, {
      id: 'get',
      summary: `One of: ${summary}`,
      allow,
      scope: resource.machine?.read,
    }),
    parameters: [PAGE_LANGUAGE, RECORD_ID],
    responses: {
      '200': recordResponse(resource, record, draft),
      ...draft.refusals(['not_found', ...WAY_IN], 'records'),
    },
  };
}

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
function changeOperations(resource: DescribedResource, draft: Draft): { list: Json; one: Json } {
  const { edit, one } = resource;
  if (!edit || !one) return { list: {}, one: {} };
  const { allow } = edit;
  const changes = draft.book.schemaOf(edit.fields.partial(), 'input');
  const { required: needed = [] } = draft.book.schemaOf(edit.fields, 'input');
  const body = (part: 'Fields' | 'Changes', schema: JsonSchema) => ({
    required: true,
    content: jsonContent(draft.schemaAt(schema, nameOfPart(resource, part, draft))),
  });
  const answer = recordResponse(resource, one.record, draft);
  return {
    list: edit.can_create
      ? {
          post: {
            ...operationOf(resource, { id: 'create', summary: 'Creates a record', allow }),
            parameters: [PAGE_LANGUAGE],
            // A new record is all of its changes at once, some of which it has to have.
            requestBody:
              needed.length > 0
                ? body('Fields', { allOf: [changes], required: needed })
                : body('Changes', changes),
            responses: { '201': answer, ...draft.refusals(CHANGE_REFUSALS, 'changes') },
          },
        }
      : {},
    one: {
      put: {
        ...operationOf(resource, {
          id: 'update',
          summary: 'Changes the named fields of a record, and no others',
          allow,
        }),
        parameters: [PAGE_LANGUAGE, RECORD_ID, IF_MATCH],
        requestBody: body('Changes', changes),
        responses: {
          '200': answer,
          ...draft.refusals([...VERSIONED, ...CHANGE_REFUSALS], 'changes'),
        },
      },
      ...(edit.can_remove && {
        delete: {
          ...operationOf(resource, {
            id: 'remove',
            summary: 'Removes a record that nothing else needs',
            allow,
          }),
          parameters: [PAGE_LANGUAGE, RECORD_ID, IF_MATCH],
          responses: {
            '200': {
              description: 'The id of what is gone',
              content: jsonContent(draft.schemaAt(REMOVED, { name: 'RemovedRecord', is_named: true })),
            },
            ...draft.refusals([...VERSIONED, 'still_in_use', ...WAY_IN], 'records'),
          },
        },
      }),
    },
  };
}

const MANAGERS: readonly Role[] = ['manager'];

function exportOperation(resource: DescribedResource, csv: object, draft: Draft): Json {
  return {
    ...operationOf(resource, {
      id: 'export',
      summary: `As CSV: ${resource.summary}`,
      allow: MANAGERS,
      says: ['Every row that fits, streamed; cells that a spreadsheet would take for formulas are escaped.'],
    }),
    parameters: [filterParameter(resource, draft)],
    responses: {
      '200': {
        description: 'The file',
        content: { 'text/csv': { schema: { type: 'string' }, example: Object.keys(csv).join(',') } },
      },
      ...draft.refusals(LIST_REFUSALS, 'queries'),
    },
  };
}

/** The rows as files to fill in, and taking them back. */
function sheetPaths(resource: DescribedResource, keys: readonly string[], draft: Draft): [string, Json][] {
  const { name, summary } = resource;
  const path = `/staff/api/${name}`;
  const operation = (id: string, title: string, more: string, use: 'read' | 'import' = 'import') =>
    operationOf(resource, {
      id,
      summary: title,
      allow: MANAGERS,
      says: [more],
      scope: resource.machine?.[use],
    });
  const files = (['csv', 'xlsx'] as const).flatMap((form): [string, Json][] => {
    const content =
      form === 'csv'
        ? { 'text/csv': { schema: { type: 'string' }, example: keys.join(',') } }
        : { [XLSX]: { schema: { type: 'string', format: 'binary' } } };
    const responses = {
      '200': draft.responseAt(`${pascalCase(name)}${pascalCase(form)}File`, {
        description: 'The file',
        content,
      }),
      ...draft.refusals(LIST_REFUSALS, 'queries'),
    };
    return [
      [
        `${path}/sheet.${form}`,
        {
          get: {
            ...operation(
              `sheet_${form}`,
              `As ${form.toUpperCase()} to import again: ${summary}`,
              'Every row that fits. Imported again, it changes nothing.',
              'read',
            ),
            parameters: [PAGE_LANGUAGE, filterParameter(resource, draft)],
            responses,
          },
        },
      ],
      [
        `${path}/template.${form}`,
        {
          get: {
            ...operation(
              `template_${form}`,
              `An empty ${form.toUpperCase()} file to fill in`,
              'Titles of the columns come in the page language; the import takes either, and the names for programs.',
            ),
            parameters: [PAGE_LANGUAGE],
            responses,
          },
        },
      ],
    ];
  });
  const lastLine = z.object({ answer: importAnswer });
  const importing = {
    post: {
      ...operation(
        'import',
        'Checks a CSV or XLSX file of rows, or imports what was checked',
        'Without `checked` nothing is written. The answer is a line of JSON for every 50 rows written or tried, `{"done":50,"of":120}`, and at last one with the `answer`. A row with a problem keeps all from being written.',
      ),
      parameters: [PAGE_LANGUAGE],
      requestBody: {
        required: true,
        content: jsonContent(
          draft.schemaAt(draft.book.schemaOf(importInput, 'input'), {
            name: 'ImportPayload',
            is_named: true,
          }),
        ),
      },
      responses: {
        '200': {
          description: 'What was found, or done',
          content: {
            'application/x-ndjson': {
              schema: draft.answerAt(lastLine, { name: 'ImportAnswer', is_named: true }),
            },
          },
        },
        ...draft.refusals(CHANGE_REFUSALS, 'changes'),
      },
    },
  };
  return [...files, [`${path}/import`, importing]];
}

/** Paths of the staff console's resources: GET /staff/api/<name> and, where available, /<name>/{id}. */
export function resourcePaths(resources: readonly DescribedResource[], draft: Draft): Record<string, Json> {
  return Object.fromEntries(
    resources.flatMap((resource) => {
      const { name, one, csv, sheet } = resource;
      const path = `/staff/api/${name}`;
      const changes = changeOperations(resource, draft);
      const paths: [string, Json][] = [[path, { get: listOperation(resource, draft), ...changes.list }]];
      if (one)
        paths.push([`${path}/{id}`, { get: oneOperation(resource, one.record, draft), ...changes.one }]);
      if (csv) paths.push([`${path}.csv`, { get: exportOperation(resource, csv, draft) }]);
      if (sheet) {
        const keys = sheet.columns.map(({ key }) => key);
        paths.push(...sheetPaths(resource, keys, draft));
      }
      return paths;
    }),
  );
}
