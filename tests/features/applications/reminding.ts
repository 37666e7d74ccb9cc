import { Delivery } from '../../../db/models/delivery.ts';
import { OutboxEvent } from '../../../db/models/outbox-event.ts';
import { isPublicHoliday } from '../../../server/adapters/public-holidays.ts';
import { remind } from '../../../server/worker/reminders.ts';
import { application, silent, type World } from '../../worker/world.ts';

export const LONG_AGO = new Date('2026-11-01T00:00:00Z');
/** An instant of Tokyo. */
export const at = (day: string, time = '10:00') => new Date(`${day}T${time}:00+09:00`);

/** Mails but those to staff. */
export const toStudents = (mails: Delivery[]): Delivery[] =>
  mails.filter(({ template }) => !template.startsWith('staff_'));

/** What tests of reminders do with a world. */
export function reminding(worldOf: () => World) {
  const deps = (sequelize = worldOf().sequelize) => ({
    sequelize,
    now: () => worldOf().clock.now,
    logger: silent,
    isPublicHoliday,
  });

  /** Mails written by what is due at that time, in the order they were written; those before stay out. */
  async function toldAt(now: Date): Promise<Delivery[]> {
    const world = worldOf();
    world.clock.now = now;
    const before = ((await Delivery.max('id')) as number | null) ?? 0;
    while ((await remind(deps())) > 0);
    await world.processOutbox();
    const left = await OutboxEvent.findOne({ where: { processed_at: null } });
    if (left) throw new Error(left.last_error ?? 'An event was left');
    const failed = await Delivery.findOne({ where: { state: 'failed' } });
    if (failed) throw new Error(failed.last_error ?? 'A mail was not written');
    return (await Delivery.findAll({ order: [['id', 'ASC']] })).filter(({ id }) => id > before);
  }

  /** Written long ago, so that nobody has just heard of it. */
  async function old<T extends { constructor: unknown; id: number }>(row: T): Promise<T> {
    const { tableName } = row.constructor as { tableName: string };
    await worldOf().sequelize.query(
      `update ${tableName} set created_at = $1, updated_at = $1 where id = ${row.id}`,
      { bind: [LONG_AGO] },
    );
    return row;
  }

  /** An application of long ago. */
  async function applied(options: Parameters<typeof application>[0] = {}) {
    const made = await application(options);
    await old(made.application);
    return made;
  }

  return { deps, toldAt, old, applied };
}
