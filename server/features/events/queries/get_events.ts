import { z } from 'zod';
import { Op } from 'sequelize';
import { Event } from '../../../../db/models/event.ts';
import { EVERYONE } from '../../../../domain/roles.ts';
import { loadEventList } from '../views/present-event.ts';
import { query } from '../../../core/calls/define.ts';
import { limitOf, paging } from '../../../core/calls/paging.ts';
import { eventListItem } from '../views/event-schema.ts';
import { choice, paged } from '../../../core/schemas/schema-helpers.ts';

export const get_events = query({
  name: 'get_events',
  summary:
    'Released events: those to come by their start, then the past ones, the latest first; `period` names one of the two',
  allow: EVERYONE,
  may_lag: true,
  input: z.strictObject({ ...paging, period: choice(['upcoming', 'past']).optional() }),
  output: paged('events', eventListItem),
  errors: [],
  example: { page: 1, period: 'upcoming' },
  async run(ctx, { period, ...page }) {
    const where = {
      is_released: true,
      ...(period && { start_at: { [period === 'past' ? Op.lt : Op.gte]: ctx.now } }),
    };
    return {
      events: await loadEventList(where, limitOf(page), ctx, ctx.tx),
      ...page,
      total_count: await Event.count({ where }),
    };
  },
});
