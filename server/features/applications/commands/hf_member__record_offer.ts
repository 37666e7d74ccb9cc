import { z } from 'zod';
import { staffsCommand } from '../services/application-command.ts';
import { recordEvent } from '../services/application-changes.ts';
import { openFor } from '../services/open-application.ts';
import { recordOffer } from '../services/record-offer.ts';
import { OFFER_EXAMPLE, offerInput } from '../views/offer-input.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__record_offer = staffsCommand({
  name: 'hf_member__record_offer',
  summary: 'Writes or corrects the terms of an offer, which the student reads beside what was advertised',
  input: z.strictObject({ application: z.strictObject({ id: id() }), offer: offerInput }),
  errors: ['not_found', 'forbidden', 'illegal_transition', 'date_unconfirmed'],
  example: { application: { id: 1 }, offer: OFFER_EXAMPLE },
  async run(ctx, { application: { id: applicationId }, offer }) {
    const opened = await openFor(ctx, applicationId, 'record_offer');
    await recordOffer(ctx, opened.application, offer);
    await recordEvent(ctx, opened, 'record_offer');
  },
});
