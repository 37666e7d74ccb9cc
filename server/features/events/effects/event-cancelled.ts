import { eventCalendar, toApplicant } from '../services/about-event-application.ts';
import { draft } from '../../mail/services/draft.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';

/** The student has it in writing: a link of a mail can be pressed by another hand. */
export const eventCancelled: EffectHandler<'event_cancelled'> = async (_payload, about, ctx) =>
  toApplicant(about, ctx, (recipient, values) =>
    draft(
      'event_cancelled',
      recipient,
      values.about,
      // Who only waited has nothing in a calendar.
      about.application.is_waiting ? [] : [eventCalendar(about, values, ctx)],
    ),
  );
