import { literal } from 'sequelize';
import { ResumeComment } from '../../../../db/models/resume-history.ts';
import { loadHistory } from '../../applications/services/about-application.ts';
import { draft } from '../../mail/services/draft.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';
import { toMentors } from '../../mail/services/recipients.ts';

/** The mentors read the student's comment. */
export const correctionAnswered: EffectHandler<'correction_answered'> = async (payload, about, ctx) => {
  const history = await loadHistory(payload.application_event_id, ctx.tx);
  // The comment is written beside the line of the history, in the same command: it is the nearest in time.
  const comment = await ResumeComment.findOne({
    where: { application_id: about.application.id, user_id: about.student.id },
    order: literal(
      `abs(extract(epoch from created_at - '${history.created_at.toISOString()}'::timestamptz)), id`,
    ),
    transaction: ctx.tx,
  });
  return toMentors(about, ctx, (recipient, shared) =>
    draft('staff_correction_answered', recipient, {
      ...shared,
      comment: history.reason ?? comment?.body ?? '',
    }),
  );
};
