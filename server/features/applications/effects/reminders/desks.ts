import { QueryTypes, type Transaction, type Sequelize } from 'sequelize';
import { longerThan, nextWorkingDay, REMINDERS, upToday } from '../../../../../domain/reminders.ts';
import { endOfTokyoDay, tokyoDay, tokyoDayAfter } from '../../../../../domain/tokyo-time.ts';
import { USUAL_DAYS, type UsualStep } from '../../../../../domain/usual-days.ts';
import { previousWorkingDay, type IsPublicHoliday } from '../../../../../domain/working-days.ts';
import { MAX_PER_RUN, notYetSent, type DueCheck } from '../../../../core/background/due-check.ts';
import { INTERVIEW_AT, waitBounds, waitsOf } from '../../services/waits.ts';

/** One thing on a desk: a resume due, a step that is up, a practice to hold. */
export interface DeskItem {
  hf_member_id: number;
  application_id: number;
  kind: 'due' | 'practice' | 'interview' | UsualStep;
  /** 'YYYY-MM-DD' in Tokyo: due on it, waited for since it, held on it. */
  day: string;
}

/**
 * What presses on desks: resumes with staff due by the next working day or overdue, steps whose usual days are up, and
 * practices and students' interviews by the end of the next working day. `is_new`: since the working day before. What nobody looks after is on
 * the managers' desks.
 */
const ITEMS = `
  with waits as (${waitsOf('$1')}),
  pressing as (
    select a.id, 'due' as kind, a.due_date_to_submit_resume as day,
      a.due_date_to_submit_resume > $2 or a.due_date_to_submit_resume between $3 and $2::date - 1 as is_new
    from applications a
    where a.state in ('resume_submitted', 'in_correction', 'correction_agreed')
      and a.due_date_to_submit_resume between $2::date - ${REMINDERS.desk.within_days} and $4
    union all
    select w.id, w.step, (w.since at time zone 'Asia/Tokyo')::date,
      w.since >= (select f.new_from from jsonb_to_recordset($5::jsonb) as f (step text, new_from timestamptz) where f.step = w.step)
    from waits w
  ),
  items as (
    select m.hf_member_id, p.* from pressing p join application_hf_members m on m.application_id = p.id
    union all
    select h.id, p.* from pressing p join applications a on a.id = p.id and a.mentor_count = 0
    join hf_members h on h.role = 'manager' or h.is_manager_of_applications
    union all
    select p.hf_member_id, p.application_id, 'practice', (p.scheduled_at at time zone 'Asia/Tokyo')::date, true
    from interview_practices p
    where p.done_at is null and p.cancelled_at is null and p.scheduled_at > $6 and p.scheduled_at < $7
    union all
    select m.hf_member_id, i.application_id, 'interview', (${INTERVIEW_AT} at time zone 'Asia/Tokyo')::date, true
    from interviews i join application_hf_members m on m.application_id = i.application_id
    where i.cancelled_at is null and i.is_passed is null and ${INTERVIEW_AT} > $6 and ${INTERVIEW_AT} < $7
  )`;

function bindOf(now: Date, isPublicHoliday: IsPublicHoliday): unknown[] {
  const today = tokyoDay(now);
  const next = nextWorkingDay(now, isPublicHoliday);
  const before = previousWorkingDay(today, isPublicHoliday);
  const bounds = waitBounds((days) => upToday(days, now, isPublicHoliday), REMINDERS.desk.within_days);
  const news = Object.entries(USUAL_DAYS).map(([step, days]) => ({
    step,
    new_from: endOfTokyoDay(longerThan(days, now, isPublicHoliday)),
  }));
  return [JSON.stringify(bounds), today, before, next, JSON.stringify(news), now, endOfTokyoDay(next)];
}

/** What is left undone is said again after so many days; so is what came while the workers stood still. */
const AGAIN_AFTER_DAYS = 7;

/** Desks of active members on which something new presses: one event a member and working day. */
export const desksPressed: DueCheck = async ({ sequelize, tx, now, isPublicHoliday }) => {
  const causeOn = (day: string) => `'desk:member:' || h.id || ':day:' || ${day}`;
  const cause = causeOn('$2::date');
  const rows = await sequelize.query<{ dedupe_key: string; desk_of_hf_member_id: number }>(
    `${ITEMS}
     select distinct ${cause} as dedupe_key, h.id as desk_of_hf_member_id
     from items i join hf_members h on h.id = i.hf_member_id and h.is_active
     where ${notYetSent(cause)} and (i.is_new or not exists (
       select 1 from outbox_events o where o.dedupe_key > ${causeOn('$8::text')} and o.dedupe_key < ${cause}))
     order by h.id limit ${MAX_PER_RUN}`,
    {
      bind: [...bindOf(now, isPublicHoliday), tokyoDayAfter(now, -AGAIN_AFTER_DAYS)],
      type: QueryTypes.SELECT,
      transaction: tx,
    },
  );
  const day = tokyoDay(now);
  return rows.map(({ dedupe_key, desk_of_hf_member_id }) => ({
    type: 'desk_pressed',
    payload: { desk_of_hf_member_id, day },
    dedupe_key,
  }));
};

/** All that presses on one desk, new or not, the oldest day first of each kind. One statement. */
export function itemsOfDesk(
  sequelize: Sequelize,
  tx: Transaction,
  hfMemberId: number,
  at: { now: Date; isPublicHoliday: IsPublicHoliday },
): Promise<DeskItem[]> {
  return sequelize.query<DeskItem>(
    `${ITEMS}
     select i.hf_member_id, i.id as application_id, i.kind, i.day::text as day
     from items i where i.hf_member_id = $8 order by i.day, i.id`,
    {
      bind: [...bindOf(at.now, at.isPublicHoliday), hfMemberId],
      type: QueryTypes.SELECT,
      transaction: tx,
    },
  );
}
