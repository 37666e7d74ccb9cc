import request from 'supertest';
import { Delivery } from '../../../db/models/delivery.ts';
import type { EventApplication } from '../../../db/models/event.ts';
import type { AnyDefinition } from '../../../server/core/calls/define.ts';
import { CALLS } from '../../../server/registry/calls.ts';
import type { AnyResource } from '../../../server/core/resources/define-resource.ts';
import { RESOURCES } from '../../../server/registry/resources.ts';
import { startApi } from '../../support/api.ts';
import { appliedFor, confirm, event } from '../../support/events.ts';
import { member, student } from '../../support/factories.ts';
import { processOutbox } from '../../support/traces.ts';
import { prepared } from '../../support/prepared.ts';

/** The token of a seat confirms and cancels it for whoever holds it: only the mail to its student has it. */
let seat: EventApplication;
const api = prepared(startApi);
beforeAll(async () => {
  const me = await student(api);
  seat = await appliedFor(me, (await event({ capacity: 1 })).id);
  await confirm(me, { id: seat.id }).expect(200);
  await processOutbox(api);
});

type Caller = Pick<Awaited<ReturnType<typeof member>>, 'list' | 'get' | 'query'>;

/** Everything the console shows: each list, each of its records, and for managers each export. */
async function* shownInConsole(caller: Caller): AsyncGenerator<[address: string, text: string]> {
  for (const { name, csv } of RESOURCES as readonly AnyResource[]) {
    const { status, body, text } = await caller.list(name);
    yield [name, text];
    if (status !== 200) continue;
    for (const { id } of body as { id: number }[])
      yield [`${name}/${id}`, (await caller.get(`/staff/api/${name}/${id}`)).text];
    if (csv) yield [`${name}.csv`, (await caller.get(`/staff/api/${name}.csv`)).text];
  }
}

test.each(['mentor', 'manager'] as const)(
  'R6: nothing a %s reads holds the token of a seat',
  async (role) => {
    const caller = await member(api, role);
    const read: string[] = [];
    const holding: string[] = [];
    const look = (address: string, text: string) => {
      read.push(address);
      if (text.includes(seat.token_for_cancell)) holding.push(address);
    };
    for await (const [address, text] of shownInConsole(caller)) look(address, text);
    for (const { name, kind } of CALLS as readonly AnyDefinition[])
      if (kind === 'query')
        for (const query of [`id=${seat.id}`, `id=${seat.event_id}`, ''])
          look(name, (await caller.query(name, query)).text ?? '');
    expect(holding).toEqual([]);
    expect(read).toEqual(
      expect.arrayContaining([
        `event_applications/${seat.id}`,
        'deliveries',
        'aggregates__event_application',
      ]),
    );
  },
);

test('R6: the mail that staff read covers the token its student got', async () => {
  const manager = await member(api, 'manager');
  const [mail] = await Delivery.findAll({
    where: { recipient_user_id: seat.user_id },
    order: [['id', 'ASC']],
  });
  expect(mail!.body_text).toContain(seat.token_for_cancell);
  const { body } = await manager.get(`/staff/api/deliveries/${mail!.id}`).expect(200);
  expect(JSON.stringify(body)).toContain('token=•••');
  expect(JSON.stringify(body)).not.toContain(seat.token_for_cancell);
});

test('R6: nothing a manager reads at /admin holds it', async () => {
  const manager = await member(api, 'manager');
  const opened = await request(api.app)
    .post('/admin/session')
    .set({ authorization: `Bearer ${manager.token}`, origin: 'http://127.0.0.1' })
    .expect(204);
  const cookie = String(opened.headers['set-cookie']).split(';')[0]!;
  const holding: string[] = [];
  for (const { tableName } of Object.values(api.sequelize.models) as { tableName?: string }[]) {
    const { text } = await request(api.app)
      .get(`/admin/api/resources/${tableName}/actions/list`)
      .set({ cookie });
    if (text.includes(seat.token_for_cancell)) holding.push(tableName!);
  }
  expect(holding).toEqual([]);
});
