import { z } from 'zod';
import { MESSAGE_MAX } from '../../../../domain/conversation.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { openAsStaff } from '../../applications/services/open-application.ts';
import { command } from '../../../core/calls/define.ts';
import { id, requiredText } from '../../../core/schemas/schema-helpers.ts';
import { readConversation } from '../services/conversation.ts';
import { writeMessage } from '../services/write-message.ts';
import { conversation } from '../views/conversation-schema.ts';

export const hf_member__write_message = command({
  name: 'hf_member__write_message',
  summary:
    'Writes to the student of an application, who also gets it by mail; several messages within some minutes go in one mail',
  addition: true,
  allow: STAFF,
  scope: 'assigned',
  limit: { times: 240, per: 'hour' },
  input: z.strictObject({
    application: z.strictObject({ id: id() }),
    body: requiredText(MESSAGE_MAX),
  }),
  output: conversation,
  errors: ['not_found'],
  example: { application: { id: 1 }, body: 'まず、会社のサイトを読んでおきましょう。' },
  async run(ctx, { application, body }) {
    await openAsStaff(ctx, application.id);
    const { hf_member_id } = ctx.actor;
    await writeMessage(ctx, { application_id: application.id, hf_member_id, body, mail_id: null });
    return readConversation(application.id, ctx.tx);
  },
});
