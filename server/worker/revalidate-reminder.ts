import type { Sequelize } from 'sequelize';
import { Delivery } from '../../db/models/delivery.ts';
import { OutboxEvent } from '../../db/models/outbox-event.ts';
import { isPublicHoliday } from '../adapters/public-holidays.ts';
import { OWN_PROBLEMS } from '../../domain/delivery-problem.ts';
import { mayRemind, nextRemindTime, reminderOf } from '../../domain/reminders.ts';
import { draftsOf } from './process-event.ts';

interface RevalidateDeps {
  sequelize: Sequelize;
  now(): Date;
  baseUrl: string;
}

/** A delivery that is claimed: its lease is ours while `attempts` is. */
interface ClaimedMail {
  id: number;
  attempts: number;
  event_type: string | null;
}

/** What was written so short a time ago was just looked at. */
const FRESH_MILLISECONDS = 60_000;

/**
 * A mail of a reminder that could not leave at once has to be right when it does: at night it waits for the next hour
 * of reminders, without an attempt being counted; and what its event would not be told now (the interview has begun,
 * was moved or called off; the student answered, or has left) does not go.
 * @returns whether it goes; always for what is no reminder
 */
export async function revalidateReminder(
  deps: RevalidateDeps,
  { id, attempts, event_type }: ClaimedMail,
): Promise<boolean> {
  const reminder = event_type === null ? null : reminderOf(event_type);
  if (!reminder) return true;
  const now = deps.now();
  return deps.sequelize.transaction(async (tx) => {
    const delivery = await Delivery.findOne({
      where: { id, attempts, state: 'sending' },
      include: [{ association: 'outbox_event' }],
      transaction: tx,
    });
    if (!delivery) return false;
    if (!mayRemind(reminder, now, isPublicHoliday)) {
      const available_at = nextRemindTime(reminder, now, isPublicHoliday);
      const later = { state: 'pending', attempts: attempts - 1, lease_until: null, available_at } as const;
      await delivery.update(later, { transaction: tx });
      return false;
    }
    if (now.getTime() - delivery.created_at.getTime() < FRESH_MILLISECONDS) return true;
    const event = delivery.outbox_event;
    const drafts =
      event instanceof OutboxEvent ? await draftsOf(event, { tx, now, baseUrl: deps.baseUrl }) : [];
    const isStill = drafts.some(
      ({ template, recipient }) =>
        template === delivery.template && recipient.email === delivery.recipient_email,
    );
    if (isStill) return true;
    const dropped = { state: 'cancelled', lease_until: null, last_error: OWN_PROBLEMS.not_any_more } as const;
    await delivery.update(dropped, { transaction: tx });
    return false;
  });
}
