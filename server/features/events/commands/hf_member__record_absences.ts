import { z } from 'zod';
import { EventApplication } from '../../../../db/models/event.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { lockStartedEvent, unrecordedOf } from '../services/event-applications.ts';
import { flag, id } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__record_absences = command({
  name: 'hf_member__record_absences',
  summary:
    'Records of all with a seat at an event for whom nothing is recorded that they did not come, from its start on. dry_run only counts them',
  addition: true,
  allow: STAFF,
  input: z.strictObject({ event_id: id(), dry_run: flag() }),
  output: z.object({ dry_run: z.boolean(), count: z.number().int() }),
  errors: ['not_found', 'event_not_started'],
  example: { event_id: 1, dry_run: true },
  async run(ctx, { event_id, dry_run }) {
    await lockStartedEvent(ctx, event_id);
    const where = unrecordedOf(ctx.actor, event_id);
    const { tx: transaction } = ctx;
    if (dry_run) return { dry_run, count: await EventApplication.count({ where, transaction }) };
    const [count] = await EventApplication.update(
      { is_attended: false, attendance_recorded_at: ctx.now },
      { where, transaction },
    );
    return { dry_run, count };
  },
});
