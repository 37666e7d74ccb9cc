import { z } from 'zod';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { ChannelPost } from '../../../../db/models/notification-channel.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { MANAGER } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { wakeSender } from '../../../core/calls/outbox.ts';
import { id, outId } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__send_channel_post_again = command({
  name: 'hf_member__send_channel_post_again',
  summary:
    'Posts a message that was given up once more, as it was written, to the address the channel has now',
  addition: true,
  allow: MANAGER,
  input: z.strictObject({ channel_post: z.strictObject({ id: id() }) }),
  output: z.object({ channel_post_id: outId() }),
  errors: ['not_found', 'channel_post_settled', 'channel_without_address'],
  example: { channel_post: { id: 1 } },
  async run(ctx, { channel_post: { id: postId } }) {
    const { tx: transaction, now } = ctx;
    const post = await ChannelPost.findByPk(postId, {
      include: { association: 'notification_channel', required: true },
      lock: { level: transaction.LOCK.UPDATE, of: ChannelPost },
      transaction,
    });
    if (!post) throw new DomainError('not_found');
    if (post.state !== 'failed') throw new DomainError('channel_post_settled');
    if (!post.notification_channel?.url) throw new DomainError('channel_without_address');
    await post.update({ state: 'pending', attempts: 0, available_at: now }, { transaction });
    await wakeSender(sequelizeOf(ChannelPost), transaction);
    return { channel_post_id: postId };
  },
});
