import { z } from 'zod';
import { DomainError } from '../../../../domain/error-codes.ts';
import { isManager, STUDENT_OR_STAFF } from '../../../../domain/roles.ts';
import { isMentorOf } from '../../applications/services/mentor-of.ts';
import { loadUser, presentUser } from '../views/present-user.ts';
import { query, seenBy } from '../../../core/calls/define.ts';
import { userForManager, userForMentor, userForRecommending, userSelf } from '../views/user-schema.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';

export const aggregates__user = query({
  name: 'aggregates__user',
  summary:
    'A student: oneself, a mentor the students of assigned applications (others without contact), a manager all',
  allow: STUDENT_OR_STAFF,
  scope: 'own',
  input: z.strictObject({ id: id() }),
  output: {
    self: userSelf,
    mentor: userForMentor,
    recommending: userForRecommending,
    manager: userForManager,
  },
  errors: ['not_found'],
  example: { id: 1 },
  async run(ctx, { id: userId }) {
    const isSelf = userId === ctx.actor.user_id;
    if (!isSelf && ctx.actor.hf_member_id === null) throw new DomainError('not_found');
    const row = await loadUser(userId, ctx.tx);
    if (!row) throw new DomainError('not_found');
    const user = presentUser(row);
    if (isManager(ctx.actor)) return seenBy('manager', user);
    if (isSelf) return seenBy('self', user);
    return seenBy((await isMentorOf(ctx, userId)) ? 'mentor' : 'recommending', user);
  },
});
