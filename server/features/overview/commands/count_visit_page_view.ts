import { z } from 'zod';
import { itemAt } from '../../../../domain/required.ts';
import { PageView } from '../../../../db/models/page-view.ts';
import { EVERYONE } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { clearable, instant, line } from '../../../core/schemas/schema-helpers.ts';

const campaign = () => clearable(line());

export const count_visit_page_view = command({
  name: 'count_visit_page_view',
  summary: 'Counts a visit of a page; the answered id is unguessable and good for its leave time',
  allow: EVERYONE,
  limit: { times: 60, per: 'minute', at_one_address: 120 },
  input: z.strictObject({
    page_view: z.strictObject({
      visit_at: instant(),
      path: line(2000).min(1, 'required'),
      google_analytics_client_id: campaign(),
      latest_campaign_name: campaign(),
      latest_campaign_source: campaign(),
      latest_campaign_term: campaign(),
      latest_campaign_medium: campaign(),
      latest_campaign_content: campaign(),
    }),
  }),
  output: z.object({ id: z.uuid() }),
  errors: [],
  example: { page_view: { visit_at: '2026-11-21T03:00:00Z', path: '/recruitments' } },
  async run(ctx, { page_view }) {
    // The query of an address may carry what somebody typed, or a token: only the path is kept.
    const path = itemAt(page_view.path.split(/[?#]/, 1), 0);
    const view = await PageView.create(
      { ...page_view, path, leave_at: null, user_id: ctx.actor.user_id },
      { transaction: ctx.tx },
    );
    return { id: view.key };
  },
});
