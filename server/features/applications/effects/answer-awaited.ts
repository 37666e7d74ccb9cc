import { draft } from '../../mail/services/draft.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';
import { toStudent } from '../../mail/services/recipients.ts';
import { dayInWords } from '../../mail/services/tokyo-words.ts';

/** The student is asked for their word on a correction or an offer, unless they gave it meanwhile. */
export const answerAwaited: EffectHandler<'answer_awaited'> = async ({ state, since_day }, about, ctx) => {
  if (about.application.state !== state) return [];
  return toStudent(about, ctx, (recipient, shared) =>
    draft('answer_awaited', recipient, {
      ...shared,
      is_offer: state === 'passed',
      since_day: dayInWords(since_day, recipient.language),
    }),
  );
};
