import { z } from 'zod';
import { STAFF } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { eventApplicationAnswer, recordAttendance } from '../services/event-applications.ts';
import { eventApplicationForStaff } from '../views/event-schema.ts';
import { flag, id } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__record_attendance = command({
  name: 'hf_member__record_attendance',
  summary:
    'Records that an applicant came to the event, from its day on, or did not come, from its start on; null takes the record back; again is harmless. Who waits for a seat and is let in has one from then on',
  addition: true,
  allow: STAFF,
  input: z.strictObject({
    event_application: z.strictObject({ id: id(), is_attended: flag().nullable() }),
  }),
  output: eventApplicationForStaff,
  errors: ['not_found', 'event_cancelled', 'event_waiting', 'event_not_started', 'check_in_not_open'],
  example: { event_application: { id: 1, is_attended: true } },
  async run(ctx, { event_application: { id: any_id, is_attended } }) {
    const applicationId = await recordAttendance(ctx, { any_id }, is_attended);
    return eventApplicationAnswer(ctx, applicationId);
  },
});
