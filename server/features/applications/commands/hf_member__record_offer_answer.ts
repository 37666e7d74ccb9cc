import { z } from 'zod';
import { staffsCommand } from '../services/application-command.ts';
import { answerOffer } from '../services/answer-offer.ts';
import { flag, id, longText } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__record_offer_answer = staffsCommand({
  name: 'hf_member__record_offer_answer',
  summary: "Records the student's answer to an offer on their behalf, with the reason kept",
  input: z.strictObject({
    application: z.strictObject({ id: id(), is_student_accept_offer: flag() }),
    reason: longText(1000).min(1, 'required'),
  }),
  errors: ['not_found', 'illegal_transition'],
  example: { application: { id: 1, is_student_accept_offer: true }, reason: '電話で承諾の連絡' },
  async run(ctx, { application, reason }) {
    await answerOffer(ctx, application.id, application.is_student_accept_offer, reason);
  },
});
