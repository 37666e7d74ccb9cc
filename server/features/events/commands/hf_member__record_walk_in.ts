import { z } from 'zod';
import { STAFF } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { eventApplicationAnswer, recordWalkIn } from '../services/event-applications.ts';
import { eventApplicationForStaff } from '../views/event-schema.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__record_walk_in = command({
  name: 'hf_member__record_walk_in',
  summary:
    'Records that a student came to the event without having applied, from its day on; they count as attended, even where no seat is free, and get no mail. Who has applied is checked in; again is harmless. hf_member__record_attendance takes it back, which cancels the seat',
  addition: true,
  allow: STAFF,
  input: z.strictObject({ event_application: z.strictObject({ event_id: id(), user_id: id() }) }),
  output: eventApplicationForStaff,
  errors: ['not_found', 'check_in_not_open'],
  example: { event_application: { event_id: 1, user_id: 1 } },
  async run(ctx, { event_application: { event_id, user_id } }) {
    return eventApplicationAnswer(ctx, await recordWalkIn(ctx, event_id, user_id));
  },
});
