import type { Transaction } from 'sequelize';
import { z } from 'zod';
import { DonePlanStep } from '../../../../db/models/done-plan-step.ts';
import { PLAN_STEPS } from '../../../../domain/first-day/plan.ts';
import { outTime } from '../../../core/schemas/schema-helpers.ts';

/** The steps a student says they have done, in the order they did them. */
export const donePlanSteps = z.object({
  done_plan_steps: z.array(z.object({ step: z.enum(PLAN_STEPS), done_at: outTime() })),
});

/** @returns the answer of both calls: whoever ticks a step sees them all */
export async function loadDonePlanSteps(user_id: number, transaction: Transaction | null) {
  const done_plan_steps = await DonePlanStep.findAll({
    where: { user_id },
    attributes: ['step', 'done_at'],
    order: [
      ['done_at', 'ASC'],
      ['id', 'ASC'],
    ],
    transaction,
  });
  return { done_plan_steps };
}
