import { Op } from 'sequelize';
import { Delivery } from '../../db/models/delivery.ts';
import { writeToOutbox } from '../api/outbox.ts';
import { UNDECIDED_STATES } from '../domain/delivery-decision.ts';
import { tokyoDay } from '../domain/tokyo-time.ts';
import { isWorkingDay } from '../domain/working-days.ts';
import type { OutboxDeps } from './outbox.ts';
import { isPublicHoliday } from './public-holidays.ts';
import { singleFlight } from './single-flight.ts';

type Deps = Pick<OutboxDeps, 'sequelize' | 'now' | 'logger'>;

/** Hours of Tokyo in which managers are reminded, on working days. */
const MORNING = { from: 9, until: 12 };
/** Somebody may be at it already: so long nobody is told. */
const PATIENCE_MINUTES = 60;
/** Mails that are named in the event; the mail counts all of them anyway. */
const MOST = 100;
const EVERY_MS = 60_000;

/** The working day whose morning it is; null outside of such mornings. */
export function workingMorning(now: Date): string | null {
  const day = tokyoDay(now);
  const at = (hour: number) => new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+09:00`);
  const isMorning = now >= at(MORNING.from) && now < at(MORNING.until);
  return isMorning && isWorkingDay(day, isPublicHoliday) ? day : null;
}

/**
 * In the morning of a working day, emits one event for the mails that have waited for a decision for more than an
 * hour. The key of the day keeps other workers, and later looks, from emitting it again.
 * @returns whether mails were waiting
 */
export async function remindOfHeldDeliveries(deps: Deps): Promise<boolean> {
  const now = deps.now();
  const day = workingMorning(now);
  if (day === null) return false;
  return deps.sequelize.transaction(async (tx) => {
    const waiting = await Delivery.findAll({
      attributes: ['id'],
      where: {
        state: { [Op.in]: [...UNDECIDED_STATES] },
        updated_at: { [Op.lte]: new Date(now.getTime() - PATIENCE_MINUTES * 60_000) },
      },
      order: [['id', 'ASC']],
      limit: MOST,
      transaction: tx,
    });
    if (waiting.length === 0) return false;
    const payload = { delivery_ids: waiting.map(({ id }) => id), day };
    const dedupe_key = `deliveries_held:${day}`;
    await writeToOutbox(deps.sequelize, tx, [{ type: 'deliveries_held', payload, dedupe_key }], now);
    return true;
  });
}

/** Looks every minute. Any number of processes may do so side by side. */
export function startHeldDeliveryReminders(deps: Deps): { stop(): Promise<void> } {
  const look = singleFlight(async () => {
    try {
      await remindOfHeldDeliveries(deps);
    } catch (error) {
      // Nothing was written: the next look does it.
      deps.logger.error({ err: error }, 'Managers could not be reminded of held mails');
    }
  });
  const timer = setInterval(() => void look(), EVERY_MS);
  void look();
  return {
    async stop() {
      clearInterval(timer);
      await look();
    },
  };
}
