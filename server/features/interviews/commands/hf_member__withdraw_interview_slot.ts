import { z } from 'zod';
import { InterviewSlot } from '../../../../db/models/interview.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { lockedRow } from '../../../core/calls/locked-row.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';
import { countTaken } from '../services/interview-slots.ts';
import { assertArrangesSlot, loadSlotBoard } from '../services/slot-board.ts';
import { slotBoard } from '../views/interview-slots-schema.ts';

export const hf_member__withdraw_interview_slot = command({
  name: 'hf_member__withdraw_interview_slot',
  summary: 'Withdraws a time that no student has picked; again is harmless',
  addition: true,
  allow: STAFF,
  scope: 'assigned',
  input: z.strictObject({ interview_slot: z.strictObject({ id: id() }) }),
  output: slotBoard,
  errors: ['not_found', 'interview_slot_in_use'],
  example: { interview_slot: { id: 1 } },
  async run(ctx, { interview_slot }) {
    const slot = await lockedRow(InterviewSlot, interview_slot.id, ctx.tx);
    await assertArrangesSlot(ctx, slot);
    if ((await countTaken(ctx, slot.id)) > 0) throw new DomainError('interview_slot_in_use');
    if (!slot.withdrawn_at) await slot.update({ withdrawn_at: ctx.now }, { transaction: ctx.tx });
    return loadSlotBoard(ctx, slot.recruitment_id);
  },
});
