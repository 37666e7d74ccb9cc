import { z } from 'zod';
import { Op } from 'sequelize';
import { DomainError } from '../../../../domain/error-codes.ts';
import { STUDENT_OR_STAFF } from '../../../../domain/roles.ts';
import { loadEventApplication, presentEventApplication } from '../views/present-event-application.ts';
import { query, seenBy } from '../../../core/calls/define.ts';
import { eventApplicationScope } from '../../../core/scopes.ts';
import { eventApplicationForOwner, eventApplicationForStaff } from '../views/event-schema.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';

export const aggregates__event_application = query({
  name: 'aggregates__event_application',
  summary: "An application for an event: the owner's view, or staff's",
  allow: STUDENT_OR_STAFF,
  scope: 'own',
  input: z.strictObject({ id: id() }),
  output: { owner: eventApplicationForOwner, staff: eventApplicationForStaff },
  errors: ['not_found'],
  example: { id: 1 },
  async run(ctx, { id: applicationId }) {
    const row = await loadEventApplication(
      { [Op.and]: [{ id: applicationId }, eventApplicationScope(ctx.actor)] },
      ctx.tx,
    );
    if (!row) throw new DomainError('not_found');
    const isOwner = row.user_id === ctx.actor.user_id;
    return seenBy(isOwner ? 'owner' : 'staff', presentEventApplication(row, !isOwner, ctx.now));
  },
});
