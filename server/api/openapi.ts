import { z } from 'zod';
import { ERROR_STATUS, type ErrorCode } from '../domain/error-codes.ts';
import { errorMessage } from '../domain/messages/message.ts';
import { BINARY, viewsOf, type AnyDefinition, type Output } from './define.ts';
import { registry } from './registry.ts';
import { pathOf } from './router.ts';

const COMMON_ERRORS: readonly ErrorCode[] = [
  'malformed_request',
  'unknown_field',
  'validation_failed',
  'too_many_requests',
  'internal_error',
];

type Json = Record<string, unknown>;

/** Named shapes are written once, under components; everything else stands where it is used. */
const named: Json = {};

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const text = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }));
  const {
    $schema: _dialect,
    $defs = {},
    ...json
  } = JSON.parse(text.replaceAll('"#/$defs/', '"#/components/schemas/')) as Json & { $defs?: Json };
  Object.assign(named, $defs);
  return json;
}

/** A call with views answers one of them; the description tells for whom. */
function answerOf(output: Output) {
  const views = Object.entries(viewsOf(output));
  const [first] = views;
  if (first && views.length === 1) return schemaOf(first[1], 'output');
  return {
    oneOf: views.map(([audience, schema]) => ({
      allOf: [schemaOf(schema, 'output')],
      title: `For: ${audience}`,
    })),
  };
}

function responsesOf(definition: AnyDefinition) {
  const ok =
    definition.output === BINARY
      ? { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } }
      : { content: { 'application/json': { schema: answerOf(definition.output) } } };
  const codes = [
    ...new Set([
      ...COMMON_ERRORS,
      ...definition.errors,
      ...(definition.allow.includes('visitor') ? [] : (['unauthenticated', 'forbidden'] as const)),
    ]),
  ];
  const errors: Record<string, { description: string; content: unknown }> = {};
  for (const code of codes) {
    const status = String(ERROR_STATUS[code]);
    const line = `\`${code}\`: ${errorMessage(code, 'en')}`;
    const known = errors[status];
    errors[status] = {
      description: known ? `${known.description}\n\n${line}` : line,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    };
  }
  return { '200': { description: 'The answer', ...ok }, ...errors };
}

function operationOf(definition: AnyDefinition) {
  const input = schemaOf(definition.input, 'input');
  const isCommand = definition.kind === 'command';
  return {
    operationId: definition.name,
    summary: definition.summary,
    tags: [definition.addition ? 'addition' : 'specified'],
    'x-allow': definition.allow,
    security: definition.allow.includes('visitor') ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [
      { $ref: '#/components/parameters/PageLanguage' },
      ...(isCommand
        ? []
        : [
            {
              name: 'payload',
              in: 'query',
              style: 'deepObject',
              explode: true,
              schema: input,
              example: definition.example,
            },
          ]),
    ],
    ...(isCommand && {
      requestBody: { content: { 'application/json': { schema: input, example: definition.example } } },
      description: 'The payload may also be sent as bracket-form query parameters.',
    }),
    responses: responsesOf(definition),
  };
}

/** The OpenAPI document of every registered call, made from the same definitions that serve them. */
export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const definition of registry as readonly AnyDefinition[]) {
    paths[pathOf(definition)] = {
      [definition.kind === 'command' ? 'patch' : 'get']: operationOf(definition),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tabidachi',
      version: '1',
      description: 'Job matching and applications for international students in Japan.',
    },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      parameters: {
        PageLanguage: {
          name: 'page-language-id',
          in: 'header',
          schema: { type: 'integer', default: 2 },
          description: 'Language of messages: ja 1, en 2, …',
        },
      },
      schemas: {
        ...named,
        Error: {
          type: 'object',
          properties: {
            error: {
              type: 'object',
              properties: {
                code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
                message: { type: 'string' },
                fields: {
                  type: 'object',
                  additionalProperties: {
                    type: 'array',
                    items: {
                      type: 'object',
                      properties: { code: { type: 'string' }, message: { type: 'string' } },
                    },
                  },
                },
                details: { type: 'object' },
                request_id: { type: 'string' },
              },
            },
          },
        },
      },
    },
  };
}
