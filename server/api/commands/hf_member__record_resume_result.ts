import { z } from 'zod';
import { STAFF } from '../../domain/roles.ts';
import { staffsApplication } from '../application-answers.ts';
import { openFor, recordEvent } from '../application-changes.ts';
import { command } from '../define.ts';
import { applicationForStaff } from '../shapes/application.ts';
import { resultFields } from '../shapes/result-input.ts';
import { flag, id } from '../wire.ts';

export const hf_member__record_resume_result = command({
  name: 'hf_member__record_resume_result',
  summary: "Records the company's answer to the resume; a refusal ends the selection",
  addition: true,
  allow: STAFF,
  input: z.strictObject({
    application: z.strictObject({ id: id(), is_resume_passed: flag(), ...resultFields }),
  }),
  output: applicationForStaff,
  errors: ['not_found', 'illegal_transition'],
  example: {
    application: { id: 1, is_resume_passed: true, result_reason: '面接に進みます。おめでとうございます。' },
  },
  async run(ctx, { application: { id: applicationId, is_resume_passed, ...reasons } }) {
    const opened = await openFor(ctx, applicationId, 'record_resume_result');
    const event = await recordEvent(ctx, opened, 'record_resume_result', {
      yes: is_resume_passed,
      also: reasons,
    });
    await ctx.emit({
      type: 'result_recorded',
      payload: {
        application_id: applicationId,
        application_event_id: event.id,
        about: 'resume',
        passed: is_resume_passed,
      },
    });
    return staffsApplication(ctx, applicationId);
  },
});
