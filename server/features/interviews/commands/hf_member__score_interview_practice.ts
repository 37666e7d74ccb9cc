import { z } from 'zod';
import { staffsCommand } from '../../applications/services/application-command.ts';
import { openAsStaff } from '../../applications/services/open-application.ts';
import { SCORECARD_TEXT_MAX } from '../../../../domain/constants.ts';
import { fieldError } from '../../../../domain/error-codes.ts';
import { unlikelyEnd } from '../../../../domain/planned-dates.ts';
import { SCORE_CRITERIA } from '../../../../domain/scorecard.ts';
import { openPractice } from '../services/appointments.ts';
import { clearable, id, integer, requiredText } from '../../../core/schemas/schema-helpers.ts';

const level = () => clearable(integer(1, 4));

export const hf_member__score_interview_practice = staffsCommand({
  name: 'hf_member__score_interview_practice',
  summary:
    'Records or corrects how a practice went that has been held, by criteria from 1 to 4 and in words; the student reads it',
  input: z.strictObject({
    application: z.strictObject({ id: id() }),
    interview_practice: z.strictObject({
      id: id(),
      /** Null: not practised. */
      score_structure: level(),
      score_motivation: level(),
      score_japanese: level(),
      score_answers: level(),
      score_manner: level(),
      /** What is good already. */
      score_strength: requiredText(SCORECARD_TEXT_MAX),
      /** What to work on next. */
      score_next_step: requiredText(SCORECARD_TEXT_MAX),
    }),
  }),
  errors: ['not_found', 'appointment_settled'],
  example: {
    application: { id: 1 },
    interview_practice: {
      id: 1,
      score_structure: 3,
      score_motivation: 2,
      score_japanese: 3,
      score_answers: 3,
      score_manner: 4,
      score_strength: '結論から話せています。',
      score_next_step: '志望動機に、その会社ならではの理由を入れましょう。',
    },
  },
  async run(ctx, { application: { id: applicationId }, interview_practice: { id: practiceId, ...scores } }) {
    await openAsStaff(ctx, applicationId);
    const practice = await openPractice(ctx, applicationId, practiceId);
    const early = practice.done_at ? null : unlikelyEnd(practice.scheduled_at, ctx.now);
    if (early) throw fieldError('interview_practice[id]', early);
    const levels = Object.fromEntries(
      SCORE_CRITERIA.map((criterion) => [`score_${criterion}`, scores[`score_${criterion}`] ?? null]),
    );
    if (Object.values(levels).every((one) => one === null))
      throw fieldError('interview_practice[score_structure]', 'required');
    await practice.update(
      { ...scores, ...levels, scored_at: ctx.now, done_at: practice.done_at ?? ctx.now },
      { transaction: ctx.tx },
    );
  },
});
