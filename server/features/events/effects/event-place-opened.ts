import { eventCalendar, toApplicant } from '../services/about-event-application.ts';
import { draft } from '../../mail/services/draft.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';

/** Who waited learns of the seat, with the buttons to confirm and to cancel. */
export const eventPlaceOpened: EffectHandler<'event_place_opened'> = async (_payload, about, ctx) => {
  if (about.application.is_cancelled) return [];
  return toApplicant(about, ctx, (recipient, values) =>
    draft('event_place_opened', recipient, { ...values.about, ...values.links, message: values.message }, [
      eventCalendar(about, values, ctx),
    ]),
  );
};
