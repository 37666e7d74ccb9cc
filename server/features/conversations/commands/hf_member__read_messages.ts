import { z } from 'zod';
import { STAFF } from '../../../../domain/roles.ts';
import { openApplicationAsStaff } from '../../applications/services/open-application.ts';
import { command } from '../../../core/calls/define.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';
import { markRead, readConversation } from '../services/conversation.ts';
import { conversation } from '../views/conversation-schema.ts';

export const hf_member__read_messages = command({
  name: 'hf_member__read_messages',
  summary:
    'Marks what the student has written as read, up to the last message that the page has shown. A manager who only looks on leaves it unread for its mentors',
  addition: true,
  allow: STAFF,
  scope: 'assigned',
  input: z.strictObject({ application: z.strictObject({ id: id() }), last_message_id: id() }),
  output: conversation,
  errors: ['not_found'],
  example: { application: { id: 1 }, last_message_id: 1 },
  async run(ctx, { application: { id: applicationId }, last_message_id }) {
    const { application, standing } = await openApplicationAsStaff(ctx, applicationId);
    if (standing.is_assigned || application.mentor_count === 0)
      await markRead(ctx, applicationId, 'staff', last_message_id);
    return readConversation(applicationId, ctx.tx);
  },
});
