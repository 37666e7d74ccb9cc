import { countPlaces } from '../../../db/event-places.ts';
import { Event } from '../../../db/models/event.ts';
import { draft, inStaffLanguages } from '../draft.ts';
import type { EffectHandler } from '../effect-handler.ts';
import { inLanguage, memberName } from '../names.ts';
import { managers } from '../recipients.ts';
import { instantInWords } from '../tokyo-words.ts';

/** Each manager learns how many come to an event whose deadline has passed, unless it was moved meanwhile. */
export const eventClosed: EffectHandler<'event_closed'> = async ({ closed_event_id }, _about, ctx) => {
  const event = await Event.findByPk(closed_event_id, { transaction: ctx.tx });
  if (!event?.deadline || event.deadline >= ctx.now) return [];
  const { seats_taken, confirmed_count, waiting_count } = (await countPlaces([event.id], ctx.tx))(event.id);
  return (await managers(ctx.tx)).map((member) =>
    inStaffLanguages((language) =>
      draft(
        'staff_event_closed',
        { email: member.email, language, hf_member_id: member.id },
        {
          staff_name: memberName(member, language),
          event_title: inLanguage(event.title as Record<string, string>, language),
          starts_at: instantInWords(event.start_at, language),
          seats_taken: String(seats_taken),
          confirmed_count: String(confirmed_count),
          waiting_count: String(waiting_count),
          capacity: event.capacity === null ? null : String(event.capacity),
          event_url: `${ctx.baseUrl}/staff/events/${event.id}`,
        },
      ),
    ),
  );
};
