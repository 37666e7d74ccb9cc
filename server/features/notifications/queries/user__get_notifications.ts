import { z } from 'zod';
import { interfaceLanguage } from '../../../../domain/languages.ts';
import { STUDENT } from '../../../../domain/roles.ts';
import { query } from '../../../core/calls/define.ts';
import { paging } from '../../../core/calls/paging.ts';
import { paged } from '../../../core/schemas/schema-helpers.ts';
import { loadNotifications, notification } from '../services/notifications.ts';

export const user__get_notifications = query({
  name: 'user__get_notifications',
  summary: 'What the caller was told, by mail or only here, the newest first, and how much of it is new',
  addition: true,
  allow: STUDENT,
  input: z.strictObject(paging),
  output: paged('notifications', notification).extend({ new_count: z.number().int() }),
  errors: [],
  example: { per_page: 20 },
  async run(ctx, { page, per_page }) {
    const { actor, now } = ctx;
    const language = interfaceLanguage(ctx.language);
    const found = await loadNotifications(actor.user_id, { now, language, page, per_page });
    return { ...found, page, per_page };
  },
});
