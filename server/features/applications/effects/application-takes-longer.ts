import { USUAL_DAYS } from '../../../../domain/usual-days.ts';
import { draft } from '../../mail/services/draft.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';
import { toStudent } from '../../mail/services/recipients.ts';
import { dayInWords } from '../../mail/services/tokyo-words.ts';

/** The student is told honestly what takes longer than promised, unless it came meanwhile. */
export const applicationTakesLonger: EffectHandler<'application_takes_longer'> = async (
  { state, step, since_day },
  about,
  ctx,
) => {
  if (about.application.state !== state) return [];
  return toStudent(about, ctx, (recipient, shared) =>
    draft('application_takes_longer', recipient, {
      ...shared,
      is_reading: step === 'read',
      is_sending: step === 'send',
      is_arranging: step === 'arrange',
      is_with_company: step === 'company',
      since_day: dayInWords(since_day, recipient.language),
      usual_days: String(USUAL_DAYS[step]),
    }),
  );
};
