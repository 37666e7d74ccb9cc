import { draft } from '../../mail/services/draft.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';
import { toMentors } from '../../mail/services/recipients.ts';
import { unreadSince, writtenIn } from '../services/unread.ts';

/** The mentors get what the student has written and none of them has read yet. */
export const messageToMentor: EffectHandler<'message_to_mentor'> = async (payload, about, ctx) => {
  const messages = await unreadSince(payload, 'student', ctx.tx);
  if (messages.length === 0) return [];
  return toMentors(about, ctx, (recipient, shared) =>
    draft('staff_application_message', recipient, {
      ...shared,
      messages: writtenIn(messages, shared.student_name || about.student.email, recipient.language),
      is_answered_by_mail: ctx.takesAnswers === true,
    }),
  );
};
