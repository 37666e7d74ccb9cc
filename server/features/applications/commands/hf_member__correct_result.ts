import { z } from 'zod';
import { staffsCommand } from '../services/application-command.ts';
import { correctedResult } from '../../../../domain/application-lifecycle.ts';
import { recordEvent } from '../services/application-changes.ts';
import { openFor } from '../services/open-application.ts';
import { newsOfCalledOff } from '../../interviews/services/appointments.ts';
import { resultFields } from '../views/result-input.ts';
import { flag, id, longText } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__correct_result = staffsCommand({
  name: 'hf_member__correct_result',
  summary:
    'A manager corrects the last recorded result; the history keeps both. The result is told by no mail',
  input: z.strictObject({
    application: z.strictObject({ id: id(), is_passed: flag(), ...resultFields }),
    reason: longText(1000).min(1, 'required'),
  }),
  errors: ['not_found', 'forbidden', 'illegal_transition'],
  example: { application: { id: 1, is_passed: true }, reason: '結果の入力誤り' },
  async run(ctx, { application: { id: applicationId, is_passed, ...reasons }, reason }) {
    const opened = await openFor(ctx, applicationId, 'correct_result');
    const line = await recordEvent(ctx, opened, 'correct_result', {
      reason,
      change: correctedResult(opened.application, is_passed, ctx.now),
      also: reasons,
    });
    await ctx.emit(...newsOfCalledOff(line, ctx.now));
  },
});
