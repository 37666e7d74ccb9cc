import { z } from 'zod';
import { RECOMMEND_MAX } from '../../../../domain/recommending.ts';
import { STUDENT } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { dismiss, dismissedIds, requireRecruitment } from '../services/recommend-dismissals.ts';
import { dismissedAnswer } from '../views/recommending-schema.ts';
import { clearable, id, longText } from '../../../core/schemas/schema-helpers.ts';

export const user__dismiss_recruitment = command({
  name: 'user__dismiss_recruitment',
  summary: '"Not for me": the job is not recommended to the caller any more, until it is taken back',
  addition: true,
  allow: STUDENT,
  input: z.strictObject({ recruitment_id: id(), reason: clearable(longText(RECOMMEND_MAX.reason)) }),
  output: dismissedAnswer,
  errors: ['not_found'],
  example: { recruitment_id: 1 },
  async run(ctx, { recruitment_id, reason = null }) {
    await requireRecruitment(ctx, recruitment_id);
    const pair = { user_id: ctx.actor.user_id, recruitment_id };
    await dismiss(ctx, pair, { is_by_student: true, reason });
    return dismissedIds(ctx);
  },
});
