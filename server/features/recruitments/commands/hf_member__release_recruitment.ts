import { confirmedOn } from '../../../../domain/recruitment-state.ts';
import { moveRecruitment, openRecruitment, requireReleasable } from '../services/recruitment-changes.ts';
import { MANAGER } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { seenRecruitment, recruitmentMoved } from '../views/recruitment-event-schema.ts';

export const hf_member__release_recruitment = command({
  name: 'hf_member__release_recruitment',
  summary:
    'Makes a reviewed recruitment public, when it states all the law asks of a job ad; its facts count as confirmed today',
  addition: true,
  allow: MANAGER,
  input: seenRecruitment,
  output: recruitmentMoved,
  errors: ['not_found', 'version_conflict', 'illegal_recruitment_event', 'release_incomplete'],
  example: { recruitment: { id: 1, version: 0 } },
  async run(ctx, { recruitment }) {
    const row = await openRecruitment(ctx, recruitment, 'release');
    await requireReleasable(ctx, row.id, true);
    return moveRecruitment(ctx, row, {
      is_released: true,
      closed_at: null,
      review_requested_at: null,
      review_requested_by_id: null,
      // A day it was public before stays the day it came out: nobody is told of it as new twice.
      published_at: row.published_at ?? ctx.now,
      as_of_on: confirmedOn(ctx.now),
      reconfirm_reminded_at: null,
    });
  },
});
