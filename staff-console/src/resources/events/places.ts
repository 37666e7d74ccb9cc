import type { Translate } from '../../i18n/use-translate.ts';
import type { StaffRow } from '../../../../server/client/resources.ts';

/** How full an event is, in words: "12 of 20, 3 waiting". */
export function placesOf({ seats_taken, capacity, waiting_count }: StaffRow<'events'>, t: Translate): string {
  const taken =
    capacity === null
      ? t('content.events.taken', { count: seats_taken })
      : t('content.events.taken_of', { count: seats_taken, capacity });
  return waiting_count === 0 ? taken : `${taken}, ${t('content.events.waiting', { count: waiting_count })}`;
}

/** The list of who applied to one event. */
export const applicationsPath = (eventId: number) =>
  `/event_applications?filter=${encodeURIComponent(JSON.stringify({ event_id: eventId }))}`;
