import { draft } from '../../mail/services/draft.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';
import { toMentors } from '../../mail/services/recipients.ts';

/** The mentors learn that the resume can go to the company. */
export const correctionAgreed: EffectHandler<'correction_agreed'> = (_payload, about, ctx) =>
  toMentors(about, ctx, (recipient, shared) => draft('staff_correction_agreed', recipient, shared));
