import { Op } from 'sequelize';
import { z } from 'zod';
import { Application } from '../../../../db/models/application.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { openableApplications } from '../../applications/services/application-scopes.ts';
import { query } from '../../../core/calls/define.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';
import { readConversation } from '../services/conversation.ts';
import { conversation } from '../views/conversation-schema.ts';

export const hf_member__get_conversation = query({
  name: 'hf_member__get_conversation',
  summary: 'What the student of an application and its mentors have written to each other, the oldest first',
  addition: true,
  allow: STAFF,
  scope: 'assigned',
  input: z.strictObject({ application_id: id() }),
  output: conversation,
  errors: ['not_found'],
  example: { application_id: 1 },
  async run(ctx, { application_id }) {
    const where = { [Op.and]: [{ id: application_id }, openableApplications(ctx.actor)] };
    if ((await Application.count({ where })) === 0) throw new DomainError('not_found');
    return readConversation(application_id, null);
  },
});
