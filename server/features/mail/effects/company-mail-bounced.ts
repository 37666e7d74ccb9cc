import { Delivery } from '../../../../db/models/delivery.ts';
import { draft } from '../services/draft.ts';
import type { EffectHandler } from '../services/effect-handler.ts';
import { toMentorsAndManagers } from '../services/recipients.ts';

/** A resume that has not reached a company is the worst that can happen to an application: who can act learns it now. */
export const companyMailBounced: EffectHandler<'company_mail_bounced'> = async (
  { delivery_id },
  about,
  ctx,
) => {
  const delivery = await Delivery.findByPk(delivery_id, { transaction: ctx.tx });
  if (!delivery) return [];
  return toMentorsAndManagers(about, ctx, (recipient, shared) =>
    draft('staff_company_mail_bounced', recipient, {
      ...shared,
      is_resume: delivery.template === 'company_resume',
      company_email: delivery.recipient_email,
      said: delivery.bounce_text ?? delivery.bounce_status,
    }),
  );
};
