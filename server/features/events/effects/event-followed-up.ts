import { attendedValues, eventsAfter, missedValues } from '../services/follow-up.ts';
import { draft, newUnsubscribeToken, unsubscribeUrl } from '../../mail/services/draft.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';
import { studentName } from '../../mail/services/mail-names.ts';
import { forNotification, studentRecipient } from '../../mail/services/recipients.ts';

/** After an event: thanks to who came, what comes next to who did not. */
export const eventFollowedUp: EffectHandler<'event_followed_up'> = async ({ is_attended }, about, ctx) => {
  const { application, event, student } = about;
  const recipient = studentRecipient(student);
  if (!recipient || application.is_cancelled || application.is_attended !== is_attended) return [];
  const unsubscribe_token = newUnsubscribeToken();
  const stop_url = unsubscribeUrl(ctx.baseUrl, unsubscribe_token);
  const next = is_attended ? [] : await eventsAfter(event, ctx);
  const mail = forNotification(recipient, (one) => {
    const { language } = one;
    const named = { student_name: studentName(student, language), stop_url };
    return is_attended
      ? draft('event_attended', one, attendedValues(event, language, named, ctx))
      : draft('event_missed', one, missedValues(event, next, language, named, ctx));
  });
  return [{ ...mail, unsubscribe_token }];
};
