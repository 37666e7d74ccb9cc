import { literal, type Transaction, type WhereOptions } from 'sequelize';
import { loadAggregate, loadAggregates } from '../../../../db/aggregate.ts';
import { countPlaces, type EventPlaces } from '../../../../db/event-places.ts';
import { Event } from '../../../../db/models/event.ts';
import { User } from '../../../../db/models/user.ts';
import {
  applyEventRefusal,
  hasSeat,
  possibleWithEventApplication,
} from '../../../../domain/event-application.ts';
import { isStaff, type Actor } from '../../../../domain/roles.ts';
import {
  loadOwnEventApplications,
  presentOwnEventApplication,
  type OwnEventApplicationRow,
} from './present-event-application.ts';
import {
  EVENT_LIST_TREE,
  EVENT_TREE,
  eventTerms,
  presentEventFields,
  type EventRow,
} from './present-event-fields.ts';

/** Who reads, and when: what an event says depends on both. */
export interface EventReader {
  actor: Actor;
  now: Date;
}

/** What concerns a signed-up reader. */
interface Applicant {
  has_resume_file: boolean;
  applications: readonly OwnEventApplicationRow[];
}

const NOTHING_POSSIBLE = { confirm: false, cancel: false, answer_form: false };

function presentEvent(
  row: EventRow,
  places: EventPlaces,
  applicant: Applicant | null,
  { actor, now }: EventReader,
) {
  const mine = applicant?.applications.find(({ event_id }) => event_id === row.id) ?? null;
  const terms = eventTerms(row);
  const standing = applicant && {
    has_live_application: mine !== null,
    has_resume: applicant.has_resume_file,
  };
  const reason = applyEventRefusal(terms, standing, now);
  // Seats that others wait for are not left.
  const seats_left =
    row.capacity === null ? null : Math.max(0, row.capacity - places.seats_taken - places.waiting_count);
  return {
    ...presentEventFields(row, isStaff(actor) || (mine !== null && hasSeat(mine))),
    ...places,
    is_full: seats_left === 0,
    seats_left,
    event_application: mine && presentOwnEventApplication(mine),
    can: {
      apply: reason === null,
      reason,
      ...(mine ? possibleWithEventApplication(mine, terms, now) : NOTHING_POSSIBLE),
    },
  };
}

async function loadApplicant(
  userId: number,
  eventIds: readonly number[],
  transaction: Transaction | null,
): Promise<Applicant> {
  const [user, applications] = await Promise.all([
    User.findByPk(userId, { attributes: ['resume_file_id'], transaction }),
    loadOwnEventApplications(userId, eventIds, transaction),
  ]);
  return { has_resume_file: Boolean(user?.resume_file_id), applications };
}

/** One more statement for a visitor's events, three for a student's, however many events there are. */
async function presentEvents(rows: readonly EventRow[], reader: EventReader, tx: Transaction | null) {
  if (rows.length === 0) return [];
  const eventIds = rows.map(({ id }) => id);
  const { user_id } = reader.actor;
  const [placesOf, applicant] = await Promise.all([
    countPlaces(eventIds, tx),
    user_id === null ? null : loadApplicant(user_id, eventIds, tx),
  ]);
  return rows.map((row) => presentEvent(row, placesOf(row.id), applicant, reader));
}

/** One event with its form and what concerns the reader; null when the scope has none. */
export async function loadEvent(where: WhereOptions, reader: EventReader, tx: Transaction | null) {
  const row = await loadAggregate<EventRow, Event>(Event, EVENT_TREE, { where, transaction: tx });
  const [event] = await presentEvents(row ? [row] : [], reader, tx);
  return event ?? null;
}

/** Events of a list: those to come by their start, then the past ones, the latest first. */
export async function loadEventList(
  where: WhereOptions,
  page: { limit: number; offset: number },
  reader: EventReader,
  tx: Transaction | null,
) {
  const isPast = `start_at < '${reader.now.toISOString()}'::timestamptz`;
  const rows = await loadAggregates<EventRow, Event>(Event, EVENT_LIST_TREE, {
    where,
    order: [
      [literal(isPast), 'ASC'],
      [literal(`case when not (${isPast}) then start_at end`), 'ASC'],
      ['start_at', 'DESC'],
      ['id', 'ASC'],
    ],
    ...page,
    transaction: tx,
  });
  return presentEvents(rows, reader, tx);
}
