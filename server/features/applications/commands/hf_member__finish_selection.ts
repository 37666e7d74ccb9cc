import { z } from 'zod';
import { staffsCommand } from '../services/application-command.ts';
import { moveOpened } from '../services/application-moves.ts';
import { openFor } from '../services/open-application.ts';
import { recordOffer } from '../services/record-offer.ts';
import { offerInput } from '../views/offer-input.ts';
import { resultFields } from '../views/result-input.ts';
import { flag, id } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__finish_selection = staffsCommand({
  name: 'hf_member__finish_selection',
  summary: "Records the selection's final result; passed is an offer to answer, with its terms",
  input: z.strictObject({
    application: z.strictObject({ id: id(), is_passed: flag(), ...resultFields }),
    /** Of an offer only. */
    offer: offerInput.optional(),
  }),
  errors: ['not_found', 'illegal_transition', 'date_unconfirmed'],
  example: { application: { id: 1, is_passed: true, result_reason: '内定です。おめでとうございます。' } },
  async run(ctx, { application: { id: applicationId, ...application }, offer }) {
    const opened = await openFor(ctx, applicationId, 'finish');
    if (offer && application.is_passed) await recordOffer(ctx, opened.application, offer);
    await moveOpened(ctx, opened, 'finish', { application });
  },
});
