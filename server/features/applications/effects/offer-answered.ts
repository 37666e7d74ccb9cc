import { ApplicationOffer } from '../../../../db/models/application-offer.ts';
import { UNDO_MINUTES } from '../../../../domain/constants.ts';
import type { MailLanguage } from '../../../../templates/mail/registry.ts';
import { draft } from '../../mail/services/draft.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';
import { toMentors, toStudent } from '../../mail/services/recipients.ts';
import { dayInWords } from '../../mail/services/tokyo-words.ts';
import { payOf } from '../../recommending/services/job-words.ts';

/** What was agreed, as far as staff have recorded it. */
function termsInWords(offer: ApplicationOffer | null, language: MailLanguage) {
  if (!offer) return { pay: null, place: null, first_day: null };
  const { pay_amount, pay_description, workplace, starts_on, advertised } = offer;
  const amount = pay_amount === null ? '' : payOf(pay_amount, advertised.pay_unit, language);
  return {
    pay: [amount, pay_description?.trim()].filter(Boolean).join('\n') || null,
    place: workplace?.trim() || null,
    first_day: starts_on && dayInWords(starts_on, language),
  };
}

/**
 * The mentors learn the answer; they speak with the company themselves. The student has in writing what they accepted.
 * It waits as long as the answer can be taken back, so that it tells what holds.
 */
export const offerAnswered: EffectHandler<'offer_answered'> = async ({ accepted }, about, ctx) => {
  const toUs = await toMentors(about, ctx, (recipient, shared) =>
    draft('staff_offer_answered', recipient, { ...shared, is_accepted: accepted }),
  );
  if (!accepted) return toUs;
  const offer = await ApplicationOffer.findOne({
    where: { application_id: about.application.id },
    transaction: ctx.tx,
  });
  const told = toStudent(about, ctx, (recipient, shared) =>
    draft('offer_accepted', recipient, {
      ...shared,
      ...termsInWords(offer, recipient.language),
      undo_minutes: String(UNDO_MINUTES),
      plan_url: `${ctx.baseUrl}/plan`,
    }),
  );
  return [...told, ...toUs];
};
