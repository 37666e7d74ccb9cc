import { z } from 'zod';
import { MANAGER } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { confirmEventApplication, eventApplicationAnswer } from '../services/event-applications.ts';
import { eventApplicationForStaff } from '../views/event-schema.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__confirm_event_application = command({
  name: 'hf_member__confirm_event_application',
  summary: "Notes on the applicant's behalf that they come; again is harmless",
  addition: true,
  allow: MANAGER,
  input: z.strictObject({ event_application: z.strictObject({ id: id() }) }),
  output: eventApplicationForStaff,
  errors: ['not_found', 'event_cancelled', 'event_waiting', 'event_started'],
  example: { event_application: { id: 1 } },
  async run(ctx, { event_application }) {
    const applicationId = await confirmEventApplication(ctx, { any_id: event_application.id });
    return eventApplicationAnswer(ctx, applicationId);
  },
});
