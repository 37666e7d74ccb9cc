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

/** A claimed delivery; the lease is ours as long as `attempts` is unchanged. */
interface ClaimedMail {
  id: number;
  attempts: number;
  event_type: string | null;
}

/** Mails younger than this were checked when written. */
const FRESH_MILLISECONDS = 60_000;

/**
 * Re-checks a reminder mail that could not be sent at once. At night it is postponed to the next sending hours
 * without counting an attempt; it is cancelled when its event would no longer be emitted (the interview has
 * begun,
 * was moved or cancelled; the student answered or left).
 * @returns whether to send it; always true for other mails
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
    // No effect of a reminder puts it off.
    const isStill =
      Array.isArray(drafts) &&
      drafts.some(
        ({ template, recipient }) =>
          template === delivery.template && recipient.email === delivery.recipient_email,
      );
    if (isStill) return true;
    const dropped = { state: 'cancelled', lease_until: null, last_error: OWN_PROBLEMS.not_any_more } as const;
    await delivery.update(dropped, { transaction: tx });
    return false;
  });
}
