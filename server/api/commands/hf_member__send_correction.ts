import { z } from 'zod';
import { STAFF } from '../../domain/roles.ts';
import { staffsApplication } from '../application-answers.ts';
import { openFor, recordEvent } from '../application-changes.ts';
import { command } from '../define.ts';
import { refuseWithoutCorrection } from '../correction.ts';
import { freezeResume } from '../resume-versions.ts';
import { applicationForStaff } from '../shapes/application.ts';
import { id } from '../wire.ts';

export const hf_member__send_correction = command({
  name: 'hf_member__send_correction',
  summary: 'Sends the correction to the student for agreement',
  addition: true,
  allow: STAFF,
  input: z.strictObject({ application: z.strictObject({ id: id() }) }),
  output: applicationForStaff,
  errors: ['not_found', 'illegal_transition', 'correction_not_permitted', 'validation_failed'],
  example: { application: { id: 1 } },
  async run(ctx, { application: { id: applicationId } }) {
    const opened = await openFor(ctx, applicationId, 'send_correction');
    await refuseWithoutCorrection(ctx, applicationId);
    const event = await recordEvent(ctx, opened, 'send_correction');
    await freezeResume(ctx, opened.application, 'corrected', event.id);
    await ctx.emit({
      type: 'resume_corrected',
      payload: { application_id: applicationId, application_event_id: event.id },
    });
    return staffsApplication(ctx, applicationId);
  },
});
