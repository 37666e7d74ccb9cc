import { CALLS } from './calls/all.ts';
import { startWire } from './support/start.ts';
import { manyRows } from './support/many.ts';
import { suggestionIndex } from '../../server/features/search/services/suggestion-index.ts';
import { prepared } from '../support/prepared.ts';

const wire = prepared(startWire);

const titleOf = ({ name, as }: { name: string; as: string }) => `${name} as ${as}`;

/** SQL statements sent by a call, transaction begin and end included. */
async function count(send: () => Promise<{ status: number; body: unknown }>) {
  wire.api.takeStatements();
  const { status, body } = await send();
  expect(status === 200 ? 200 : body).toBe(200);
  return wire.api.takeStatements();
}

// Read at the first search, and again after some minutes.
beforeAll(() => suggestionIndex(wire.api.sequelize));

test('a call sends the statements it is known to send, no more and no fewer', async () => {
  const counted: Record<string, number> = {};
  for (const call of CALLS) {
    const statements = await count(() => wire.send(call.as, call, call.payload(wire.world)));
    counted[titleOf(call)] = statements.length;
  }
  expect(counted).toEqual(Object.fromEntries(CALLS.map((call) => [titleOf(call), call.statements])));
});

describe('the number of statements does not grow with the rows', () => {
  test.each(manyRows)('$call', async ({ call: name, as, payload, list, grow }) => {
    const call = CALLS.find((one) => one.name === name)!;
    const ask = () => wire.send(as, call, payload(wire.world));
    // The first read after a change of the student's profile finds another actor, and runs again.
    await ask();
    const few = (await count(ask)).length;
    await grow(wire.api.sequelize, wire.world);
    await ask();
    wire.api.takeStatements();
    const { body } = await ask();
    expect(wire.api.takeStatements()).toHaveLength(few);
    const rows = list.split('.').reduce((value, key) => value[key], body);
    expect(rows.length).toBeGreaterThanOrEqual(20);
  });
});
