import { recruitmentCommand } from '../services/recruitment-command.ts';

export const hf_member__return_recruitment_to_draft = recruitmentCommand({
  name: 'hf_member__return_recruitment_to_draft',
  summary: 'Takes a recruitment out of review: there is more to write',
  event: 'return_to_draft',
  change: async () => ({ review_requested_at: null, review_requested_by_id: null }),
});
