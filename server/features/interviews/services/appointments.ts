import { Op, QueryTypes } from 'sequelize';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import type { ApplicationEvent } from '../../../../db/models/application-records.ts';
import { Interview, InterviewPractice } from '../../../../db/models/interview.ts';
import { calledOffIn, endingWaits, type CalledOff } from '../../../../domain/appointments.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import type { DomainEvent } from '../../../../domain/events.ts';
import { isOverlapping } from '../../../../domain/interview-slots.ts';
import type { UnlikelyDate } from '../../../../domain/planned-dates.ts';
import type { CommandContext, Context } from '../../../core/calls/context.ts';
import { INTERVIEW_AT } from '../../applications/services/waits.ts';

interface Appointment {
  kind: 'interview' | 'practice';
  id: number;
  starts_at: Date;
  minutes: number | null;
}

/** When a student is taken already: interviews without a result and practices that stand, of all applications. */
export const appointmentsOf = ({ tx }: Pick<Context, 'tx'>, userId: number): Promise<Appointment[]> =>
  sequelizeOf(Interview).query<Appointment>(
    `select 'interview' as kind, i.id, ${INTERVIEW_AT} as starts_at, i.minutes
     from interviews i join applications a on a.id = i.application_id
     where a.user_id = $1 and i.cancelled_at is null and i.is_passed is null
       and ${INTERVIEW_AT} is not null
     union all
     select 'practice', p.id, p.scheduled_at, null
     from interview_practices p join applications a on a.id = p.application_id
     where a.user_id = $1 and p.cancelled_at is null and p.done_at is null`,
    { bind: [userId], type: QueryTypes.SELECT, transaction: tx },
  );

/**
 * Whether the student has another appointment at the time that one is to get; what is past is not asked about.
 * @param own the appointment itself, as far as it stands already
 */
export async function takenThen(
  ctx: Pick<CommandContext, 'tx' | 'now'>,
  userId: number,
  { starts_at, minutes = null }: { starts_at: Date | null | undefined; minutes?: number | null },
  own: { kind: Appointment['kind']; id: number | undefined },
): Promise<UnlikelyDate | null> {
  if (!starts_at || starts_at < ctx.now) return null;
  const others = (await appointmentsOf(ctx, userId)).filter(
    ({ kind, id }) => kind !== own.kind || id !== own.id,
  );
  return others.some((one) => isOverlapping(one, { starts_at, minutes })) ? 'student_is_taken' : null;
}

/**
 * An interview of the application that stands.
 * @throws DomainError not_found, appointment_settled when it was cancelled
 */
export async function openInterview(
  ctx: CommandContext,
  application_id: number,
  id: number,
): Promise<Interview> {
  const interview = await Interview.findOne({ where: { id, application_id }, transaction: ctx.tx });
  if (!interview) throw new DomainError('not_found');
  if (interview.cancelled_at) throw new DomainError('appointment_settled');
  return interview;
}

/** The same of a practice. */
export async function openPractice(
  ctx: CommandContext,
  application_id: number,
  id: number,
): Promise<InterviewPractice> {
  const practice = await InterviewPractice.findOne({ where: { id, application_id }, transaction: ctx.tx });
  if (!practice) throw new DomainError('not_found');
  if (practice.cancelled_at) throw new DomainError('appointment_settled');
  return practice;
}

/**
 * Lets mails about cancelled appointments of the application go now: what is arranged next supersedes their undo,
 * and the student reads of the end of the old one before the beginning of the new.
 */
export async function releaseCancellations(ctx: CommandContext, applicationId: number): Promise<void> {
  await sequelizeOf(Interview).query(
    `update outbox_events set available_at = $2, updated_at = $2
     where type in ('interview_cancelled', 'interview_practice_cancelled') and processed_at is null
       and available_at > $2 and (payload->>'application_id')::int = $1`,
    { bind: [applicationId, ctx.now], transaction: ctx.tx },
  );
}

/**
 * Calls off what is still to come of applications that end: interviews without a result whose time is ahead or not
 * set, and practices ahead (the same in the domain: `stillToCome`). What was held is history. One statement, however many.
 * @returns of each application that had any
 */
export async function callOffAppointments(
  ctx: CommandContext,
  ids: readonly number[],
): Promise<Map<number, CalledOff>> {
  const rows = await sequelizeOf(Interview).query<{ application_id: number; called_off: CalledOff }>(
    `with gone_interviews as (
       update interviews set cancelled_at = $2, updated_at = $2
       where application_id = any($1::int[]) and cancelled_at is null and is_passed is null
         and coalesce(conduct_at, fixed_schedule_at, 'infinity') > $2
       returning application_id, id as interview_id, null::int as practice_id,
         coalesce(conduct_at, fixed_schedule_at) as starts_at
     ), gone_practices as (
       update interview_practices set cancelled_at = $2, updated_at = $2
       where application_id = any($1::int[]) and cancelled_at is null and done_at is null and scheduled_at > $2
       returning application_id, null::int as interview_id, id as practice_id, scheduled_at as starts_at
     ), gone as (select * from gone_interviews union all select * from gone_practices)
     select application_id, json_build_object(
       'interview_ids', coalesce(json_agg(interview_id order by interview_id) filter (where interview_id is not null), '[]'),
       'practice_ids', coalesce(json_agg(practice_id order by practice_id) filter (where practice_id is not null), '[]'),
       'first_at', min(starts_at)) as called_off
     from gone group by application_id`,
    { bind: [[...ids], ctx.now], type: QueryTypes.SELECT, transaction: ctx.tx },
  );
  return new Map(rows.map((row) => [row.application_id, row.called_off]));
}

/**
 * Lets stand again what a line of the history had called off.
 * @param lost interviews that stay called off, because their place was given to somebody else
 */
export async function reviveAppointments(
  ctx: CommandContext,
  line: ApplicationEvent,
  lost: ReadonlySet<number> = new Set(),
): Promise<void> {
  const called = calledOffIn(line);
  if (!called) return;
  const stands = { cancelled_at: null, cancel_reason: null };
  const options = (ids: number[]) => ({
    where: { application_id: line.application_id, id: { [Op.in]: ids } },
    transaction: ctx.tx,
  });
  const interviewIds = called.interview_ids.filter((id) => !lost.has(id));
  if (interviewIds.length > 0) await Interview.update(stands, options(interviewIds));
  if (called.practice_ids.length > 0) await InterviewPractice.update(stands, options(called.practice_ids));
}

/** What is told of a line that called appointments off: nothing when there were none. */
export function newsOfCalledOff(line: ApplicationEvent, now: Date): DomainEvent[] {
  if (!calledOffIn(line)) return [];
  const payload = { application_id: line.application_id, application_event_id: line.id };
  return [{ type: 'appointments_called_off', payload, ...endingWaits(line, now) }];
}
