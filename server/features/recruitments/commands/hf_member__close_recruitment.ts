import { keepPublicVersion, moveRecruitment, openRecruitment } from '../services/recruitment-changes.ts';
import { MANAGER } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { seenRecruitment, recruitmentMoved } from '../views/recruitment-event-schema.ts';

export const hf_member__close_recruitment = command({
  name: 'hf_member__close_recruitment',
  summary: 'Ends a recruitment: its page says so, nobody can apply any more',
  addition: true,
  allow: MANAGER,
  input: seenRecruitment,
  output: recruitmentMoved,
  errors: ['not_found', 'version_conflict', 'illegal_recruitment_event'],
  example: { recruitment: { id: 1, version: 0 } },
  async run(ctx, { recruitment }) {
    const row = await openRecruitment(ctx, recruitment, 'close');
    await keepPublicVersion(ctx, row.id);
    return moveRecruitment(ctx, row, { closed_at: ctx.now });
  },
});
