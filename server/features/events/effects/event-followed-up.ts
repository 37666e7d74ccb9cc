import { attendedValues, missedValues } from '../services/follow-up.ts';
import { draft, newUnsubscribeToken, unsubscribeUrl } from '../../mail/services/draft.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';
import { studentName } from '../../mail/services/mail-names.ts';
import { studentRecipient } from '../../mail/services/recipients.ts';

/** After an event: thanks to who came, what comes next to who did not. */
export const eventFollowedUp: EffectHandler<'event_followed_up'> = async ({ is_attended }, about, ctx) => {
  const { application, event, student } = about;
  const recipient = studentRecipient(student);
  if (!recipient || application.is_cancelled || application.is_attended !== is_attended) return [];
  const { language } = recipient;
  const unsubscribe_token = newUnsubscribeToken();
  const named = {
    student_name: studentName(student, language),
    stop_url: unsubscribeUrl(ctx.baseUrl, unsubscribe_token),
  };
  const mail = is_attended
    ? draft('event_attended', recipient, attendedValues(event, language, named, ctx))
    : draft('event_missed', recipient, await missedValues(event, language, named, ctx));
  return [{ ...mail, unsubscribe_token }];
};
