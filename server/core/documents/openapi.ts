import { required } from '../../../domain/required.ts';
import type { AnyDefinition } from '../calls/define.ts';
import { pathOf } from '../calls/router.ts';
import {
  answersOf,
  BODY_LIMIT,
  fileTypesOf,
  groupsOf,
  refusalsOf,
  UPLOAD_LIMIT,
  whoMayCall,
} from './calls.ts';
import { createDraft, type Draft } from './draft.ts';
import { ERROR_SCHEMAS, SHARED_REFUSALS } from './errors.ts';
import { fieldsOf } from './fields.ts';
import type { Json, JsonSchema } from './json-schema.ts';
import { pascalCase } from './names.ts';
import {
  bracketParameters,
  bracketText,
  hasItems,
  HEADERS,
  PAGE_LANGUAGE,
  PARAMETERS,
} from './parameters.ts';
import { resourcePaths, STAFF_CONSOLE, type Described } from './resources.ts';

function answerContent(definition: AnyDefinition, draft: Draft): Json {
  const types = fileTypesOf(definition);
  if (types) return Object.fromEntries(types.map((type) => [type, {}]));
  const views = answersOf(definition);
  const [only] = views;
  const name = (view?: string) => pascalCase(`${definition.name}_answer${view ? `_for_${view}` : ''}`);
  const schema =
    views.length === 1
      ? draft.answerAt(required(only).schema, { name: name() })
      : {
          anyOf: views.map((one) => ({
            allOf: [draft.answerAt(one.schema, { name: name(one.view) })],
            title: `For ${one.audience}`,
          })),
        };
  return { 'application/json': { schema } };
}

function descriptionOf(definition: AnyDefinition, input: JsonSchema): string {
  return [
    `**Who may call it.** ${whoMayCall(definition)}`,
    ...(definition.upload ? [`Bodies up to ${UPLOAD_LIMIT}.`] : []),
    ...(hasItems(fieldsOf(input)) ? ['It has lists of items, see /docs/send-lists.'] : []),
    ...(definition.addition ? ['An addition of ours to the specification.'] : []),
  ].join('\n\n');
}

/** A query has its payload in the address; the same names serve a command without a body. */
function parametersOf(input: JsonSchema, draft: Draft): Json[] {
  return bracketParameters(input).map(({ name, schema, is_required, is_of_item }) => ({
    name,
    in: 'query',
    ...(is_required && { required: true }),
    ...(is_of_item && { description: 'Once for each item.' }),
    ...(schema.type === 'array' && { style: 'form', explode: true }),
    schema: draft.schemaAt(schema, { name: pascalCase(name) }),
  }));
}

function operationOf(definition: AnyDefinition, group: string, draft: Draft): Json {
  const input = draft.book.schemaOf(definition.input, 'input');
  const example = definition.example ?? {};
  const isCommand = definition.kind === 'command';
  return {
    operationId: definition.name,
    summary: definition.summary,
    description: descriptionOf(definition, input),
    tags: [group],
    'x-allow': definition.allow,
    'x-bracket-form': bracketText(example).join('&'),
    ...(definition.allow.includes('visitor') && { security: [{}, { bearer: [] }] }),
    parameters: [PAGE_LANGUAGE, ...(isCommand ? [] : parametersOf(input, draft))],
    ...(isCommand && {
      requestBody: {
        // A generated client sends a body; it may leave it out only where no field is required.
        ...(input.required?.length && { required: true }),
        content: {
          'application/json': {
            schema: draft.schemaAt(input, { name: `${pascalCase(definition.name)}Payload` }),
            example,
          },
        },
      },
    }),
    responses: {
      '200': { description: 'The answer', content: answerContent(definition, draft) },
      ...draft.refusals(refusalsOf(definition), isCommand ? 'commands' : 'queries'),
    },
  };
}

/** Where the document of the staff console's resources is served. */
export const STAFF_DOCUMENT = '/openapi-staff.json';

const SHARED = `The refusals that an operation shares with all of its kind are its response \`default\`, which tells the status of each.
A field's example stands with the field.`;

const ABOUT = `Job matching and applications for international students in Japan.

Times are ISO 8601 in UTC, days YYYY-MM-DD in Asia/Tokyo, money whole yen, ids integers. Texts people read come as
maps from language code to text. Lists are paged: page from 1, per_page 20 and at most 100. Somebody else's id and
an id that does not exist look the same: not_found. A readable form of this document is at /docs; the resources of
the staff console are described at ${STAFF_DOCUMENT}.

The payload of a command goes as a JSON body of up to ${BODY_LIMIT} or, without a body, as bracket-form query parameters, of
which \`x-bracket-form\` has an example; a body, when there is one, is the whole payload. It is marked as required for
those who send bodies, such as generated clients. A query has its payload in the address.

Items of a list come without an index when all of them have the same keys (an item of \`id\` and \`_destroy\` apart): a key that comes again starts the next item. Otherwise each has its index: \`user[skills][0][skill_id]=3\`. See /docs/send-lists. An item with \`id\` changes that row, one without makes a row, one with \`_destroy\` removes it, and rows not mentioned stay.

${SHARED}`;

const ABOUT_STAFF = `What the lists and forms of the staff console of Tabidachi read and write, in the form react-admin
asks. The calls of the API are described at /openapi.json, where it says what times, days and texts look like.

${SHARED}`;

/** What the documents have in common, around their paths. */
function documentOf(
  { title, description, tags }: { title: string; description: string; tags: object[] },
  paths: Json,
  draft: Draft,
  { schemes, ...shared }: Json & { schemes?: Json },
) {
  const { responses, examples, schemas } = draft.components();
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }],
    tags,
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'An RS256 access token of the identity provider, for the audience of this API.',
        },
        ...schemes,
      },
      ...shared,
      responses,
      examples,
      schemas: { ...schemas, ...ERROR_SCHEMAS },
    },
  };
}

/** The OpenAPI 3.1 document of all registered calls, generated from their definitions. */
export function openApiDocument({ calls }: Pick<Described, 'calls'>) {
  const draft = createDraft(SHARED_REFUSALS);
  const groups = groupsOf(calls);
  const paths: Json = {};
  for (const { title, definitions } of groups)
    for (const definition of definitions)
      paths[pathOf(definition)] = {
        [definition.kind === 'command' ? 'patch' : 'get']: operationOf(definition, title, draft),
      };
  const tags = groups.map(({ title, says }) => ({ name: title, description: says }));
  const { PageLanguage } = PARAMETERS;
  return documentOf({ title: 'Tabidachi', description: ABOUT, tags }, paths, draft, {
    parameters: { PageLanguage },
  });
}

/** How machines call what is open to the scopes of their key. */
const API_KEY = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'tbd_…',
  description:
    'An API key that a manager has made for a machine. An operation names the scope it needs; all others refuse keys.',
};

/** The OpenAPI 3.1 document of the staff console's resources, generated from their definitions. */
export function staffOpenApiDocument({ resources }: Pick<Described, 'resources'>) {
  const draft = createDraft([...SHARED_REFUSALS, 'forbidden']);
  const about = { title: 'Tabidachi, staff console', description: ABOUT_STAFF, tags: [STAFF_CONSOLE] };
  return documentOf(about, resourcePaths(resources, draft), draft, {
    parameters: PARAMETERS,
    headers: HEADERS,
    schemes: { api_key: API_KEY },
  });
}
