import { z } from 'zod';
import { STAFF } from '../../../../domain/roles.ts';
import { query } from '../../../core/calls/define.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';
import { assertArranges, loadSlotBoard } from '../services/slot-board.ts';
import { slotBoard } from '../views/interview-slots-schema.ts';

export const hf_member__get_interview_slots = query({
  name: 'hf_member__get_interview_slots',
  summary:
    'The times that a company offers for the interviews of one job, who has picked them, and who has not answered',
  addition: true,
  allow: STAFF,
  scope: 'assigned',
  input: z.strictObject({ recruitment_id: id() }),
  output: slotBoard,
  errors: ['not_found'],
  example: { recruitment_id: 1 },
  async run(ctx, { recruitment_id }) {
    await assertArranges(ctx, recruitment_id);
    return loadSlotBoard(ctx, recruitment_id);
  },
});
