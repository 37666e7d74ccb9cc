import { channelPost, notificationChannel } from '../../domain/entities/notification-channel.ts';
import { modelOf } from './entity-model.ts';

export class NotificationChannel extends modelOf(notificationChannel, {
  key: 'notification_channel_id',
  many: { posts: 'channel_posts' },
}) {}

export class ChannelPost extends modelOf(channelPost) {}
