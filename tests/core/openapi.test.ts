import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { BINARY, viewsOf, type AnyDefinition } from '../../server/core/calls/define.ts';
import { fileTypesOf, refusalsOf } from '../../server/core/documents/calls.ts';
import { exampleOf } from '../../server/core/documents/examples.ts';
import type { JsonSchema } from '../../server/core/documents/json-schema.ts';
import { bracketText } from '../../server/core/documents/parameters.ts';
import { openApiDocument, staffOpenApiDocument } from '../../server/core/documents/openapi.ts';
import { CALLS } from '../../server/registry/calls.ts';
import { pathOf } from '../../server/core/calls/router.ts';
import { deriveState, type ApplicationProgress } from '../../domain/application-state.ts';
import { ERROR_STATUS, type ErrorCode } from '../../domain/error-codes.ts';
import { parseBracketParams } from '../../server/core/requests/bracket-params.ts';
import { RESOURCES } from '../../server/registry/resources.ts';

interface Content {
  schema?: JsonSchema;
  example?: unknown;
  examples?: Record<string, { $ref: string }>;
}
interface Response {
  $ref?: string;
  description: string;
  content: Record<string, Content>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    examples: Record<string, { value: unknown }>;
    responses: Record<string, Response>;
  };
}
interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  'x-bracket-form'?: string;
  parameters: { name?: string; in?: string; required?: boolean; schema?: JsonSchema }[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, Response>;
}

/** As a reader gets it. */
const served = (document: object) => JSON.parse(JSON.stringify(document)) as Document;
const callsDocument = served(openApiDocument({ calls: CALLS }));
const staffDocument = served(staffOpenApiDocument({ resources: RESOURCES }));
const documents = [
  ['of the calls', callsDocument],
  ['of the staff console', staffDocument],
] as const;
const definitions = CALLS as readonly AnyDefinition[];
const calls = definitions.map((definition) => [definition.name, definition] as const);
const operationsOf = ({ paths }: Document) =>
  Object.values(paths).flatMap((methods) => Object.values(methods));

const operationOf = (definition: AnyDefinition) =>
  callsDocument.paths[pathOf(definition)]![definition.kind === 'command' ? 'patch' : 'get']!;

// What it makes of a schema runs once or twice: to optimize it takes longer.
const ajv = new Ajv2020({ strict: false, allErrors: true, code: { optimize: false } });
addFormats.default(ajv);
ajv.addSchema({ $id: 'doc:', components: callsDocument.components });
const validators = new Map<string, ValidateFunction>();
/** What is wrong with a value by a schema of the document; null when it fits. */
function misfit(schema: JsonSchema, value: unknown): string | null {
  const whole = JSON.stringify(schema).replaceAll('"#/', '"doc:#/');
  const validate = validators.get(whole) ?? ajv.compile(JSON.parse(whole) as object);
  validators.set(whole, validate);
  return validate(value) ? null : ajv.errorsText(validate.errors);
}
const named = (ref: string) => ref.split('/').at(-1)!;
const responseOf = ({ components }: Document, response: Response) =>
  response.$ref ? components.responses[named(response.$ref)]! : response;
/** The codes an operation may refuse with, each with the status it says. */
function refusalsIn(of: Document, { responses }: Operation): [string, number][] {
  return Object.entries(responses).flatMap(([status, response]) => {
    if (status.startsWith('2')) return [];
    const { description } = responseOf(of, response);
    const said = [...description.matchAll(/^(?:(\d{3}) )?`(\w+)`: ./gm)];
    return said.map(([, own = status, code]): [string, number] => [code!, Number(own)]);
  });
}

describe.each(documents)('the OpenAPI document %s', (_of, document) => {
  const operations = operationsOf(document);

  test('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate({ ...document });
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
  });

  test('has an id of its own for each operation', () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('points at nothing that is not there', () => {
    const text = JSON.stringify(document);
    const targets = new Set([...text.matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)].map(([whole]) => whole));
    expect(targets.size).toBeGreaterThan(50);
    for (const target of targets) {
      const steps = target.slice(3, -1).split('/');
      expect([target, steps.reduce<unknown>((at, step) => (at as never)[step], document)]).not.toEqual([
        target,
        undefined,
      ]);
    }
  });

  test('has nothing under components that nothing uses, and no schema twice', () => {
    const text = JSON.stringify(document);
    for (const [kind, parts] of Object.entries(document.components)) {
      if (kind === 'securitySchemes') continue;
      for (const name of Object.keys(parts)) expect(text).toContain(`"#/components/${kind}/${name}"`);
    }
    const bodies = Object.values(document.components.schemas).map((schema) => JSON.stringify(schema));
    expect(new Set(bodies).size).toBe(bodies.length);
    for (const name of Object.keys(document.components.schemas)) expect(name).toMatch(/^[A-Z][A-Za-z0-9]+$/);
  });

  test('says of every operation what it does, who may call it and in which group it belongs', () => {
    for (const { operationId, summary, description, tags } of operations) {
      expect([operationId, summary.length > 5, tags.length]).toEqual([operationId, true, 1]);
      expect(description).toMatch(/^\*\*Who may call it\.\*\* [A-Z].{5,}\.$/m);
    }
  });

  test('tells every status of the catalogue with an example of its own for each code', () => {
    const { examples: bodies } = document.components;
    for (const operation of operations) {
      const told = refusalsIn(document, operation);
      expect(told.length).toBeGreaterThan(3);
      for (const [code, status] of told)
        expect([code, status]).toEqual([code, ERROR_STATUS[code as ErrorCode]]);
      const examples = Object.entries(operation.responses).flatMap(([status, response]) =>
        status.startsWith('2')
          ? []
          : Object.entries(responseOf(document, response).content['application/json']!.examples!),
      );
      expect(examples.map(([code]) => code)).toEqual(told.map(([code]) => code));
      for (const [code, { $ref }] of examples) {
        const body = bodies[named($ref)]!.value as { error: { code: string } };
        expect([code, body.error.code]).toEqual([code, code]);
      }
    }
    for (const { value } of Object.values(bodies))
      expect(misfit(document.components.schemas['Error']!, value)).toBeNull();
  });
});

test('every call and every resource is described', () => {
  const ids = (of: Document) => operationsOf(of).map(({ operationId }) => operationId);
  expect(ids(callsDocument)).toEqual(expect.arrayContaining(definitions.map(({ name }) => name)));
  expect(ids(staffDocument)).toEqual(
    expect.arrayContaining(RESOURCES.map(({ name }) => `staff_list_${name}`)),
  );
});

describe.each(calls)('%s', (_name, definition) => {
  const operation = operationOf(definition);

  test('has an example that its own rules take, as a body and in bracket form', () => {
    expect(definition.example).toBeDefined();
    expect(definition.input.safeParse(definition.example).error?.issues ?? []).toEqual([]);
    const sent = operation['x-bracket-form']!;
    expect(sent).toBe(bracketText(definition.example).join('&'));
    const read = parseBracketParams(sent);
    expect(definition.input.safeParse(read).error?.issues ?? []).toEqual([]);
    if (definition.kind === 'query') return;
    const { schema, example } = operation.requestBody!.content['application/json']!;
    expect([example, misfit(schema!, example)]).toEqual([definition.example, null]);
  });

  test('tells every refusal of the call', () => {
    const told = refusalsIn(callsDocument, operation).map(([code]) => code);
    expect(new Set(told)).toEqual(new Set(refusalsOf(definition)));
  });

  test('names what is sent once: as bracket-form parameters of a query, in the body of a command', () => {
    if (definition.kind === 'command') {
      expect(operation.parameters.filter(({ name }) => name)).toEqual([]);
      return;
    }
    const names = operation.parameters.flatMap((parameter) => parameter.name ?? []);
    expect(new Set(names).size).toBe(names.length);
    const sent = bracketText(definition.example).map((pair) => pair.split('=')[0]!);
    for (const name of sent) expect(names.some((known) => covers(known, name))).toBe(true);
  });

  test('tells what each audience is answered, with examples that fit, or names the file it answers', () => {
    const { content } = operation.responses['200']!;
    if (definition.output === BINARY) {
      expect(fileTypesOf(definition)).not.toContain('application/octet-stream');
      expect(Object.keys(content)).toEqual(fileTypesOf(definition));
      return;
    }
    const schema = content['application/json']!.schema!;
    const views = Object.values(viewsOf(definition.output));
    const shapes = views.length === 1 ? [schema] : schema.anyOf!;
    expect(shapes).toHaveLength(views.length);
    for (const [index, own] of views.entries()) {
      const value = exampleOf(shapes[index]!, callsDocument.components.schemas);
      expect(misfit(schema, value)).toBeNull();
      expect(own.safeParse(value).error?.issues ?? []).toEqual([]);
    }
  });
});

/** A free-form value (`behavior`) is sent as whatever lies under its name. */
const covers = (known: string, sent: string) => known === sent || sent.startsWith(`${known}[`);

test('the examples of applications hold together: the state follows from the flags', () => {
  for (const name of ['ApplicationForOwner', 'ApplicationForStaff']) {
    const [value] = callsDocument.components.schemas[name]!.examples!;
    expect(misfit({ $ref: `#/components/schemas/${name}` }, value)).toBeNull();
    const { state, interviews, ...flags } = value as {
      state: string;
      interviews: { cancelled_at: string | null }[];
    };
    const standing = interviews.filter(({ cancelled_at }) => cancelled_at === null);
    const progress = Object.fromEntries(
      Object.entries(flags).map(([field, of]) => [
        field,
        typeof of === 'string' && field.endsWith('_at') ? new Date(of) : of,
      ]),
    ) as unknown as ApplicationProgress;
    expect([name, deriveState(progress, standing.length)]).toEqual([name, state]);
  }
});
