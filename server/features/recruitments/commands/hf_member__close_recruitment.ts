import { keepPublicVersion } from '../services/recruitment-changes.ts';
import { recruitmentCommand } from '../services/recruitment-command.ts';

export const hf_member__close_recruitment = recruitmentCommand({
  name: 'hf_member__close_recruitment',
  summary: 'Ends a recruitment: its page says so, nobody can apply any more',
  event: 'close',
  async change(ctx, row) {
    await keepPublicVersion(ctx, row.id);
    return { closed_at: ctx.now };
  },
});
