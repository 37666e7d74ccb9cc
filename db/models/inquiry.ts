import { DataTypes, Model } from 'sequelize';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  NonAttribute,
  Sequelize,
} from 'sequelize';
import { id, optional, required, table, timestamp } from './columns.ts';
import type { HfMember } from './hf-member.ts';
import type { User } from './user.ts';

export class Inquiry extends Model<InferAttributes<Inquiry>, InferCreationAttributes<Inquiry>> {
  declare id: CreationOptional<number>;
  declare user_id: number | null;
  declare message: string;
  declare referer: string | null;
  declare answered_at: Date | null;
  declare closed_at: Date | null;
  /** Who looks after it. */
  declare hf_member_id: number | null;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare user?: NonAttribute<User | null>;
  declare hf_member?: NonAttribute<HfMember | null>;
  declare inquiry_replies?: NonAttribute<InquiryReply[]>;
}

export class InquiryReply extends Model<
  InferAttributes<InquiryReply>,
  InferCreationAttributes<InquiryReply>
> {
  declare id: CreationOptional<number>;
  declare inquiry_id: number;
  declare hf_member_id: number | null;
  declare body: string;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare inquiry?: NonAttribute<Inquiry>;
  declare hf_member?: NonAttribute<HfMember | null>;
}

export function initInquiry(sequelize: Sequelize): void {
  Inquiry.init(
    {
      id: id(),
      user_id: optional(DataTypes.INTEGER),
      message: required(DataTypes.TEXT),
      referer: optional(DataTypes.TEXT),
      answered_at: optional(DataTypes.DATE),
      closed_at: optional(DataTypes.DATE),
      hf_member_id: optional(DataTypes.INTEGER),
      version: required(DataTypes.INTEGER, 0),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'inquiries'),
  );

  InquiryReply.init(
    {
      id: id(),
      inquiry_id: required(DataTypes.INTEGER),
      hf_member_id: optional(DataTypes.INTEGER),
      body: required(DataTypes.TEXT),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'inquiry_replies'),
  );
}
