import { moveRecruitment, openRecruitment } from '../services/recruitment-changes.ts';
import { MANAGER } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { seenRecruitment, recruitmentMoved } from '../views/recruitment-event-schema.ts';

export const hf_member__return_recruitment_to_draft = command({
  name: 'hf_member__return_recruitment_to_draft',
  summary: 'Takes a recruitment out of review: there is more to write',
  addition: true,
  allow: MANAGER,
  input: seenRecruitment,
  output: recruitmentMoved,
  errors: ['not_found', 'version_conflict', 'illegal_recruitment_event'],
  example: { recruitment: { id: 1, version: 0 } },
  async run(ctx, { recruitment }) {
    const row = await openRecruitment(ctx, recruitment, 'return_to_draft');
    return moveRecruitment(ctx, row, { review_requested_at: null, review_requested_by_id: null });
  },
});
