import { keepPublicVersion } from '../services/recruitment-changes.ts';
import { recruitmentCommand } from '../services/recruitment-command.ts';

export const hf_member__withdraw_recruitment = recruitmentCommand({
  name: 'hf_member__withdraw_recruitment',
  summary: 'Takes a recruitment off the public pages and makes it a draft again, to be reworked and reviewed',
  event: 'withdraw',
  async change(ctx, row) {
    // A closed one was kept when it closed.
    if (row.closed_at === null) await keepPublicVersion(ctx, row.id);
    return { is_released: false, closed_at: null };
  },
});
