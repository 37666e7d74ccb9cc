import { z } from 'zod';
import { PageView } from '../../../../db/models/page-view.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { EVERYONE } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { instant } from '../../../core/schemas/schema-helpers.ts';

export const count_leave_page_view = command({
  name: 'count_leave_page_view',
  summary: 'Sets the leave time of a page view, once',
  allow: EVERYONE,
  limit: { times: 60, per: 'minute', at_one_address: 120 },
  input: z.strictObject({ page_view: z.strictObject({ id: z.uuid('invalid'), leave_at: instant() }) }),
  output: z.object({ id: z.uuid() }),
  errors: ['not_found'],
  example: { page_view: { id: '6d9c5b1e-5f0e-4a35-9d0f-2f5f1f3c7a10', leave_at: '2026-11-21T03:01:00Z' } },
  async run(ctx, { page_view: { id, leave_at } }) {
    const view = await PageView.findOne({ where: { key: id }, transaction: ctx.tx });
    if (!view) throw new DomainError('not_found');
    await PageView.update({ leave_at }, { where: { key: id, leave_at: null }, transaction: ctx.tx });
    return { id };
  },
});
