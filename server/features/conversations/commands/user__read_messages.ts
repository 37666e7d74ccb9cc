import { z } from 'zod';
import { STUDENT } from '../../../../domain/roles.ts';
import { openOwn } from '../../applications/services/open-application.ts';
import { command } from '../../../core/calls/define.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';
import { markRead, readConversation } from '../services/conversation.ts';
import { conversation } from '../views/conversation-schema.ts';

export const user__read_messages = command({
  name: 'user__read_messages',
  summary: 'Marks what the mentor has written as read, up to the last message that the page has shown',
  addition: true,
  allow: STUDENT,
  scope: 'own',
  input: z.strictObject({ application: z.strictObject({ id: id() }), last_message_id: id() }),
  output: conversation,
  errors: ['not_found'],
  example: { application: { id: 1 }, last_message_id: 1 },
  async run(ctx, { application, last_message_id }) {
    await openOwn(ctx, application.id);
    await markRead(ctx, application.id, 'student', last_message_id);
    return readConversation(application.id, ctx.tx);
  },
});
