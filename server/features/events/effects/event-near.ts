import { hasSeat } from '../../../../domain/event-application.ts';
import { tokyoDay } from '../../../../domain/tokyo-time.ts';
import { eventCalendar, toApplicant } from '../services/about-event-application.ts';
import { draft } from '../../mail/services/draft.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';

/** Who has a seat is reminded of the event, with the file for the calendar once more, unless it moved meanwhile. */
export const eventNear: EffectHandler<'event_near'> = async ({ day }, about, ctx) => {
  const { application, event } = about;
  const isStill = event.is_released && event.start_at > ctx.now && tokyoDay(event.start_at) === day;
  if (!isStill || !hasSeat(application)) return [];
  return toApplicant(about, ctx, (recipient, values) =>
    draft(
      'event_reminder',
      recipient,
      {
        ...values.about,
        ...values.links,
        message: values.message,
        is_confirmed: application.is_confirmed,
        // The page of the seat has the QR code too.
        ticket_url: event.is_online ? null : values.links.confirm_url,
      },
      [eventCalendar(about, values, ctx)],
    ),
  );
};
