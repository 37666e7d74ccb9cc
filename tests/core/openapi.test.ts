import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { BINARY, viewsOf, type AnyDefinition } from '../../server/core/calls/define.ts';
import { fileTypesOf } from '../../server/core/documents/calls.ts';
import type { JsonSchema } from '../../server/core/documents/json-schema.ts';
import { bracketText } from '../../server/core/documents/parameters.ts';
import { openApiDocument } from '../../server/core/documents/openapi.ts';
import { CALLS } from '../../server/registry/calls.ts';
import { pathOf } from '../../server/core/calls/router.ts';
import { deriveState, type ApplicationProgress } from '../../domain/application-state.ts';
import { ERROR_STATUS, type ErrorCode } from '../../domain/error-codes.ts';
import { parseBracketParams } from '../../server/core/requests/bracket-params.ts';
import { RESOURCES } from '../../server/registry/resources.ts';

interface Content {
  schema?: JsonSchema;
  example?: unknown;
  examples?: Record<string, { $ref?: string; value?: unknown }>;
}
interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  'x-bracket-form'?: string;
  parameters: { name?: string; in?: string; required?: boolean; schema?: JsonSchema }[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, { description: string; content: Record<string, Content> }>;
}

// As a reader of /openapi.json gets it.
const document = JSON.parse(JSON.stringify(openApiDocument({ calls: CALLS, resources: RESOURCES }))) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; examples: Record<string, { value: unknown }> };
};
const definitions = CALLS as readonly AnyDefinition[];
const calls = definitions.map((definition) => [definition.name, definition] as const);
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

const operationOf = (definition: AnyDefinition) =>
  document.paths[pathOf(definition)]![definition.kind === 'command' ? 'patch' : 'get']!;

// What it makes of a schema runs once or twice: to optimize it takes longer.
const ajv = new Ajv2020({ strict: false, allErrors: true, code: { optimize: false } });
addFormats.default(ajv);
ajv.addSchema({ $id: 'doc:', components: document.components });
const validators = new Map<string, ValidateFunction>();
/** What is wrong with a value by a schema of the document; null when it fits. */
function misfit(schema: JsonSchema, value: unknown): string | null {
  const whole = JSON.stringify(schema).replaceAll('"#/', '"doc:#/');
  const validate = validators.get(whole) ?? ajv.compile(JSON.parse(whole) as object);
  validators.set(whole, validate);
  return validate(value) ? null : ajv.errorsText(validate.errors);
}
const exampleValue = ({ $ref, value }: { $ref?: string; value?: unknown }) =>
  $ref ? document.components.examples[$ref.split('/').at(-1)!]!.value : value;

describe('the OpenAPI document', () => {
  test('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate(document);
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
  });

  test('has every call and resource once, each with an id of its own', () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(definitions.map(({ name }) => name)));
    expect(ids).toEqual(expect.arrayContaining(RESOURCES.map(({ name }) => `staff_list_${name}`)));
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

  test('says of every operation what it does, who may call it and in which group it belongs', () => {
    for (const { operationId, summary, description, tags } of operations) {
      expect([operationId, summary.length > 5, tags.length]).toEqual([operationId, true, 1]);
      expect(description).toMatch(/^\*\*Who may call it\.\*\* [A-Z].{5,}\.$/m);
    }
  });

  test('tells every status of the catalogue with an example of its own for each code', () => {
    for (const { responses } of operations)
      for (const [status, { content }] of Object.entries(responses)) {
        if (Number(status) < 300) continue;
        const { schema, examples } = content['application/json']!;
        for (const [code, example] of Object.entries(examples!)) {
          expect(ERROR_STATUS[code as ErrorCode]).toBe(Number(status));
          const body = exampleValue(example) as { error: { code: string } };
          expect([code, body.error.code, misfit(schema!, body)]).toEqual([code, code, null]);
        }
      }
  });
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

  test('names the bracket-form parameters, once each', () => {
    const names = operation.parameters.flatMap((parameter) => parameter.name ?? []);
    expect(new Set(names).size).toBe(names.length);
    const sent = bracketText(definition.example).map((pair) => pair.split('=')[0]!);
    for (const name of sent) expect(names.some((known) => covers(known, name))).toBe(true);
  });

  test('has an example answer for each audience, or names the file it answers', () => {
    const { content } = operation.responses['200']!;
    if (definition.output === BINARY) {
      expect(fileTypesOf(definition)).not.toContain('application/octet-stream');
      expect(Object.keys(content)).toEqual(fileTypesOf(definition));
      return;
    }
    const { schema, examples } = content['application/json']!;
    const views = Object.entries(viewsOf(definition.output));
    expect(Object.keys(examples!)).toEqual(views.map(([view]) => view));
    for (const [view, own] of views) {
      const value = exampleValue(examples![view]!);
      expect(misfit(schema!, value)).toBeNull();
      expect(own.safeParse(value).error?.issues ?? []).toEqual([]);
    }
  });
});

/** A free-form value (`behavior`) is sent as whatever lies under its name. */
const covers = (known: string, sent: string) => known === sent || sent.startsWith(`${known}[`);

test('the examples of applications hold together: the state follows from the flags', () => {
  const applications = Object.entries(document.components.examples).filter(([name]) =>
    /^ApplicationFor(Owner|Staff)_after/.test(name),
  );
  expect(applications.length).toBeGreaterThan(10);
  for (const [name, { value }] of applications) {
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
