import { z } from 'zod';
import { staffsCommand } from '../services/application-command.ts';
import { undoOfferAnswer } from '../services/undo-offer-answer.ts';
import { id, longText } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__undo_offer_answer = staffsCommand({
  name: 'hf_member__undo_offer_answer',
  summary:
    "Takes the answer to an offer back on the student's behalf within 10 minutes, with the reason kept",
  input: z.strictObject({
    application: z.strictObject({ id: id() }),
    reason: longText(1000).min(1, 'required'),
  }),
  errors: ['not_found', 'illegal_transition', 'undo_expired', 'undo_mail_sent'],
  example: { application: { id: 1 }, reason: '学生から取り消しの連絡' },
  async run(ctx, { application: { id: applicationId }, reason }) {
    await undoOfferAnswer(ctx, applicationId, reason);
  },
});
