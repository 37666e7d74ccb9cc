import { QueryTypes } from 'sequelize';
import type { DomainEvent } from '../../../../../domain/events.ts';
import { longerThan, REMINDERS } from '../../../../../domain/reminders.ts';
import { IS_ACTIVE, MAX_PER_RUN, notYetSent, type DueCheck } from '../../../../core/background/due-check.ts';
import { waitBounds, waitsOf } from '../../services/waits.ts';

type Payload = Extract<DomainEvent, { type: 'application_takes_longer' }>['payload'];

const DAY = `(w.since at time zone 'Asia/Tokyo')::date`;
const CAUSE = `'takes_longer:application:' || w.id || ':' || w.step || ':since:' || ${DAY}`;

/** Applications whose next step, of ours or of the company, takes longer than the screens promised: each step once. */
export const takingLonger: DueCheck = async ({ sequelize, tx, now, isPublicHoliday }) => {
  const bounds = waitBounds(
    (days) => longerThan(days, now, isPublicHoliday),
    REMINDERS.takes_longer.within_days,
  );
  const rows = await sequelize.query<Payload & { dedupe_key: string }>(
    `with waits as (${waitsOf('$1')})
     select ${CAUSE} as dedupe_key, w.id as application_id, w.state, w.step, ${DAY}::text as since_day
     from waits w join applications a on a.id = w.id join users u on u.id = a.user_id and ${IS_ACTIVE}
     where ${notYetSent(CAUSE)}
     order by w.id limit ${MAX_PER_RUN}`,
    { bind: [JSON.stringify(bounds)], type: QueryTypes.SELECT, transaction: tx },
  );
  return rows.map(({ dedupe_key, ...payload }) => ({
    type: 'application_takes_longer',
    payload,
    dedupe_key,
  }));
};
