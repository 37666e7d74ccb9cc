import { InboundKey } from '../../../db/models/inbound-mail.ts';
import { inboundAddresses, loadInboundKeys } from '../../../server/features/mail/inbound/addresses.ts';
import { freshDatabase } from '../../support/database.ts';
import { prepared } from '../../support/prepared.ts';

/** The key that signs the addresses of bounces and replies is exchanged while mails with the old one are under way. */

const DOMAIN = 'in.tabidachi.example';
const database = prepared(freshDatabase);
const HOUR = 3_600_000;

test('a new key is accepted at once, signs after a day, and the old one is accepted until it is removed', async () => {
  const { sequelize } = database;
  const made = new Date();
  const load = async (hours: number) =>
    inboundAddresses(await loadInboundKeys(sequelize, new Date(made.getTime() + hours * HOUR)), DOMAIN);

  const atFirst = await load(0);
  const old = atFirst.bounce(7, 1);
  await sequelize.query(`insert into inbound_keys (id, key, created_at) values (2, 'the new key', $1)`, {
    bind: [made],
  });
  const worker = await load(1);
  expect(worker.bounce(7, 1)).toBe(old);
  const afterADay = await load(25);
  const fresh = afterADay.bounce(7, 1);
  expect(fresh).not.toBe(old);
  const target = { kind: 'bounce', delivery_id: 7, attempt: 1 };
  // A worker that was started before the new key signs, and one that was started after.
  for (const addresses of [worker, afterADay])
    expect([addresses.read(old), addresses.read(fresh)]).toEqual([target, target]);
  expect(atFirst.read(fresh)).toBeNull();

  await InboundKey.destroy({ where: { id: 1 } });
  const without = inboundAddresses(['the new key'], DOMAIN);
  expect([without.read(old), without.read(fresh)]).toEqual([null, target]);
});
