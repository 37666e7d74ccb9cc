import { DataTypes, Model } from 'sequelize';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  NonAttribute,
  Sequelize,
} from 'sequelize';
import { id, optional, required, table, timestamp } from './columns.ts';
import type { Event } from './event.ts';

/** Where an event's news is posted: the chat of those who look after it. */
export class NotificationChannel extends Model<
  InferAttributes<NotificationChannel>,
  InferCreationAttributes<NotificationChannel>
> {
  declare id: CreationOptional<number>;
  declare name: string;
  /** https. Whoever knows it may post there: in no view, no log and no audit. Null: not given yet, nothing is posted. */
  declare url: string | null;
  declare url_changed_at: Date | null;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare posts?: NonAttribute<ChannelPost[]>;
}

/** One message to one channel, at most one per cause. `lease_until` frees the row of a killed worker. */
export class ChannelPost extends Model<InferAttributes<ChannelPost>, InferCreationAttributes<ChannelPost>> {
  declare id: CreationOptional<number>;
  declare notification_channel_id: number;
  /** Null: a test of the channel itself. */
  declare event_id: number | null;
  declare cause: string;
  /** The type of the domain event it tells of; `channel_tested` of none. */
  declare kind: string;
  declare text: string;
  declare state: CreationOptional<'pending' | 'sending' | 'sent' | 'failed'>;
  declare available_at: Date;
  declare lease_until: CreationOptional<Date | null>;
  declare attempts: CreationOptional<number>;
  declare last_error: CreationOptional<string | null>;
  declare sent_at: CreationOptional<Date | null>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare notification_channel?: NonAttribute<NotificationChannel>;
  declare event?: NonAttribute<Event>;
}

export function initNotificationChannel(sequelize: Sequelize): void {
  NotificationChannel.init(
    {
      id: id(),
      name: required(DataTypes.STRING),
      url: optional(DataTypes.TEXT),
      url_changed_at: optional(DataTypes.DATE),
      version: required(DataTypes.INTEGER, 0),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'notification_channels'),
  );

  ChannelPost.init(
    {
      id: id(),
      notification_channel_id: required(DataTypes.INTEGER),
      event_id: optional(DataTypes.INTEGER),
      cause: required(DataTypes.STRING),
      kind: required(DataTypes.STRING),
      text: required(DataTypes.TEXT),
      state: required(DataTypes.STRING, 'pending'),
      available_at: required(DataTypes.DATE),
      lease_until: optional(DataTypes.DATE),
      attempts: required(DataTypes.INTEGER, 0),
      last_error: optional(DataTypes.TEXT),
      sent_at: optional(DataTypes.DATE),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'channel_posts'),
  );
}
