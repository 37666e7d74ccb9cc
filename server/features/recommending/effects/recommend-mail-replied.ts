import { HfMember } from '../../../../db/models/hf-member.ts';
import { RecommendMailReply } from '../../../../db/models/inbound-mail.ts';
import { draft, type Recipient } from '../../mail/services/draft.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';
import { nameOfStudent } from '../../mail/services/mail-names.ts';
import { studentRecipient, toManagers, toOneOfUs } from '../../mail/services/recipients.ts';

/**
 * Who wrote the recommend mail gets what was answered (managers, where that one has left), and answers the student by
 * their own mail program. What comes from another address is marked so: anybody may write one down as the sender.
 */
export const recommendMailReplied: EffectHandler<'recommend_mail_replied'> = async (
  { recommend_mail_reply_id },
  { student },
  ctx,
) => {
  const reply = await RecommendMailReply.findByPk(recommend_mail_reply_id, {
    include: [{ association: 'recommend_mail', attributes: ['id', 'hf_member_id'] }],
    transaction: ctx.tx,
  });
  const mail = reply?.recommend_mail;
  if (!studentRecipient(student) || !reply || !mail) return [];
  const author = await HfMember.findOne({
    where: { id: mail.hf_member_id ?? -1, is_active: true },
    transaction: ctx.tx,
  });
  const write = (recipient: Recipient, staff_name: string) => ({
    ...draft('staff_recommend_replied', recipient, {
      staff_name,
      student_name: nameOfStudent(student) || student.email,
      other_sender: reply.from_email === null ? null : reply.from_email || '?',
      reply: reply.text,
      mail_url: `${ctx.baseUrl}/staff/recommend_mails/${mail.id}/show`,
    }),
    reply_to: student.email,
  });
  return author ? [toOneOfUs(author, write)] : toManagers(ctx, write);
};
