import { keepPublicVersion, moveRecruitment, openRecruitment } from '../services/recruitment-changes.ts';
import { MANAGER } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { seenRecruitment, recruitmentMoved } from '../views/recruitment-event-schema.ts';

export const hf_member__withdraw_recruitment = command({
  name: 'hf_member__withdraw_recruitment',
  summary: 'Takes a recruitment off the public pages and makes it a draft again, to be reworked and reviewed',
  addition: true,
  allow: MANAGER,
  input: seenRecruitment,
  output: recruitmentMoved,
  errors: ['not_found', 'version_conflict', 'illegal_recruitment_event'],
  example: { recruitment: { id: 1, version: 0 } },
  async run(ctx, { recruitment }) {
    const row = await openRecruitment(ctx, recruitment, 'withdraw');
    // A closed one was kept when it closed.
    if (row.closed_at === null) await keepPublicVersion(ctx, row.id);
    return moveRecruitment(ctx, row, { is_released: false, closed_at: null });
  },
});
