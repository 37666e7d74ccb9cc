import { confirmedOn } from '../../../../domain/recruitment-state.ts';
import { moveRecruitment, openRecruitment, requireReleasable } from '../services/recruitment-changes.ts';
import { MANAGER } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { seenRecruitment, recruitmentMoved } from '../views/recruitment-event-schema.ts';

export const hf_member__reopen_recruitment = command({
  name: 'hf_member__reopen_recruitment',
  summary:
    'Opens a closed recruitment again, when it states all the law asks of a job ad; its facts count as confirmed today',
  addition: true,
  allow: MANAGER,
  input: seenRecruitment,
  output: recruitmentMoved,
  errors: ['not_found', 'version_conflict', 'illegal_recruitment_event', 'release_incomplete'],
  example: { recruitment: { id: 1, version: 0 } },
  async run(ctx, { recruitment }) {
    const row = await openRecruitment(ctx, recruitment, 'reopen');
    await requireReleasable(ctx, row.id, true);
    return moveRecruitment(ctx, row, {
      closed_at: null,
      as_of_on: confirmedOn(ctx.now),
      reconfirm_reminded_at: null,
    });
  },
});
