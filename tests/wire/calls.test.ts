import { CALLS as REGISTERED } from '../../server/registry/calls.ts';
import { CALLS } from './calls/all.ts';
import { keysOf, missingFields } from './support/fields.ts';
import { expectedStatuses } from './calls/expected.ts';
import { SECTION_SEVEN_KEYS } from './calls/section-seven.ts';
import { startWire } from './support/start.ts';
import { ACTORS } from './calls/actors.ts';
import { prepared } from '../support/prepared.ts';

const wire = prepared(startWire);

const isFile = (answer: string) => /^\w+\/\w+$/.test(answer);

/** Each call with a client that knows only the specification: bracketed query parameters, never a body. */
describe.each(CALLS.map((call) => [`${call.name} as ${call.as}`, call] as const))('%s', (_title, call) => {
  test('answers the specified fields', async () => {
    const answered = await wire.send(call.as, call, call.payload(wire.world));
    expect(answered.outcome === '200' ? answered.status : answered.body).toBe(200);
    if (isFile(call.answer)) {
      expect(answered.type).toBe(call.answer);
      expect(answered.body.length).toBeGreaterThan(20);
      return;
    }
    expect(missingFields(call.answer, answered.body)).toEqual([]);
    if (!call.holds) return;
    const holds = call.holds(wire.world);
    if (typeof holds === 'object' && holds !== null)
      expect(withoutRest(answered.body, holds)).toMatchObject(holds);
    else expect(answered.body).toBe(holds);
  });

  for (const refusal of call.refusals ?? [])
    test(`is refused ${refusal.when}`, async () => {
      const payload = (refusal.payload ?? call.payload)(wire.world);
      const answered = await wire.send(refusal.as ?? call.as, call, payload);
      expect(answered.outcome).toBe(refusal.code);
      const { message, fields } = answered.body.error;
      if (refusal.field) expect(Object.keys(fields)).toContain(refusal.field);
      if (refusal.message)
        expect(refusal.field ? fields[refusal.field][0].message : message).toBe(refusal.message);
    });

  test('is allowed to whom it should be, and to nobody else', async () => {
    const statuses: Record<string, number> = {};
    for (const actor of ACTORS)
      statuses[actor] = (await wire.send(actor, call, call.payload(wire.world))).status;
    expect(statuses).toEqual(expectedStatuses(call));
  });
});

/** Truncates lists to the number of items in the expectation. */
function withoutRest(answer: unknown, holds: unknown): unknown {
  if (Array.isArray(answer) && Array.isArray(holds))
    return answer.slice(0, holds.length).map((item, index) => withoutRest(item, holds[index]));
  if (typeof answer !== 'object' || answer === null || typeof holds !== 'object' || holds === null)
    return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [
      key,
      withoutRest(value, (holds as Record<string, unknown>)[key]),
    ]),
  );
}

test('every registered call stands here', () => {
  const known = new Set(CALLS.map(({ kind, name }) => `${kind} ${name}`));
  expect(REGISTERED.map(({ kind, name }) => `${kind} ${name}`).filter((name) => !known.has(name))).toEqual(
    [],
  );
});

test.each(Object.entries(SECTION_SEVEN_KEYS))(
  'R24: what is sent above to %s holds every key of section 7',
  (name, specified) => {
    const payloads = CALLS.filter((call) => call.name === name).map(({ payload }) => payload(wire.world));
    const sent = new Set(payloads.flatMap((payload) => keysOf(payload)));
    expect(specified.filter((key) => !sent.has(key))).toEqual([]);
  },
);

/**
 * Sizes, rates and quotas cannot be reached by an address of 256 KB or in one call, and here the identity provider is
 * never away: tests/api, tests/identity and tests/run hold them.
 */
const ELSEWHERE = new Set([
  'payload_too_large',
  'too_many_requests',
  'too_many_uploads',
  'files_full',
  'temporarily_unavailable',
]);

test('every refusal a specified call declares is tried', () => {
  const untried = REGISTERED.flatMap((definition) => {
    if ('addition' in definition) return [];
    const tried = new Set<string>(
      CALLS.filter(({ name }) => name === definition.name).flatMap(({ refusals = [] }) =>
        refusals.map(({ code }) => code),
      ),
    );
    return (definition.errors as readonly string[])
      .filter((code) => !tried.has(code) && !ELSEWHERE.has(code))
      .map((code) => `${definition.name}: ${code}`);
  });
  expect(untried).toEqual([]);
});
