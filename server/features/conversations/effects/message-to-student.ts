import { draft } from '../../mail/services/draft.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';
import { toStudent } from '../../mail/services/recipients.ts';
import { unreadSince, writtenIn } from '../services/unread.ts';

/** The student gets what the mentor has written and they have not read yet. */
export const messageToStudent: EffectHandler<'message_to_student'> = async (payload, about, ctx) => {
  const messages = await unreadSince(payload, 'staff', ctx.tx);
  if (messages.length === 0) return [];
  return toStudent(about, ctx, (recipient, shared) =>
    draft('application_message', recipient, {
      ...shared,
      messages: writtenIn(messages, shared.student_name || about.student.email, recipient.language),
      is_answered_by_mail: ctx.takesAnswers === true,
    }),
  );
};
