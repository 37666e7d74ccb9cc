import { DataTypes, Model } from 'sequelize';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  NonAttribute,
  Sequelize,
} from 'sequelize';
import { flag, id, joinTable, optional, required, table, timestamp } from './columns.ts';
import type { Delivery } from './delivery.ts';
import type { HfMember } from './hf-member.ts';
import type { RecommendMail } from './recommend-mail.ts';
import type { User } from './user.ts';

/** An address that nothing reaches, as a server said; until somebody says that it does. */
export class UndeliverableAddress extends Model<
  InferAttributes<UndeliverableAddress>,
  InferCreationAttributes<UndeliverableAddress>
> {
  declare id: CreationOptional<number>;
  /** In small letters. */
  declare email: string;
  /** Whose it was when it was marked: a student, or nobody we sign in. */
  declare user_id: number | null;
  /** The mail that came back. */
  declare delivery_id: number | null;
  declare status: string | null;
  declare text: string | null;
  declare marked_at: Date;
  /** Not in force since. By a member with a reason; by the student when there is no member. */
  declare lifted_at: Date | null;
  declare lifted_by_hf_member_id: number | null;
  declare lifted_reason: string | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare user?: NonAttribute<User | null>;
  declare delivery?: NonAttribute<Delivery | null>;
  declare lifted_by_hf_member?: NonAttribute<HfMember | null>;
}

/** A reply to a recommend mail: one that came as a mail, or one that a member of staff noted by hand. */
export class RecommendMailReply extends Model<
  InferAttributes<RecommendMailReply>,
  InferCreationAttributes<RecommendMailReply>
> {
  declare id: CreationOptional<number>;
  declare recommend_mail_id: number;
  declare received_at: Date;
  /** An absence note or another machine's answer: not counted. */
  declare is_automatic: CreationOptional<boolean>;
  /** Who sent it, where that is not the student. */
  declare from_email: string | null;
  declare text: string | null;
  /** What the same mail is known by when it comes twice. */
  declare message_id: string | null;
  declare noted_by_hf_member_id: number | null;
  declare created_at: CreationOptional<Date>;

  declare recommend_mail?: NonAttribute<RecommendMail>;
  declare noted_by_hf_member?: NonAttribute<HfMember | null>;
}

/** The one key that signs our inbound addresses. */
export class InboundKey extends Model<InferAttributes<InboundKey>, InferCreationAttributes<InboundKey>> {
  declare id: number;
  declare key: string;
  declare created_at: CreationOptional<Date>;
}

export function initInboundMail(sequelize: Sequelize): void {
  UndeliverableAddress.init(
    {
      id: id(),
      email: required(DataTypes.STRING),
      user_id: optional(DataTypes.INTEGER),
      delivery_id: optional(DataTypes.INTEGER),
      status: optional(DataTypes.STRING),
      text: optional(DataTypes.TEXT),
      marked_at: required(DataTypes.DATE),
      lifted_at: optional(DataTypes.DATE),
      lifted_by_hf_member_id: optional(DataTypes.INTEGER),
      lifted_reason: optional(DataTypes.TEXT),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'undeliverable_addresses'),
  );

  RecommendMailReply.init(
    {
      id: id(),
      recommend_mail_id: required(DataTypes.INTEGER),
      received_at: required(DataTypes.DATE),
      is_automatic: flag(),
      from_email: optional(DataTypes.STRING),
      text: optional(DataTypes.TEXT),
      message_id: optional(DataTypes.TEXT),
      noted_by_hf_member_id: optional(DataTypes.INTEGER),
      created_at: timestamp(),
    },
    joinTable(sequelize, 'recommend_mail_replies'),
  );

  InboundKey.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, allowNull: false },
      key: required(DataTypes.STRING),
      created_at: timestamp(),
    },
    joinTable(sequelize, 'inbound_keys'),
  );
}
