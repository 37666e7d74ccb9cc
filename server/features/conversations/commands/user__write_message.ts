import { z } from 'zod';
import { MESSAGE_MAX } from '../../../../domain/conversation.ts';
import { STUDENT } from '../../../../domain/roles.ts';
import { openOwn } from '../../applications/services/open-application.ts';
import { command } from '../../../core/calls/define.ts';
import { id, requiredText } from '../../../core/schemas/schema-helpers.ts';
import { readConversation } from '../services/conversation.ts';
import { writeMessage } from '../services/write-message.ts';
import { conversation } from '../views/conversation-schema.ts';

export const user__write_message = command({
  name: 'user__write_message',
  summary:
    'Writes to the mentor of one’s application, who also gets it by mail; several messages within some minutes go in one mail',
  addition: true,
  allow: STUDENT,
  scope: 'own',
  limit: { times: 60, per: 'hour' },
  input: z.strictObject({
    application: z.strictObject({ id: id() }),
    body: requiredText(MESSAGE_MAX),
  }),
  output: conversation,
  errors: ['not_found'],
  example: { application: { id: 1 }, body: '面接では、何を準備すればよいですか。' },
  async run(ctx, { application, body }) {
    await openOwn(ctx, application.id);
    await writeMessage(ctx, { application_id: application.id, hf_member_id: null, body, mail_id: null });
    return readConversation(application.id, ctx.tx);
  },
});
