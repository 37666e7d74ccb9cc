import { z } from 'zod';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { ChannelPost, NotificationChannel } from '../../../../db/models/notification-channel.ts';
import { CHANNEL_TEST_TEXT } from '../../../../domain/notification-channel.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { MANAGER } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { lockedRow } from '../../../core/calls/locked-row.ts';
import { wakeSender } from '../../../core/calls/outbox.ts';
import { id, outId } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__test_notification_channel = command({
  name: 'hf_member__test_notification_channel',
  summary: 'Posts a test message to a notification channel; one that still waits goes at once instead',
  addition: true,
  allow: MANAGER,
  limit: { times: 60, per: 'hour' },
  input: z.strictObject({ notification_channel: z.strictObject({ id: id() }) }),
  output: z.object({ channel_post_id: outId() }),
  errors: ['not_found', 'channel_without_address'],
  example: { notification_channel: { id: 1 } },
  async run(ctx, { notification_channel: { id: channelId } }) {
    const { tx: transaction, now } = ctx;
    // The lock makes one test of two at once.
    const channel = await lockedRow(NotificationChannel, channelId, transaction);
    if (channel.url === null) throw new DomainError('channel_without_address');
    const kind = 'channel_tested';
    const where = { notification_channel_id: channelId, kind, state: ['pending', 'sending'] };
    const waiting = await ChannelPost.findOne({ where, transaction });
    await wakeSender(sequelizeOf(ChannelPost), transaction);
    if (waiting) {
      if (waiting.state === 'pending') await waiting.update({ available_at: now }, { transaction });
      return { channel_post_id: waiting.id };
    }
    const post = await ChannelPost.create(
      {
        notification_channel_id: channelId,
        event_id: null,
        cause: `${kind}:channel:${channelId}:at:${now.toISOString()}`,
        kind,
        text: CHANNEL_TEST_TEXT,
        available_at: now,
      },
      { transaction },
    );
    return { channel_post_id: post.id };
  },
});
