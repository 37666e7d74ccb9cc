import { literal, type Transaction } from 'sequelize';
import { EventApplication } from './models/event.ts';

/** How many live applications an event has. */
export interface EventPlaces {
  /** Those with a seat, confirmed or not. */
  seats_taken: number;
  waiting_count: number;
  confirmed_count: number;
}

const NOBODY: EventPlaces = { seats_taken: 0, waiting_count: 0, confirmed_count: 0 };

/** Counts the live applications of several events in one statement; the answer tells each event's. */
export async function countPlaces(
  eventIds: readonly number[],
  transaction: Transaction | null,
): Promise<(eventId: number) => EventPlaces> {
  const rows = (await EventApplication.findAll({
    attributes: [
      'event_id',
      [literal('(count(*) filter (where not is_waiting))::int'), 'seats_taken'],
      [literal('(count(*) filter (where is_waiting))::int'), 'waiting_count'],
      [literal('(count(*) filter (where is_confirmed))::int'), 'confirmed_count'],
    ],
    where: { event_id: [...eventIds], is_cancelled: false },
    group: ['event_id'],
    raw: true,
    transaction,
  })) as unknown as (EventPlaces & { event_id: number })[];
  const byEvent = new Map(rows.map(({ event_id, ...places }) => [event_id, places]));
  return (eventId) => byEvent.get(eventId) ?? NOBODY;
}
