import { z } from 'zod';
import { DonePlanStep } from '../../../../db/models/done-plan-step.ts';
import { PLAN_STEPS } from '../../../../domain/first-day/plan.ts';
import { STUDENT } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { flag } from '../../../core/schemas/schema-helpers.ts';
import { donePlanSteps, loadDonePlanSteps } from '../views/done-plan-steps.ts';

export const user__tick_plan_step = command({
  name: 'user__tick_plan_step',
  summary: 'Remembers that the caller has done a step of the plan to the first day of work, or takes it back',
  addition: true,
  allow: STUDENT,
  input: z.strictObject({
    plan_step: z.strictObject({ step: z.enum(PLAN_STEPS), is_done: flag() }),
  }),
  output: donePlanSteps,
  errors: [],
  example: { plan_step: { step: 'school_papers', is_done: true } },
  async run(ctx, { plan_step: { step, is_done } }) {
    const transaction = ctx.tx;
    const key = { user_id: ctx.actor.user_id, step };
    // Ticking it again keeps the first time.
    if (is_done)
      await DonePlanStep.bulkCreate([{ ...key, done_at: ctx.now }], { ignoreDuplicates: true, transaction });
    else await DonePlanStep.destroy({ where: key, transaction });
    return loadDonePlanSteps(key.user_id, transaction);
  },
});
