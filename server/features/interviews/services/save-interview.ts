import type { Attributes } from 'sequelize';
import { Interview } from '../../../../db/models/interview.ts';
import { interviewAt, placeOf } from '../../../../domain/appointments.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { openInterview } from './appointments.ts';

/** What the student is told of beside the time; a note of staff is no news to them. */
const TOLD = ['is_online', 'place', 'google_map_url', 'online_link'] as const;

interface Saved {
  interview: Interview;
  /** Whether the student has to be told. */
  isNews: boolean;
  /** When it was to be until now. */
  told: Date | null;
  /** As it was until now; null for a new one. */
  before: PlannedInterview | null;
}
/** Of an interview what a change writes, and its undo puts back. */
const plannedInterview = (interview: Interview) => ({
  id: interview.id,
  conduct_at: interview.conduct_at?.toISOString() ?? null,
  fixed_schedule_at: interview.fixed_schedule_at?.toISOString() ?? null,
  is_online: interview.is_online,
  place: interview.place,
  google_map_url: interview.google_map_url,
  online_link: interview.online_link,
  memo: interview.memo,
  interview_slot_id: interview.interview_slot_id,
  minutes: interview.minutes,
});
export type PlannedInterview = ReturnType<typeof plannedInterview>;

/** Puts an interview back as it was before a change. */
export async function restoreInterview(
  ctx: CommandContext,
  application_id: number,
  { id, conduct_at, fixed_schedule_at, ...kept }: PlannedInterview,
): Promise<void> {
  const at = (instant: string | null) => (instant === null ? null : new Date(instant));
  await Interview.update(
    { ...kept, conduct_at: at(conduct_at), fixed_schedule_at: at(fixed_schedule_at) },
    { where: { id, application_id }, transaction: ctx.tx },
  );
}

type Values = Partial<Attributes<Interview>>;

/** Adds the next interview of an application, with the number after those that stand. */
export async function addInterview(
  ctx: CommandContext,
  application_id: number,
  values: Values,
): Promise<Saved> {
  const last = await Interview.max<number | null, Interview>('interview_number', {
    where: { application_id, cancelled_at: null },
    transaction: ctx.tx,
  });
  const interview = Interview.build({ ...values, application_id, interview_number: (last ?? 0) + 1 });
  interview.set(placeOf(interview));
  await interview.save({ transaction: ctx.tx });
  return { interview, isNews: true, told: null, before: null };
}

/**
 * Changes an interview that stands. At another time it does not take the place at the company's slot any more.
 * @throws DomainError not_found, appointment_settled
 */
export async function changeInterview(
  ctx: CommandContext,
  applicationId: number,
  interviewId: number,
  values: Values,
): Promise<Saved> {
  const interview = await openInterview(ctx, applicationId, interviewId);
  const told = interviewAt(interview);
  const before = plannedInterview(interview);
  interview.set(values);
  interview.set(placeOf(interview));
  const isMoved = told?.getTime() !== interviewAt(interview)?.getTime();
  if (isMoved) interview.set({ interview_slot_id: null, minutes: null });
  const isNews = isMoved || TOLD.some((field) => interview.changed(field));
  return { interview: await interview.save({ transaction: ctx.tx }), isNews, told, before };
}
