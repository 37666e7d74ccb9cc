import { z } from 'zod';
import { ownersCommand } from '../services/application-command.ts';
import { answerOffer } from '../services/answer-offer.ts';
import { flag, id } from '../../../core/schemas/schema-helpers.ts';

export const user__answer_offer = ownersCommand({
  name: 'user__answer_offer',
  summary: 'Accepts or declines an offer',
  input: z.strictObject({ application: z.strictObject({ id: id(), is_student_accept_offer: flag() }) }),
  errors: ['not_found', 'illegal_transition'],
  example: { application: { id: 1, is_student_accept_offer: true } },
  async run(ctx, { application }) {
    await answerOffer(ctx, application.id, application.is_student_accept_offer);
  },
});
