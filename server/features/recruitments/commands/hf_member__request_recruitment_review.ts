import { moveRecruitment, openRecruitment } from '../services/recruitment-changes.ts';
import { MANAGER } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { seenRecruitment, recruitmentMoved } from '../views/recruitment-event-schema.ts';

export const hf_member__request_recruitment_review = command({
  name: 'hf_member__request_recruitment_review',
  summary:
    'Hands a draft over to be looked through before release; what the law asks for may still be missing',
  addition: true,
  allow: MANAGER,
  input: seenRecruitment,
  output: recruitmentMoved,
  errors: ['not_found', 'version_conflict', 'illegal_recruitment_event'],
  example: { recruitment: { id: 1, version: 0 } },
  async run(ctx, { recruitment }) {
    const row = await openRecruitment(ctx, recruitment, 'request_review');
    return moveRecruitment(ctx, row, {
      review_requested_at: ctx.now,
      review_requested_by_id: ctx.actor.hf_member_id,
    });
  },
});
