import { z } from 'zod';
import { Application } from '../../../../db/models/application.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { STUDENT } from '../../../../domain/roles.ts';
import { query } from '../../../core/calls/define.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';
import { readConversation } from '../services/conversation.ts';
import { conversation } from '../views/conversation-schema.ts';

export const user__get_conversation = query({
  name: 'user__get_conversation',
  summary:
    'What the caller and their mentors have written to each other about an application, the oldest first',
  addition: true,
  allow: STUDENT,
  scope: 'own',
  input: z.strictObject({ application_id: id() }),
  output: conversation,
  errors: ['not_found'],
  example: { application_id: 1 },
  async run(ctx, { application_id }) {
    const where = { id: application_id, user_id: ctx.actor.user_id };
    if ((await Application.count({ where })) === 0) throw new DomainError('not_found');
    return readConversation(application_id, null);
  },
});
