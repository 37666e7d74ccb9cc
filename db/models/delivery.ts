import { DataTypes, Model } from 'sequelize';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  NonAttribute,
  Sequelize,
} from 'sequelize';
import type { BounceKind } from '../../domain/bounce.ts';
import { id, optional, required, table, timestamp } from './columns.ts';
import type { JsonObject } from './types.ts';
import type { Company } from './company.ts';
import type { HfMember } from './hf-member.ts';
import type { OutboxEvent } from './outbox-event.ts';
import type { RecommendMail } from './recommend-mail.ts';
import type { User } from './user.ts';

/**
 * One mail to one recipient, at most once per (cause, recipient, template). `lease_until` frees the row
 * of a killed worker.
 */
export class Delivery extends Model<InferAttributes<Delivery>, InferCreationAttributes<Delivery>> {
  declare id: CreationOptional<number>;
  declare outbox_event_id: number | null;
  declare cause: string;
  declare template: string;
  declare recipient_email: string;
  declare recipient_user_id: number | null;
  declare recipient_hf_member_id: number | null;
  declare company_id: number | null;
  declare language_code: string;
  declare subject: string | null;
  declare body_html: string | null;
  declare body_text: string | null;
  declare attachments: CreationOptional<JsonObject[]>;
  /** What the mail was written from, so that it can be written again or other words be tried on it. */
  declare template_values: CreationOptional<JsonObject | null>;
  declare state: CreationOptional<'pending' | 'sending' | 'sent' | 'kept' | 'failed' | 'held' | 'cancelled'>;
  declare available_at: Date;
  declare lease_until: Date | null;
  declare attempts: CreationOptional<number>;
  declare last_error: string | null;
  declare sent_at: Date | null;
  declare message_id: string | null;
  declare recommend_mail_id: CreationOptional<number | null>;
  /** Right to stop the stream of mails it belongs to; in no view. */
  declare unsubscribe_token: CreationOptional<string | null>;
  /** Whom an answer goes to; null: nobody but the sender of all mails. */
  declare reply_to: CreationOptional<string | null>;
  /** What a report said after a server had taken it, and since when it is known not to have arrived. */
  declare bounced_at: CreationOptional<Date | null>;
  declare bounce_kind: CreationOptional<BounceKind | null>;
  declare bounce_status: CreationOptional<string | null>;
  declare bounce_text: CreationOptional<string | null>;
  /** Who decided that a held or failed mail goes again or is given up, when, and why. */
  declare decided_at: CreationOptional<Date | null>;
  declare decided_by_hf_member_id: CreationOptional<number | null>;
  declare decided_reason: CreationOptional<string | null>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare outbox_event?: NonAttribute<OutboxEvent | null>;
  declare recipient_user?: NonAttribute<User | null>;
  declare recipient_hf_member?: NonAttribute<HfMember | null>;
  declare company?: NonAttribute<Company | null>;
  declare decided_by_hf_member?: NonAttribute<HfMember | null>;
  declare recommend_mail?: NonAttribute<RecommendMail | null>;
}

export function initDelivery(sequelize: Sequelize): void {
  Delivery.init(
    {
      id: id(),
      outbox_event_id: optional(DataTypes.INTEGER),
      cause: required(DataTypes.STRING),
      template: required(DataTypes.STRING),
      recipient_email: required(DataTypes.STRING),
      recipient_user_id: optional(DataTypes.INTEGER),
      recipient_hf_member_id: optional(DataTypes.INTEGER),
      company_id: optional(DataTypes.INTEGER),
      language_code: required(DataTypes.STRING),
      subject: optional(DataTypes.TEXT),
      body_html: optional(DataTypes.TEXT),
      body_text: optional(DataTypes.TEXT),
      attachments: required(DataTypes.JSONB, []),
      template_values: optional(DataTypes.JSONB),
      state: required(DataTypes.STRING, 'pending'),
      available_at: required(DataTypes.DATE),
      lease_until: optional(DataTypes.DATE),
      attempts: required(DataTypes.INTEGER, 0),
      last_error: optional(DataTypes.TEXT),
      sent_at: optional(DataTypes.DATE),
      message_id: optional(DataTypes.STRING),
      recommend_mail_id: optional(DataTypes.INTEGER),
      unsubscribe_token: optional(DataTypes.STRING),
      reply_to: optional(DataTypes.STRING),
      bounced_at: optional(DataTypes.DATE),
      bounce_kind: optional(DataTypes.STRING),
      bounce_status: optional(DataTypes.STRING),
      bounce_text: optional(DataTypes.TEXT),
      decided_at: optional(DataTypes.DATE),
      decided_by_hf_member_id: optional(DataTypes.INTEGER),
      decided_reason: optional(DataTypes.TEXT),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'deliveries'),
  );
}
