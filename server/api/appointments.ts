import { Interview, InterviewPractice } from '../../db/models/interview.ts';
import { UNDO_MINUTES } from '../domain/constants.ts';
import { DomainError } from '../domain/error-codes.ts';
import type { CommandContext } from './context.ts';

const SOON_MINUTES = 60;

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
 * How long the mail about a cancelled appointment waits to be taken back. Of one that begins within the hour the
 * student learns at once, before they set out: then the cancelling cannot be undone once the mail has left.
 */
export function cancellingWaits(startsAt: Date | null, now: Date): { delay_minutes?: number } {
  const minutes = startsAt ? (startsAt.getTime() - now.getTime()) / 60_000 : Infinity;
  return minutes >= 0 && minutes <= SOON_MINUTES ? {} : { delay_minutes: UNDO_MINUTES };
}

/**
 * Lets mails about cancelled appointments of the application go now: what is arranged next supersedes their undo,
 * and the student reads of the end of the old one before the beginning of the new.
 */
export async function releaseCancellations(ctx: CommandContext, applicationId: number): Promise<void> {
  await Interview.sequelize!.query(
    `update outbox_events set available_at = $2, updated_at = $2
     where type in ('interview_cancelled', 'interview_practice_cancelled') and processed_at is null
       and available_at > $2 and (payload->>'application_id')::int = $1`,
    { bind: [applicationId, ctx.now], transaction: ctx.tx },
  );
}
