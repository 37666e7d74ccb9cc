import { countPlaces } from '../../../../db/event-places.ts';
import { Event } from '../../../../db/models/event.ts';
import { draft } from '../../mail/services/draft.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';
import { inLanguage } from '../../mail/services/mail-names.ts';
import { toManagers } from '../../mail/services/recipients.ts';
import { instantInWords } from '../../mail/services/tokyo-words.ts';

/** Each manager learns how many come to an event whose deadline has passed, unless it was moved meanwhile. */
export const eventClosed: EffectHandler<'event_closed'> = async ({ closed_event_id }, _about, ctx) => {
  const event = await Event.findByPk(closed_event_id, { transaction: ctx.tx });
  if (!event?.deadline || event.deadline >= ctx.now || event.start_at <= ctx.now) return [];
  const { seats_taken, confirmed_count, waiting_count } = (await countPlaces([event.id], ctx.tx))(event.id);
  return toManagers(ctx, (recipient, staff_name) =>
    draft('staff_event_closed', recipient, {
      staff_name,
      event_title: inLanguage(event.title as Record<string, string>, recipient.language),
      starts_at: instantInWords(event.start_at, recipient.language),
      seats_taken: String(seats_taken),
      confirmed_count: String(confirmed_count),
      waiting_count: String(waiting_count),
      capacity: event.capacity === null ? null : String(event.capacity),
      event_url: `${ctx.baseUrl}/staff/events/${event.id}`,
    }),
  );
};
