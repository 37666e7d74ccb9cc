import { z } from 'zod';
import { Application } from '../../../../db/models/application.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { STUDENT } from '../../../../domain/roles.ts';
import { query } from '../../../core/calls/define.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';
import { findOpenRequest, slotsToPick } from '../services/interview-slots.ts';
import { slotToPick } from '../views/interview-slots-schema.ts';

export const user__get_interview_slots = query({
  name: 'user__get_interview_slots',
  summary:
    'The times offered for the interview that are free now; none unless the student was asked to pick one',
  addition: true,
  allow: STUDENT,
  scope: 'own',
  input: z.strictObject({ application_id: id() }),
  output: z.object({ slots: z.array(slotToPick) }),
  errors: ['not_found'],
  example: { application_id: 1 },
  async run(ctx, { application_id }) {
    const where = { id: application_id, user_id: ctx.actor.user_id };
    const application = await Application.findOne({ where });
    if (!application) throw new DomainError('not_found');
    const request = await findOpenRequest(ctx, application);
    return { slots: request ? await slotsToPick(ctx, application, request) : [] };
  },
});
