import { z } from 'zod';
import { RECOMMEND_MAX } from '../../../../domain/recommending.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { dismiss, requireRecruitment, requireStudent } from '../services/recommend-dismissals.ts';
import { clearable, id, longText, outId } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__dismiss_recruitment = command({
  name: 'hf_member__dismiss_recruitment',
  summary:
    '"Not this": the job is not recommended to the student, until it is taken back; said again, the last reason stands',
  addition: true,
  allow: STAFF,
  input: z.strictObject({
    user_id: id(),
    recruitment_id: id(),
    reason: clearable(longText(RECOMMEND_MAX.reason)),
  }),
  output: z.object({ user_id: outId(), recruitment_id: outId(), reason: z.string().nullable() }),
  errors: ['not_found'],
  example: { user_id: 1, recruitment_id: 1, reason: '夜勤は希望しないとのこと' },
  async run(ctx, { reason = null, ...pair }) {
    await requireStudent(ctx, pair.user_id);
    await requireRecruitment(ctx, pair.recruitment_id);
    await dismiss(ctx, pair, { is_by_student: false, reason });
    return { ...pair, reason };
  },
});
