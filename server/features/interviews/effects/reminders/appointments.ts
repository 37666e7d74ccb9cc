import { QueryTypes } from 'sequelize';
import type { DomainEvent } from '../../../../../domain/events.ts';
import { near, REMINDERS } from '../../../../../domain/reminders.ts';
import { endOfTokyoDay } from '../../../../../domain/tokyo-time.ts';
import { IS_ACTIVE, MAX_PER_RUN, notYetSent, type DueCheck } from '../../../../core/background/due-check.ts';
import { INTERVIEW_AT } from '../../../applications/services/waits.ts';

type Payload = Extract<DomainEvent, { type: 'appointment_near' }>['payload'];

const CAUSE = `'appointment_near:' || n.kind || ':' || n.appointment_id || ':day:' || n.day`;

/**
 * Interviews and practices by the end of tomorrow that stand, of selections that go on: each once for the day it is
 * on. One that is moved to another day is near again then; of one that was moved just now the student has just read.
 */
export const appointmentsNear: DueCheck = async ({ sequelize, tx, now }) => {
  const { from, until_day, told_before } = near(REMINDERS.appointment_near, now);
  const rows = await sequelize.query<Payload & { dedupe_key: string }>(
    `with near as (
       select 'interview' as kind, i.id as appointment_id, i.application_id,
         (${INTERVIEW_AT} at time zone 'Asia/Tokyo')::date::text as day
       from interviews i
       where i.cancelled_at is null and i.is_passed is null and ${INTERVIEW_AT} > $1 and ${INTERVIEW_AT} < $2
         and i.updated_at < $3
       union all
       select 'practice', p.id, p.application_id, (p.scheduled_at at time zone 'Asia/Tokyo')::date::text
       from interview_practices p
       where p.done_at is null and p.cancelled_at is null and p.scheduled_at > $1 and p.scheduled_at < $2
         and p.updated_at < $3
     )
     select ${CAUSE} as dedupe_key, n.* from near n
     join applications a on a.id = n.application_id and a.state in ('resume_passed', 'interviewing')
     join users u on u.id = a.user_id and ${IS_ACTIVE}
     where ${notYetSent(CAUSE)}
     order by n.kind, n.appointment_id limit ${MAX_PER_RUN}`,
    { bind: [from, endOfTokyoDay(until_day), told_before], type: QueryTypes.SELECT, transaction: tx },
  );
  return rows.map(({ dedupe_key, ...payload }) => ({ type: 'appointment_near', payload, dedupe_key }));
};
