import { z } from 'zod';
import { APPLICATION_STATES } from '../../../../domain/application-state.ts';
import { interviewSlot, interviewSlotRequest } from '../../../../domain/entities/interview.ts';
import { NOT_ASKED, SLOT_ANSWERS } from '../../../../domain/interview-slots.ts';
import { entityOutput } from '../../../core/schemas/entity-output.ts';
import { outId, outMap, outTime } from '../../../core/schemas/schema-helpers.ts';

/** A time that the student can pick. */
export const slotToPick = entityOutput(interviewSlot, 'owner')
  .extend({ is_overlapping: z.boolean().describe('The student has another appointment then') })
  .meta({ id: 'InterviewSlotToPick' });

const student = z.object({
  id: outId(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
});

/** The times for the interviews of one job, and how its students stand to them. */
export const slotBoard = z
  .object({
    recruitment: z.object({ id: outId(), title: outMap(), company: z.object({ official_name: outMap() }) }),
    slots: z.array(
      entityOutput(interviewSlot, 'staff').extend({
        taken_count: z.number().int(),
        /** Those who have picked it, as far as the caller may see them. */
        picked_by: z.array(z.object({ application_id: outId(), user: student })),
      }),
    ),
    applications: z.array(
      z.object({
        id: outId(),
        state: z.enum(APPLICATION_STATES),
        user: student,
        /** The interview that comes next: what the student can be asked for. */
        next_interview_number: z.number().int(),
        answer: z.enum(SLOT_ANSWERS),
        request: entityOutput(interviewSlotRequest, 'staff').nullable(),
        /** The time that was picked last. */
        picked_at: outTime().nullable(),
      }),
    ),
  })
  .meta({ id: 'InterviewSlotBoard' });

/** The same, and who was asked and who was not, with why. */
export const slotBoardAfterAsking = slotBoard.extend({
  asked_count: z.number().int(),
  results: z.array(
    z.object({ application_id: outId(), is_done: z.boolean(), code: z.enum(NOT_ASKED).nullable() }),
  ),
});
