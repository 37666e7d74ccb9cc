import { z } from 'zod';
import { Op } from 'sequelize';
import { DomainError } from '../../../../domain/error-codes.ts';
import { EVERYONE, isStaff } from '../../../../domain/roles.ts';
import { loadEvent } from '../views/present-event.ts';
import { query, seenBy } from '../../../core/calls/define.ts';
import { eventScope } from '../../../core/scopes.ts';
import { eventForStaff, eventPublic } from '../views/event-schema.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';

export const aggregates__event = query({
  name: 'aggregates__event',
  summary:
    "An event with its form, the caller's own live application and what is possible now; unreleased ones exist for staff only",
  allow: EVERYONE,
  input: z.strictObject({ id: id() }),
  output: { public: eventPublic, staff: eventForStaff },
  errors: ['not_found'],
  example: { id: 1 },
  async run(ctx, { id: eventId }) {
    const event = await loadEvent({ [Op.and]: [{ id: eventId }, eventScope(ctx.actor)] }, ctx, ctx.tx);
    if (!event) throw new DomainError('not_found');
    return seenBy(isStaff(ctx.actor) ? 'staff' : 'public', event);
  },
});
