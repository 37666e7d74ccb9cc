import { confirmedOn } from '../../../../domain/recruitment-state.ts';
import { refuseAsRevision } from '../services/revisions.ts';
import { requireReleasable } from '../services/recruitment-changes.ts';
import { recruitmentCommand } from '../services/recruitment-command.ts';

export const hf_member__release_recruitment = recruitmentCommand({
  name: 'hf_member__release_recruitment',
  summary:
    'Makes a reviewed recruitment public, when it states all the law asks of a job ad; its facts count as confirmed today',
  event: 'release',
  errors: ['release_incomplete'],
  async change(ctx, row) {
    await refuseAsRevision(ctx, row.id);
    await requireReleasable(ctx, row.id, true);
    return {
      is_released: true,
      closed_at: null,
      review_requested_at: null,
      review_requested_by_id: null,
      // A day it was public before stays the day it came out: nobody is told of it as new twice.
      published_at: row.published_at ?? ctx.now,
      as_of_on: confirmedOn(ctx.now),
      reconfirm_reminded_at: null,
    };
  },
});
