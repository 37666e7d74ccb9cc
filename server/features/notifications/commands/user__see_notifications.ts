import { z } from 'zod';
import { NotificationView } from '../../../../db/models/notification-view.ts';
import { STUDENT } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { outTime } from '../../../core/schemas/schema-helpers.ts';

export const user__see_notifications = command({
  name: 'user__see_notifications',
  summary: 'Notes that the caller has looked at their notifications: none of them is new any more',
  addition: true,
  allow: STUDENT,
  input: z.strictObject({}),
  output: z.object({ seen_at: outTime() }),
  errors: [],
  example: {},
  async run(ctx) {
    const { user_id } = ctx.actor;
    await NotificationView.upsert(
      { user_id, seen_at: ctx.now },
      { conflictFields: ['user_id'], transaction: ctx.tx },
    );
    return { seen_at: ctx.now };
  },
});
