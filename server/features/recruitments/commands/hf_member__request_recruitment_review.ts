import { recruitmentCommand } from '../services/recruitment-command.ts';

export const hf_member__request_recruitment_review = recruitmentCommand({
  name: 'hf_member__request_recruitment_review',
  summary:
    'Hands a draft over to be looked through before release; what the law asks for may still be missing',
  event: 'request_review',
  change: async ({ now, actor }) => ({
    review_requested_at: now,
    review_requested_by_id: actor.hf_member_id,
  }),
});
