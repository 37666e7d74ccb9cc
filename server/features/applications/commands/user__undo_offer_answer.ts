import { z } from 'zod';
import { ownersCommand } from '../services/application-command.ts';
import { undoOfferAnswer } from '../services/undo-offer-answer.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';

export const user__undo_offer_answer = ownersCommand({
  name: 'user__undo_offer_answer',
  summary: 'Takes the answer to an offer back within 10 minutes',
  input: z.strictObject({ application: z.strictObject({ id: id() }) }),
  errors: ['not_found', 'illegal_transition', 'undo_expired', 'undo_mail_sent'],
  example: { application: { id: 1 } },
  async run(ctx, { application: { id: applicationId } }) {
    await undoOfferAnswer(ctx, applicationId);
  },
});
