import { draft } from '../draft.ts';
import type { EffectHandler } from '../effect-handler.ts';
import { toMentors } from '../recipients.ts';

/** The mentors learn the answer; they speak with the company themselves. */
export const offerAnswered: EffectHandler<'offer_answered'> = ({ accepted }, about, ctx) =>
  toMentors(about, ctx, (recipient, shared) =>
    draft('staff_offer_answered', recipient, { ...shared, is_accepted: accepted }),
  );
