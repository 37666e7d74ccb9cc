import { flag, id, instant, line, ref, text } from '../../domain/entities/fields.ts';
import { internalModel } from './entity-model.ts';

/** An address that nothing reaches, as a server said; until somebody says that it does. */
export class UndeliverableAddress extends internalModel('undeliverable_addresses', {
  /** In small letters. */
  email: line(),
  /** Whose it was when it was marked: a student, or nobody we sign in. */
  user_id: ref('users', { nullable: true }),
  /** The mail that came back. */
  delivery_id: ref('deliveries', { nullable: true }),
  status: line({ nullable: true }),
  text: text({ nullable: true }),
  marked_at: instant(),
  /** Not in force since. By a member with a reason; by the student when there is no member. */
  lifted_at: instant({ nullable: true }),
  lifted_by_hf_member_id: ref('hf_members', { nullable: true }),
  lifted_reason: text({ nullable: true }),
}) {}

/** A reply to a recommend mail: one that came as a mail, or one that a member of staff noted by hand. */
export class RecommendMailReply extends internalModel(
  'recommend_mail_replies',
  {
    recommend_mail_id: ref('recommend_mails'),
    received_at: instant(),
    /** An absence note or another machine's answer: not counted. */
    is_automatic: flag(),
    /** Who sent it, where that is not the student. */
    from_email: line({ nullable: true }),
    text: text({ nullable: true }),
    /** What the same mail is known by when it comes twice. */
    message_id: text({ nullable: true }),
    noted_by_hf_member_id: ref('hf_members', { nullable: true }),
  },
  { stamps: ['created_at'] },
) {}

/** A key that signs our inbound addresses: one of them signs, all are accepted. */
export class InboundKey extends internalModel(
  'inbound_keys',
  {
    id: id({ given: true }),
    key: line(),
  },
  { stamps: ['created_at'] },
) {}
