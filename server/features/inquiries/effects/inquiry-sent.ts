import { Inquiry } from '../../../../db/models/inquiry.ts';
import { draft } from '../../mail/services/draft.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';
import { studentName } from '../../mail/services/mail-names.ts';
import { forNotification, studentRecipient } from '../../mail/services/recipients.ts';

/** Tells the student that the question has arrived and when to expect an answer. */
export const inquirySent: EffectHandler<'inquiry_sent'> = async ({ inquiry_id }, { student }, ctx) => {
  const recipient = studentRecipient(student);
  const inquiry = await Inquiry.findByPk(inquiry_id, { transaction: ctx.tx });
  if (!recipient || !inquiry) return [];
  return [
    forNotification(recipient, (one) =>
      draft('inquiry_received', one, {
        student_name: studentName(student, one.language),
        message: inquiry.message,
        site_url: ctx.baseUrl,
      }),
    ),
  ];
};
