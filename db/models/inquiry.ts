import type { NonAttribute, Sequelize } from 'sequelize';
import { inquiry } from '../../domain/entities/inquiry.ts';
import { initTables, modelOf, rowsOf } from './entity-model.ts';
import type { HfMember } from './hf-member.ts';
import type { User } from './user.ts';

/** A student's question with its replies: domain/entities/inquiry.ts. */
export class Inquiry extends modelOf(inquiry) {
  declare user?: NonAttribute<User | null>;
  declare hf_member?: NonAttribute<HfMember | null>;
  declare inquiry_replies?: NonAttribute<InquiryReply[]>;
}

export class InquiryReply extends rowsOf('inquiry_replies', 'inquiry_id', inquiry.fields.inquiry_replies) {
  declare inquiry?: NonAttribute<Inquiry>;
  declare hf_member?: NonAttribute<HfMember | null>;
}

export function initInquiry(sequelize: Sequelize): void {
  initTables(sequelize, Inquiry, InquiryReply);
}
