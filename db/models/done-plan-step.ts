import { choice, instant, ref } from '../../domain/entities/fields.ts';
import { PLAN_STEPS } from '../../domain/first-day/plan.ts';
import { internalModel } from './entity-model.ts';

/** A step of the plan to the first day that a student says they have done. */
export class DonePlanStep extends internalModel('done_plan_steps', {
  user_id: ref('users'),
  step: choice(PLAN_STEPS),
  done_at: instant(),
}) {}
