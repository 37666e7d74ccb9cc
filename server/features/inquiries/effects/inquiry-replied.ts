import { Inquiry, InquiryReply } from '../../../../db/models/inquiry.ts';
import { draft } from '../../mail/services/draft.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';
import { studentName } from '../../mail/services/mail-names.ts';
import { forNotification, studentRecipient } from '../../mail/services/recipients.ts';

/** The student gets what was answered, with their own words below it. */
export const inquiryReplied: EffectHandler<'inquiry_replied'> = async (payload, { student }, ctx) => {
  const recipient = studentRecipient(student);
  const reply = await InquiryReply.findByPk(payload.inquiry_reply_id, { transaction: ctx.tx });
  const inquiry = reply && (await Inquiry.findByPk(reply.inquiry_id, { transaction: ctx.tx }));
  if (!recipient || !reply || !inquiry) return [];
  return [
    forNotification(recipient, (one) =>
      draft('inquiry_reply', one, {
        student_name: studentName(student, one.language),
        reply: reply.body,
        message: inquiry.message,
        site_url: ctx.baseUrl,
      }),
    ),
  ];
};
