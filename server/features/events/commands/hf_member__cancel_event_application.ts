import { z } from 'zod';
import { MANAGER } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { cancelEventApplication, eventApplicationAnswer } from '../services/event-applications.ts';
import { eventApplicationForStaff } from '../views/event-schema.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__cancel_event_application = command({
  name: 'hf_member__cancel_event_application',
  summary:
    "Cancels on the applicant's behalf until the start and tells them; the seat goes to the first who waits; again is harmless",
  addition: true,
  allow: MANAGER,
  input: z.strictObject({ event_application: z.strictObject({ id: id() }) }),
  output: eventApplicationForStaff,
  errors: ['not_found', 'event_started'],
  example: { event_application: { id: 1 } },
  async run(ctx, { event_application }) {
    const applicationId = await cancelEventApplication(ctx, { any_id: event_application.id });
    return eventApplicationAnswer(ctx, applicationId);
  },
});
