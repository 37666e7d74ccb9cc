import { eventCalendar, toApplicant } from '../services/about-event-application.ts';
import { draft } from '../../mail/services/draft.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';

/**
 * The student learns that there is a seat, with the buttons to confirm and to cancel, or that they wait for one.
 * Who has cancelled by now is told of that alone.
 */
export const eventApplied: EffectHandler<'event_applied'> = async ({ is_waiting }, about, ctx) => {
  if (about.application.is_cancelled) return [];
  return toApplicant(about, ctx, (recipient, values) =>
    draft(
      'event_applied',
      recipient,
      { ...values.about, ...values.links, message: is_waiting ? null : values.message, is_waiting },
      is_waiting ? [] : [eventCalendar(about, values, ctx)],
    ),
  );
};
