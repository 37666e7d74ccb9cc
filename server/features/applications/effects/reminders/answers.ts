import { QueryTypes } from 'sequelize';
import type { DomainEvent } from '../../../../../domain/events.ts';
import { REMINDERS } from '../../../../../domain/reminders.ts';
import { endOfTokyoDay, startOfTokyoDay, tokyoDayAfter } from '../../../../../domain/tokyo-time.ts';
import { IS_ACTIVE, MAX_PER_RUN, notYetSent, type DueCheck } from '../../../../core/background/due-check.ts';
import { WAITING_INDEXED, WAITING_SINCE } from '../../services/waits.ts';

type Payload = Extract<DomainEvent, { type: 'answer_awaited' }>['payload'];

const RULES = [
  ['agreement_awaited', 'awaiting_agreement'],
  ['offer_awaited', 'passed'],
] as const;

const DAY = `(${WAITING_SINCE} at time zone 'Asia/Tokyo')::date`;
const CAUSE = `k.name || ':application:' || a.id || ':since:' || ${DAY} || ':after:' || k.after`;

/** Each step's days do not reach into the next one's: after a stop of the workers only the latest is told. */
const stepsOf = (now: Date) =>
  RULES.flatMap(([name, state]) => {
    const { after_days, within_days } = REMINDERS[name];
    return after_days.map((after, index) => ({
      name,
      state,
      after,
      since_from: startOfTokyoDay(tokyoDayAfter(now, -((after_days[index + 1] ?? within_days + 1) - 1))),
      since_to: endOfTokyoDay(tokyoDayAfter(now, -after)),
    }));
  });

/** Students whose word on a correction or an offer is awaited for some days: each step of them once. */
export const answersAwaited: DueCheck = async ({ sequelize, tx, now }) => {
  const rows = await sequelize.query<Payload & { dedupe_key: string }>(
    `select ${CAUSE} as dedupe_key, a.id as application_id, a.state, ${DAY}::text as since_day
     from jsonb_to_recordset($1::jsonb)
       as k (name text, state text, after int, since_from timestamptz, since_to timestamptz)
     join applications a on a.state = k.state and ${WAITING_INDEXED}
       and ${WAITING_SINCE} >= k.since_from and ${WAITING_SINCE} < k.since_to
     join users u on u.id = a.user_id and ${IS_ACTIVE}
     where ${notYetSent(CAUSE)}
     order by a.id limit ${MAX_PER_RUN}`,
    { bind: [JSON.stringify(stepsOf(now))], type: QueryTypes.SELECT, transaction: tx },
  );
  return rows.map(({ dedupe_key, ...payload }) => ({ type: 'answer_awaited', payload, dedupe_key }));
};
