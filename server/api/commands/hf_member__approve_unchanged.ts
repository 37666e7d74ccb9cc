import { z } from 'zod';
import { STAFF } from '../../domain/roles.ts';
import { staffsApplication } from '../application-answers.ts';
import { openFor, recordEvent } from '../application-changes.ts';
import { command } from '../define.ts';
import { dropCorrection } from '../correction.ts';
import { freezeResume } from '../resume-versions.ts';
import { applicationForStaff } from '../shapes/application.ts';
import { id } from '../wire.ts';

export const hf_member__approve_unchanged = command({
  name: 'hf_member__approve_unchanged',
  summary: "Approves the resume in the student's own words",
  addition: true,
  allow: STAFF,
  input: z.strictObject({ application: z.strictObject({ id: id() }) }),
  output: applicationForStaff,
  errors: ['not_found', 'illegal_transition'],
  example: { application: { id: 1 } },
  async run(ctx, { application: { id: applicationId } }) {
    const opened = await openFor(ctx, applicationId, 'approve_unchanged');
    const event = await recordEvent(ctx, opened, 'approve_unchanged');
    await dropCorrection(ctx, applicationId);
    await freezeResume(ctx, opened.application, 'agreed', event.id);
    return staffsApplication(ctx, applicationId);
  },
});
