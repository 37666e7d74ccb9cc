import { confirmedOn } from '../../../../domain/recruitment-state.ts';
import { requireReleasable } from '../services/recruitment-changes.ts';
import { recruitmentCommand } from '../services/recruitment-command.ts';

export const hf_member__reopen_recruitment = recruitmentCommand({
  name: 'hf_member__reopen_recruitment',
  summary:
    'Opens a closed recruitment again, when it states all the law asks of a job ad; its facts count as confirmed today',
  event: 'reopen',
  errors: ['release_incomplete'],
  async change(ctx, row) {
    await requireReleasable(ctx, row.id, true);
    return { closed_at: null, as_of_on: confirmedOn(ctx.now), reconfirm_reminded_at: null };
  },
});
