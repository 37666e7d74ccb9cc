import { ResumeComment } from '../../../../db/models/resume-history.ts';
import type { ApplicationState } from '../../../../domain/application-state.ts';
import type { CommandContext } from '../../../core/calls/context.ts';

/** States in which a mentor works on the resume: what they note is read when they hand it on. */
export const isWithMentor = (state: ApplicationState): boolean =>
  state === 'resume_submitted' || state === 'in_correction';

/**
 * Lets the student read the comments that waited for the mentor to be done.
 * @returns their ids, for an undo
 */
export async function sendComments(ctx: CommandContext, applicationId: number): Promise<number[]> {
  const waiting = await ResumeComment.findAll({
    attributes: ['id'],
    where: { application_id: applicationId, sent_at: null },
    transaction: ctx.tx,
  });
  const ids = waiting.map(({ id }) => id);
  if (ids.length > 0)
    await ResumeComment.update({ sent_at: ctx.now }, { where: { id: ids }, transaction: ctx.tx });
  return ids;
}

/** Takes comments back that an undone step had sent. */
export async function unsendComments(
  ctx: CommandContext,
  applicationId: number,
  ids: readonly number[],
): Promise<void> {
  await ResumeComment.update(
    { sent_at: null },
    { where: { id: [...ids], application_id: applicationId }, transaction: ctx.tx },
  );
}
