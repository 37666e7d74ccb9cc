import { z } from 'zod';
import { Op } from 'sequelize';
import { DomainError } from '../../../../domain/error-codes.ts';
import { STUDENT_OR_STAFF } from '../../../../domain/roles.ts';
import { loadApplication } from '../views/load-application.ts';
import { ownersView, staffsView } from '../services/application-answers.ts';
import { query, seenBy } from '../../../core/calls/define.ts';
import { applicationScope } from '../../../core/scopes.ts';
import { applicationForOwner, applicationForStaff } from '../views/application-schema.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';

export const aggregates__application = query({
  name: 'aggregates__application',
  summary: "An application: the owner's view, or staff's with the student beside it",
  allow: STUDENT_OR_STAFF,
  scope: 'assigned',
  input: z.strictObject({ id: id() }),
  output: { owner: applicationForOwner, staff: applicationForStaff },
  errors: ['not_found'],
  example: { id: 1 },
  async run(ctx, { id: applicationId }) {
    const row = await loadApplication(
      { [Op.and]: [{ id: applicationId }, applicationScope(ctx.actor)] },
      ctx.tx,
    );
    if (!row) throw new DomainError('not_found');
    return row.user_id === ctx.actor.user_id
      ? seenBy('owner', await ownersView(ctx, row))
      : seenBy('staff', await staffsView(ctx, row));
  },
});
