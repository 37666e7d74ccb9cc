import { DataTypes, Model } from 'sequelize';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  NonAttribute,
  Sequelize,
} from 'sequelize';
import { flag, id, languageMap, optional, required, table, timestamp } from './columns.ts';
import type { LanguageMap } from './types.ts';
import type { StoredFile } from './file.ts';
import type { Form, FormAnswer } from './form.ts';
import type { NotificationChannel } from './notification-channel.ts';
import type { User } from './user.ts';

export class Event extends Model<InferAttributes<Event>, InferCreationAttributes<Event>> {
  declare id: CreationOptional<number>;
  declare title: CreationOptional<LanguageMap>;
  declare body: CreationOptional<LanguageMap>;
  declare start_at: Date;
  declare deadline: Date | null;
  declare apply_url: string | null;
  declare thumbnail_file_id: number | null;
  declare form_id: number | null;
  declare apply_complete_message: CreationOptional<LanguageMap>;
  declare is_need_resume_file: CreationOptional<boolean>;
  declare is_released: CreationOptional<boolean>;
  declare notification_channel_id: number | null;
  declare capacity: number | null;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare thumbnail_file?: NonAttribute<StoredFile | null>;
  declare form?: NonAttribute<Form | null>;
  declare notification_channel?: NonAttribute<NotificationChannel | null>;
  declare event_applications?: NonAttribute<EventApplication[]>;
}

/** A seat wanted at an event. Cancelled beats confirmed beats waiting. */
export class EventApplication extends Model<
  InferAttributes<EventApplication>,
  InferCreationAttributes<EventApplication>
> {
  declare id: CreationOptional<number>;
  declare event_id: number;
  declare user_id: number;
  declare apply_at: Date;
  declare is_confirmed: CreationOptional<boolean>;
  declare is_cancelled: CreationOptional<boolean>;
  declare confirmed_at: Date | null;
  declare cancelled_at: Date | null;
  declare is_waiting: CreationOptional<boolean>;
  declare token_for_cancell: string;
  declare resume_file_id: number | null;
  declare apply_campaign_name: string | null;
  declare apply_campaign_source: string | null;
  declare apply_campaign_term: string | null;
  declare apply_campaign_medium: string | null;
  declare apply_campaign_content: string | null;
  declare apply_landing_page: string | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare event?: NonAttribute<Event>;
  declare user?: NonAttribute<User>;
  declare resume_file?: NonAttribute<StoredFile | null>;
  declare form_answer?: NonAttribute<FormAnswer | null>;
}

export function initEvent(sequelize: Sequelize): void {
  Event.init(
    {
      id: id(),
      title: languageMap(),
      body: languageMap(),
      start_at: required(DataTypes.DATE),
      deadline: optional(DataTypes.DATE),
      apply_url: optional(DataTypes.STRING),
      thumbnail_file_id: optional(DataTypes.INTEGER),
      form_id: optional(DataTypes.INTEGER),
      apply_complete_message: languageMap(),
      is_need_resume_file: flag(),
      is_released: flag(),
      notification_channel_id: optional(DataTypes.INTEGER),
      capacity: optional(DataTypes.INTEGER),
      version: required(DataTypes.INTEGER, 0),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'events'),
  );

  EventApplication.init(
    {
      id: id(),
      event_id: required(DataTypes.INTEGER),
      user_id: required(DataTypes.INTEGER),
      apply_at: required(DataTypes.DATE),
      is_confirmed: flag(),
      is_cancelled: flag(),
      confirmed_at: optional(DataTypes.DATE),
      cancelled_at: optional(DataTypes.DATE),
      is_waiting: flag(),
      token_for_cancell: required(DataTypes.STRING),
      resume_file_id: optional(DataTypes.INTEGER),
      apply_campaign_name: optional(DataTypes.STRING),
      apply_campaign_source: optional(DataTypes.STRING),
      apply_campaign_term: optional(DataTypes.STRING),
      apply_campaign_medium: optional(DataTypes.STRING),
      apply_campaign_content: optional(DataTypes.STRING),
      apply_landing_page: optional(DataTypes.TEXT),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'event_applications'),
  );
}
