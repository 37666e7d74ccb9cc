import { QueryTypes } from 'sequelize';
import { dueSoon, overdue } from '../../../../../domain/reminders.ts';
import { startOfTokyoDay, tokyoDay } from '../../../../../domain/tokyo-time.ts';
import { IS_ACTIVE, MAX_PER_RUN, notYetSent, type DueCheck } from '../../../../core/background/due-check.ts';

const CAUSE = `k.kind || ':application:' || a.id || ':day:' || a.due_date_to_submit_resume`;

/**
 * Resumes to be written or rewritten whose day is near, or has passed: each day of a resume once before and once
 * after. Who got the day only today has just read it.
 */
export const resumesDue: DueCheck = async ({ sequelize, tx, now }) => {
  const soon = dueSoon(now);
  const missed = overdue(now);
  const rows = await sequelize.query<{ dedupe_key: string; application_id: number; due_day: string }>(
    `select ${CAUSE} as dedupe_key, a.id as application_id, a.due_date_to_submit_resume::text as due_day
     from (values ('resume_due_soon', $1::date, $2::date), ('resume_overdue', $3::date, $4::date))
       as k (kind, first_day, last_day)
     join applications a on a.state in ('applied', 'returned_to_student')
       and a.due_date_to_submit_resume between k.first_day and k.last_day
     join users u on u.id = a.user_id and ${IS_ACTIVE}
     where greatest(a.created_at, a.returned_at) < $5 and ${notYetSent(CAUSE)}
     order by a.id limit ${MAX_PER_RUN}`,
    {
      bind: [soon.from, soon.to, missed.from, missed.to, startOfTokyoDay(tokyoDay(now))],
      type: QueryTypes.SELECT,
      transaction: tx,
    },
  );
  return rows.map(({ dedupe_key, ...payload }) => ({ type: 'resume_due', payload, dedupe_key }));
};
