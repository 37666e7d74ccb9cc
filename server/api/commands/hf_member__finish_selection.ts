import { z } from 'zod';
import { STAFF } from '../../domain/roles.ts';
import { staffsApplication } from '../application-answers.ts';
import { openFor, recordEvent } from '../application-changes.ts';
import { command } from '../define.ts';
import { applicationForStaff } from '../shapes/application.ts';
import { resultFields } from '../shapes/result-input.ts';
import { flag, id } from '../wire.ts';

export const hf_member__finish_selection = command({
  name: 'hf_member__finish_selection',
  summary: "Records the selection's final result; passed is an offer to answer",
  addition: true,
  allow: STAFF,
  input: z.strictObject({ application: z.strictObject({ id: id(), is_passed: flag(), ...resultFields }) }),
  output: applicationForStaff,
  errors: ['not_found', 'illegal_transition'],
  example: { application: { id: 1, is_passed: true, result_reason: '内定です。おめでとうございます。' } },
  async run(ctx, { application: { id: applicationId, is_passed, ...reasons } }) {
    const opened = await openFor(ctx, applicationId, 'finish');
    const event = await recordEvent(ctx, opened, 'finish', { yes: is_passed, also: reasons });
    await ctx.emit({
      type: 'result_recorded',
      payload: {
        application_id: applicationId,
        application_event_id: event.id,
        about: 'selection',
        passed: is_passed,
      },
    });
    return staffsApplication(ctx, applicationId);
  },
});
