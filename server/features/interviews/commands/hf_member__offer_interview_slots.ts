import { Op } from 'sequelize';
import { z } from 'zod';
import { InterviewSlot } from '../../../../db/models/interview.ts';
import { interviewSlot as slotFields } from '../../../../domain/entities/interview.ts';
import { DomainError, type FieldErrors } from '../../../../domain/error-codes.ts';
import { isOverlapping, periodInDigits, SLOTS_AT_ONCE } from '../../../../domain/interview-slots.ts';
import { unlikelyPlan } from '../../../../domain/planned-dates.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { entityInput } from '../../../core/schemas/entity-input.ts';
import { blankable, flag, id, integer, list } from '../../../core/schemas/schema-helpers.ts';
import { assertArranges, assertSeesApplication, loadSlotBoard } from '../services/slot-board.ts';
import { slotBoard } from '../views/interview-slots-schema.ts';

const slotInput = entityInput(slotFields);
type NewSlot = z.output<typeof slotInput>;

/** Times that are over or mistyped, and places that are missing, by field. */
function problemsOf(slots: readonly NewSlot[], now: Date): FieldErrors {
  const fields: FieldErrors = {};
  for (const [index, { starts_at, is_online, place }] of slots.entries()) {
    const code = unlikelyPlan(starts_at, now);
    if (code) fields[`slots[${index}][starts_at]`] = [{ code }];
    if (!is_online && !place) fields[`slots[${index}][place]`] = [{ code: 'required' }];
  }
  return fields;
}

/** Which of the times share a moment with another one of the job or of their own, by field. */
function overlapsOf(slots: readonly NewSlot[], standing: readonly InterviewSlot[]): FieldErrors {
  const fields: FieldErrors = {};
  for (const [index, slot] of slots.entries()) {
    const others = [...standing, ...slots.slice(0, index)];
    const other = others.find((one) => isOverlapping(one, slot));
    if (other)
      fields[`slots[${index}][starts_at]`] = [{ code: 'overlaps', params: { name: periodInDigits(other) } }];
  }
  return fields;
}

export const hf_member__offer_interview_slots = command({
  name: 'hf_member__offer_interview_slots',
  summary:
    'Enters times that a company offers for one interview of a job, for everybody who is asked or for one application. Times that overlap are named, and entered once that is confirmed',
  addition: true,
  allow: STAFF,
  scope: 'assigned',
  input: z.strictObject({
    recruitment: z.strictObject({ id: id() }),
    interview_number: integer(1, 20),
    /** Only for this one. */
    application_id: blankable(id()),
    slots: list(slotInput, SLOTS_AT_ONCE).refine((slots) => slots.length > 0, 'required'),
    is_overlap_confirmed: flag().optional(),
  }),
  output: slotBoard,
  errors: ['not_found', 'interview_slots_overlap'],
  example: {
    recruitment: { id: 1 },
    interview_number: 1,
    slots: [
      {
        starts_at: '2026-12-01T05:00:00Z',
        minutes: 30,
        capacity: 1,
        is_online: true,
        online_link: 'https://meet.example.com/abc',
      },
    ],
  },
  async run(ctx, { recruitment, interview_number, application_id = null, slots, is_overlap_confirmed }) {
    await assertArranges(ctx, recruitment.id);
    if (application_id !== null) await assertSeesApplication(ctx, recruitment.id, application_id);
    const problems = problemsOf(slots, ctx.now);
    if (Object.keys(problems).length > 0) throw new DomainError('validation_failed', { fields: problems });
    const standing = await InterviewSlot.findAll({
      where: { recruitment_id: recruitment.id, withdrawn_at: null, starts_at: { [Op.gt]: ctx.now } },
      order: [['starts_at', 'ASC']],
      transaction: ctx.tx,
    });
    const overlaps = overlapsOf(slots, standing);
    if (!is_overlap_confirmed && Object.keys(overlaps).length > 0)
      throw new DomainError('interview_slots_overlap', { fields: overlaps });
    const about = { recruitment_id: recruitment.id, interview_number, application_id };
    await InterviewSlot.bulkCreate(
      slots.map((slot) => ({ ...slot, ...about })),
      { transaction: ctx.tx },
    );
    return loadSlotBoard(ctx, recruitment.id);
  },
});
