import { USUAL_DAYS } from '../../domain/usual-days.ts';
import { draft } from '../draft.ts';
import type { EffectHandler } from '../effect-handler.ts';
import { toStudent } from '../recipients.ts';
import { dayInWords } from '../tokyo-words.ts';

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
