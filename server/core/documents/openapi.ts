import { required } from '../../../domain/required.ts';
import { ERROR_STATUS, type ErrorCode } from '../../../domain/error-codes.ts';
import { errorMessage } from '../../../domain/messages/message.ts';
import type { Party } from '../../../domain/application-transitions.ts';
import type { AnyDefinition } from '../calls/define.ts';
import { applicationAfter } from './application-examples.ts';
import {
  answersOf,
  BODY_LIMIT,
  fileTypesOf,
  groupsOf,
  refusalsOf,
  UPLOAD_LIMIT,
  whoMayCall,
} from './calls.ts';
import { byStatus, errorExample, errorSchema } from './errors.ts';
import { exampleOf } from './examples.ts';
import { fieldsOf } from './fields.ts';
import { createSchemaBook, nameOfShape, type JsonSchema, type SchemaBook } from './json-schema.ts';
import { bracketParameters, bracketText, hasItems } from './parameters.ts';
import { resourcePaths, type Described } from './resources.ts';
import { pathOf } from '../calls/router.ts';

type Json = Record<string, unknown>;

/** Collected while a document is written: named shapes and response examples. */
interface Draft {
  book: SchemaBook;
  examples: Record<string, { value: unknown }>;
}

const errorRef = (code: ErrorCode) => ({ $ref: `#/components/examples/error_${code}` });

/** The errors of a call by status, each code with its message and an example body. */
function refusalResponses(codes: readonly ErrorCode[]): Json {
  return Object.fromEntries(
    [...byStatus(codes)].map(([status, ofStatus]) => [
      String(status),
      {
        description: ofStatus.map((code) => `\`${code}\`: ${errorMessage(code, 'en')}`).join('\n\n'),
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Error' },
            examples: Object.fromEntries(ofStatus.map((code) => [code, errorRef(code)])),
          },
        },
      },
    ]),
  );
}

const READERS: Readonly<Record<string, Party>> = {
  ApplicationForOwner: 'owner',
  ApplicationForStaff: 'assigned',
};

/** Examples of a named shape are emitted once for all equal calls, under components. */
function answerExample(draft: Draft, call: string, schema: JsonSchema): Json {
  const shape = nameOfShape(schema);
  const example = exampleOf(schema, draft.book.named);
  if (!shape) return { value: example };
  const party = READERS[shape];
  const value = party ? applicationAfter(call, example as Json, party) : example;
  const name = party ? `${shape}_after_${call}` : shape;
  const alike = Object.entries(draft.examples).find(
    ([known, { value: other }]) => known.startsWith(shape) && JSON.stringify(other) === JSON.stringify(value),
  );
  if (!alike) draft.examples[name] = { value };
  return { $ref: `#/components/examples/${alike?.[0] ?? name}` };
}

function answerContent(definition: AnyDefinition, draft: Draft): Json {
  const types = fileTypesOf(definition);
  if (types) return Object.fromEntries(types.map((type) => [type, {}]));
  const views = answersOf(definition).map(({ view, audience, schema }) => {
    const json = draft.book.schemaOf(schema, 'output');
    return { view, audience, json, example: answerExample(draft, definition.name, json) };
  });
  const [only] = views;
  const schema =
    views.length === 1
      ? required(only).json
      : { anyOf: views.map(({ json, audience }) => ({ allOf: [json], title: `For ${audience}` })) };
  const examples = Object.fromEntries(
    views.map(({ view, audience, example }) => [
      view,
      example['$ref'] ? example : { summary: `For ${audience}`, ...example },
    ]),
  );
  return { 'application/json': { schema, examples } };
}

const SENT_AS =
  'The payload goes as a JSON body, or as bracket-form query parameters without a body; a body, when there is one, is the whole payload.';
const ITEMS =
  'Items of a list come without an index when all of them have the same keys (an item of `id` and `_destroy` apart): a key that comes again starts the next item. Otherwise each has its index: `user[skills][0][skill_id]=3`. See /docs/send-lists. An item with `id` changes that row, one without makes a row, one with `_destroy` removes it, and rows not mentioned stay.';

function descriptionOf(definition: AnyDefinition, input: JsonSchema): string {
  const isCommand = definition.kind === 'command';
  return [
    `**Who may call it.** ${whoMayCall(definition)}`,
    ...(isCommand ? [`${SENT_AS} Bodies up to ${definition.upload ? UPLOAD_LIMIT : BODY_LIMIT}.`] : []),
    ...(hasItems(fieldsOf(input)) ? [ITEMS] : []),
    ...(definition.addition ? ['An addition of ours to the specification.'] : []),
  ].join('\n\n');
}

function parametersOf(definition: AnyDefinition, input: JsonSchema): Json[] {
  return bracketParameters(input).map(({ name, schema, is_required, is_of_item }) => ({
    name,
    in: 'query',
    // Commands usually have their payload in the body.
    required: is_required && definition.kind === 'query',
    ...(is_of_item && { description: 'Once for each item.' }),
    ...(schema.type === 'array' && { style: 'form', explode: true }),
    schema,
  }));
}

function operationOf(definition: AnyDefinition, group: string, draft: Draft): Json {
  const input = draft.book.schemaOf(definition.input, 'input');
  const example = definition.example ?? {};
  return {
    operationId: definition.name,
    summary: definition.summary,
    description: descriptionOf(definition, input),
    tags: [group],
    'x-allow': definition.allow,
    'x-bracket-form': bracketText(example).join('&'),
    security: definition.allow.includes('visitor') ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [{ $ref: '#/components/parameters/PageLanguage' }, ...parametersOf(definition, input)],
    ...(definition.kind === 'command' && {
      requestBody: { required: false, content: { 'application/json': { schema: input, example } } },
    }),
    responses: {
      '200': { description: 'The answer', content: answerContent(definition, draft) },
      ...refusalResponses(refusalsOf(definition)),
    },
  };
}

const ABOUT = `Job matching and applications for international students in Japan.

Times are ISO 8601 in UTC, days YYYY-MM-DD in Asia/Tokyo, money whole yen, ids integers. Texts people read come as
maps from language code to text. Lists are paged: page from 1, per_page 20 and at most 100. Somebody else's id and
an id that does not exist look the same: not_found. A readable form of this document is at /docs.`;

/** The OpenAPI 3.1 document of all registered calls, generated from their definitions. */
export function openApiDocument({ calls, resources }: Described) {
  const draft: Draft = { book: createSchemaBook(), examples: {} };
  const groups = groupsOf(calls);
  const paths: Json = {};
  for (const { title, definitions } of groups)
    for (const definition of definitions)
      paths[pathOf(definition)] = {
        [definition.kind === 'command' ? 'patch' : 'get']: operationOf(definition, title, draft),
      };
  Object.assign(paths, resourcePaths(resources, draft.book, refusalResponses));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tabidachi',
      version: '1',
      description: ABOUT,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: [
      ...groups.map(({ title, says }) => ({ name: title, description: says })),
      {
        name: 'Staff console',
        description: 'What the lists of the staff console read, in the form react-admin asks.',
      },
    ],
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'An RS256 access token of the identity provider, for the audience of this API.',
        },
      },
      parameters: {
        PageLanguage: {
          name: 'page-language-id',
          in: 'header',
          schema: { type: 'integer', default: 2, minimum: 1, maximum: 104 },
          description: 'Language of messages: ja 1, en 2, … An unknown id reads as 2.',
        },
      },
      examples: {
        ...draft.examples,
        ...Object.fromEntries(
          (Object.keys(ERROR_STATUS) as ErrorCode[]).map((code) => [
            `error_${code}`,
            { summary: errorMessage(code, 'en'), value: errorExample(code) },
          ]),
        ),
      },
      schemas: { ...draft.book.named, Error: errorSchema },
    },
  };
}
