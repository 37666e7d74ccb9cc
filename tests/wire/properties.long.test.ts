import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { AnyDefinition } from '../../server/core/calls/define.ts';
import { CALLS } from '../../server/registry/calls.ts';
import { pathOf } from '../../server/core/calls/router.ts';
import { ERROR_STATUS } from '../../domain/error-codes.ts';
import { standardOf } from './calls/all.ts';
import { arbitraryOf } from './property/arbitrary.ts';
import { inBrackets, isTaken, sayable } from './property/forms.ts';
import { spoiled } from './property/mutations.ts';
import { watchWrites } from './property/writes.ts';
import { read, type Answered } from './support/client.ts';
import { startWire, type Wire } from './support/start.ts';

/** Fixed for reproducibility; fast-check prints the seed and payload of a failing call. */
const SEED = 20_261_121;
const seedOf = (text: string) =>
  SEED + Array.from(text).reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 1_000_000, 7);
const RUNS = { valid: 6, spoiled: 9 };
/** URLs may be 256 KB long. */
const MAX_ADDRESS = 200_000;

const counts = { taken: 0, 'refused by the domain': 0, spoiled: 0, 'spoiled and refused': 0 };
let wire: Wire;
let writes: Awaited<ReturnType<typeof watchWrites>>;
beforeAll(async () => {
  wire = await startWire();
  writes = await watchWrites(wire.api.sequelize);
});
afterAll(async () => {
  await wire.close();
  process.stdout.write(`properties, seed ${SEED}: ${JSON.stringify(counts)}\n`);
});

type Form = 'json' | 'brackets';
interface Asked {
  definition: AnyDefinition;
  form: Form;
  payload: object;
}

async function ask({ definition, form, payload }: Asked): Promise<Answered> {
  const token = wire.world.tokens[standardOf(definition.name)!.as];
  const headers = { 'page-language-id': '1', ...(token && { authorization: `Bearer ${token}` }) };
  const method = definition.kind === 'command' ? 'PATCH' : 'GET';
  const url = new URL(pathOf(definition), wire.origin);
  if (form === 'brackets') return read(await fetch(`${url}?${inBrackets(payload)}`, { method, headers }));
  const body = JSON.stringify(payload);
  return read(
    await fetch(url, { method, headers: { ...headers, 'content-type': 'application/json' }, body }),
  );
}

/** Expects a known error code and no writes. */
async function expectClean({ status, body }: Answered): Promise<void> {
  expect(status).toBeLessThan(500);
  if (status !== 200) expect(ERROR_STATUS).toHaveProperty(body.error.code, status);
  expect(await writes.take()).toEqual([]);
}

/** Codes for payloads that do not match the schema; never valid for a payload the schema accepts. */
const FORM_CODES = ['malformed_request', 'unknown_field', 'unsupported_media_type', 'payload_too_large'];
const FORM_FIELD_CODES = [
  'invalid_type',
  'unknown_field',
  'too_small',
  'too_large',
  'invalid_date',
  'repeated',
];

function expectNotForm({ outcome, body }: Answered): void {
  if (outcome === '200') return;
  expect(FORM_CODES).not.toContain(outcome);
  const codes = Object.values(body.error.fields as Record<string, { code: string }[]>).flat();
  for (const { code } of codes) expect(FORM_FIELD_CODES).not.toContain(code);
}

/** GET has no body, so queries use brackets only. */
const formsOf = ({ kind }: AnyDefinition): Form[] =>
  kind === 'command' ? ['json', 'brackets'] : ['brackets'];
const cases = (CALLS as readonly AnyDefinition[]).flatMap((definition) =>
  formsOf(definition).map((form) => [definition.name, form, definition] as const),
);

const payloadsOf = (definition: AnyDefinition) =>
  arbitraryOf(definition.input, standardOf(definition.name)!.payload(wire.world)) as fc.Arbitrary<object>;

/** The part of the payload that fits bracket notation. */
const said = (payload: unknown) => sayable(payload) ?? {};
const isShort = (payload: object) => inBrackets(payload).length < MAX_ADDRESS;

test('the watch sees what is written outside of a command’s transaction', async () => {
  await wire.api.sequelize.query('update users set updated_at = now() where id = $1', {
    bind: [wire.world.me.id],
  });
  expect(await writes.take()).toEqual(['UPDATE users']);
});

describe.each(cases)('%s by %s', (name, form, definition) => {
  const seed = seedOf(`${name} ${form}`);

  const standard = () => standardOf(definition.name)!.payload(wire.world);

  test('takes what its schema accepts, or refuses it by a rule', async () => {
    let taken = 0;
    const payloads = payloadsOf(definition);
    const sent = form === 'json' ? payloads : payloads.map(said).filter(isShort);
    await fc.assert(
      fc.asyncProperty(sent, async (payload) => {
        const answered = await ask({ definition, form, payload });
        await expectClean(answered);
        if (form === 'json' || isTaken(definition, inBrackets(payload))) expectNotForm(answered);
        counts[answered.status === 200 ? 'taken' : 'refused by the domain'] += 1;
        if (answered.status === 200) taken += 1;
      }),
      { seed, numRuns: RUNS.valid, examples: [[standard()]] },
    );
    expect(taken).toBeGreaterThan(0);
  });

  test('refuses what is spoiled, and writes nothing', async () => {
    const payloads = spoiled(payloadsOf(definition)) as fc.Arbitrary<object>;
    const sent = form === 'json' ? payloads : payloads.filter(isShort);
    await fc.assert(
      fc.asyncProperty(sent, async (payload) => {
        const answered = await ask({ definition, form, payload });
        await expectClean(answered);
        const taken =
          form === 'json'
            ? definition.input.safeParse(payload).success
            : isTaken(definition, inBrackets(payload));
        if (!taken) expect(answered.status).toBeGreaterThanOrEqual(400);
        counts.spoiled += 1;
        if (answered.status >= 400) counts['spoiled and refused'] += 1;
      }),
      { seed, numRuns: RUNS.spoiled },
    );
  });
});
