import { QueryTypes, type Sequelize } from 'sequelize';
import { RecommendMailReply } from '../../../../db/models/inbound-mail.ts';
import { RecommendMail } from '../../../../db/models/recommend-mail.ts';
import { User } from '../../../../db/models/user.ts';
import { isGone } from '../../../../domain/student-status.ts';
import { replyText } from '../../../../domain/reply-text.ts';
import { writeToOutbox } from '../../../core/calls/outbox.ts';
import type { Reception } from '../../../adapters/inbound-smtp.ts';
import type { InboundMail } from './read-mail.ts';

interface ReplyDeps {
  sequelize: Sequelize;
  now(): Date;
}

const EMAIL_MAX = 254;
/** Replies to one mail: a person writes a few and then has a mentor's address; a machine never stops. */
export const REPLIES_MAX = 30;

/**
 * Puts a reply to a recommend mail on record, and has who wrote the mail told of it unless a machine answered. The same
 * mail twice is one reply. Of a student who is gone nothing is kept, and of more than `REPLIES_MAX` neither.
 */
export function recordReply(
  { sequelize, now }: ReplyDeps,
  recommendMailId: number,
  mail: InboundMail,
): Promise<Reception> {
  return sequelize.transaction(async (tx) => {
    const answered = await RecommendMail.findByPk(recommendMailId, {
      attributes: ['id', 'user_id'],
      transaction: tx,
    });
    const student = answered && (await User.findByPk(answered.user_id, { transaction: tx }));
    if (!student) return 'unknown';
    if (isGone(student.status)) return 'taken';
    const where = { recommend_mail_id: recommendMailId, noted_by_hf_member_id: null };
    if ((await RecommendMailReply.count({ where, transaction: tx })) >= REPLIES_MAX) return 'too_many';
    const isTheirs = mail.from === student.email.toLowerCase();
    const [reply] = await sequelize.query<{ id: number }>(
      `insert into recommend_mail_replies
         (recommend_mail_id, received_at, is_automatic, from_email, text, message_id, created_at)
       values ($1, $2, $3, $4, $5, $6, $2) on conflict do nothing returning id`,
      {
        bind: [
          recommendMailId,
          now(),
          mail.is_automatic,
          isTheirs ? null : (mail.from ?? '').slice(0, EMAIL_MAX).toWellFormed(),
          replyText(mail.text),
          mail.message_id,
        ],
        type: QueryTypes.SELECT,
        transaction: tx,
      },
    );
    if (reply && !mail.is_automatic) {
      const payload = { user_id: student.id, recommend_mail_reply_id: reply.id };
      await writeToOutbox(sequelize, tx, [{ type: 'recommend_mail_replied', payload }], now());
    }
    return 'taken';
  });
}
