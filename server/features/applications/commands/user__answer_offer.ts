import { z } from 'zod';
import { STUDENT } from '../../../../domain/roles.ts';
import { answerOffer } from '../services/answer-offer.ts';
import { ownersApplication } from '../services/application-answers.ts';
import { command } from '../../../core/calls/define.ts';
import { applicationForOwner } from '../views/application-schema.ts';
import { flag, id } from '../../../core/schemas/schema-helpers.ts';

export const user__answer_offer = command({
  name: 'user__answer_offer',
  summary: 'Accepts or declines an offer',
  addition: true,
  allow: STUDENT,
  scope: 'own',
  input: z.strictObject({ application: z.strictObject({ id: id(), is_student_accept_offer: flag() }) }),
  output: applicationForOwner,
  errors: ['not_found', 'illegal_transition'],
  example: { application: { id: 1, is_student_accept_offer: true } },
  async run(ctx, { application }) {
    await answerOffer(ctx, application.id, application.is_student_accept_offer);
    return ownersApplication(ctx, application.id);
  },
});
