import { draft } from '../../mail/services/draft.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';
import { toMentors } from '../../mail/services/recipients.ts';

/** The mentors learn the answer; they speak with the company themselves. */
export const offerAnswered: EffectHandler<'offer_answered'> = ({ accepted }, about, ctx) =>
  toMentors(about, ctx, (recipient, shared) =>
    draft('staff_offer_answered', recipient, { ...shared, is_accepted: accepted }),
  );
