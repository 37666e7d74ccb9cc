import { z } from 'zod';
import { STAFF } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { requireStudent, takeBack } from '../services/recommend-dismissals.ts';
import { id, outId } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__undo_dismiss_recruitment = command({
  name: 'hf_member__undo_dismiss_recruitment',
  summary: 'Takes staff’s "not this" back; what the student said themselves stays',
  addition: true,
  allow: STAFF,
  input: z.strictObject({ user_id: id(), recruitment_id: id() }),
  output: z.object({ user_id: outId(), recruitment_id: outId() }),
  errors: ['not_found'],
  example: { user_id: 1, recruitment_id: 1 },
  async run(ctx, pair) {
    await requireStudent(ctx, pair.user_id);
    await takeBack(ctx, pair, false);
    return pair;
  },
});
