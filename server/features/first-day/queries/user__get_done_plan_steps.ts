import { z } from 'zod';
import { STUDENT } from '../../../../domain/roles.ts';
import { query } from '../../../core/calls/define.ts';
import { donePlanSteps, loadDonePlanSteps } from '../views/done-plan-steps.ts';

export const user__get_done_plan_steps = query({
  name: 'user__get_done_plan_steps',
  summary: 'The steps of the plan to the first day of work that the caller has done',
  addition: true,
  allow: STUDENT,
  input: z.strictObject({}),
  output: donePlanSteps,
  errors: [],
  example: {},
  run: (ctx) => loadDonePlanSteps(ctx.actor.user_id, null),
});
