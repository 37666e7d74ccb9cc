import { z } from 'zod';
import { STUDENT } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { dismissedIds, takeBack } from '../services/recommend-dismissals.ts';
import { dismissedAnswer } from '../views/recommending-schema.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';

export const user__undo_dismiss_recruitment = command({
  name: 'user__undo_dismiss_recruitment',
  summary: 'Takes "not for me" back; one that was not said is no error',
  addition: true,
  allow: STUDENT,
  input: z.strictObject({ recruitment_id: id() }),
  output: dismissedAnswer,
  errors: [],
  example: { recruitment_id: 1 },
  async run(ctx, { recruitment_id }) {
    await takeBack(ctx, { user_id: ctx.actor.user_id, recruitment_id }, true);
    return dismissedIds(ctx);
  },
});
