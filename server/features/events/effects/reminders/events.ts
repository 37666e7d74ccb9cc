import { QueryTypes } from 'sequelize';
import { near, REMINDERS } from '../../../../../domain/reminders.ts';
import { endOfTokyoDay } from '../../../../../domain/tokyo-time.ts';
import { IS_ACTIVE, MAX_PER_RUN, notYetSent, type DueCheck } from '../../../../core/background/due-check.ts';

const DAY = `(e.start_at at time zone 'Asia/Tokyo')::date`;
const SEAT_CAUSE = `'event_near:event_application:' || s.id || ':day:' || ${DAY}`;

/** Seats at public events by the end of tomorrow: each once for the day the event is on. Who waits has none. */
export const eventsNear: DueCheck = async ({ sequelize, tx, now }) => {
  const { from, until_day, told_before } = near(REMINDERS.event_near, now);
  const rows = await sequelize.query<{ dedupe_key: string; event_application_id: number; day: string }>(
    `select ${SEAT_CAUSE} as dedupe_key, s.id as event_application_id, ${DAY}::text as day
     from events e
     join event_applications s on s.event_id = e.id and not s.is_cancelled and not s.is_waiting and s.updated_at < $3
     join users u on u.id = s.user_id and ${IS_ACTIVE}
     where e.is_released and e.start_at > $1 and e.start_at < $2 and ${notYetSent(SEAT_CAUSE)}
     order by s.id limit ${MAX_PER_RUN}`,
    { bind: [from, endOfTokyoDay(until_day), told_before], type: QueryTypes.SELECT, transaction: tx },
  );
  return rows.map(({ dedupe_key, ...payload }) => ({ type: 'event_near', payload, dedupe_key }));
};

const CLOSED_CAUSE = `'event_closed:event:' || e.id || ':deadline:' || extract(epoch from e.deadline)::bigint`;

/** Public events with our own form whose deadline has passed, and that are still to come: each deadline once. */
export const eventsClosed: DueCheck = async ({ sequelize, tx, now }) => {
  const since = new Date(now.getTime() - REMINDERS.event_closed.within_days * 86_400_000);
  const rows = await sequelize.query<{ dedupe_key: string; closed_event_id: number }>(
    `select ${CLOSED_CAUSE} as dedupe_key, e.id as closed_event_id from events e
     where e.is_released and e.apply_url is null and e.start_at > $1 and e.deadline < $1 and e.deadline > $2
       and ${notYetSent(CLOSED_CAUSE)}
     order by e.id limit ${MAX_PER_RUN}`,
    { bind: [now, since], type: QueryTypes.SELECT, transaction: tx },
  );
  return rows.map(({ dedupe_key, ...payload }) => ({ type: 'event_closed', payload, dedupe_key }));
};
