import { Inquiry } from '../../../../db/models/inquiry.ts';
import { draft } from '../../mail/services/draft.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';
import { studentName } from '../../mail/services/mail-names.ts';
import { studentRecipient } from '../../mail/services/recipients.ts';

/** Tells the student that the question has arrived and when to expect an answer. */
export const inquirySent: EffectHandler<'inquiry_sent'> = async ({ inquiry_id }, { student }, ctx) => {
  const recipient = studentRecipient(student);
  const inquiry = await Inquiry.findByPk(inquiry_id, { transaction: ctx.tx });
  if (!recipient || !inquiry) return [];
  return [
    draft('inquiry_received', recipient, {
      student_name: studentName(student, recipient.language),
      message: inquiry.message,
      site_url: ctx.baseUrl,
    }),
  ];
};
