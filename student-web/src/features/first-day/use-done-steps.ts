import { useQuery } from '@tanstack/react-query';
import type { PlanStepCode } from '../../../../domain/first-day/plan.ts';
import type { QueryAnswer } from '../../../../server/client/contract.ts';
import { api } from '../../lib/api.ts';
import { useOptimisticCommand } from '../../lib/optimistic-command.ts';

const KEY = ['done-plan-steps'] as const;
type Answer = QueryAnswer<'user__get_done_plan_steps'>;

export interface DoneSteps {
  /** When each was first ticked. */
  doneAt: ReadonlyMap<PlanStepCode, string>;
  tick(step: PlanStepCode, isDone: boolean): void;
}

/** The steps the student has ticked; null while that is not known: the plan is read without. */
export function useDoneSteps(): DoneSteps | null {
  const { data } = useQuery({ queryKey: KEY, queryFn: () => api.query('user__get_done_plan_steps', {}) });
  const { mutate } = useOptimisticCommand<Answer, { step: PlanStepCode; is_done: boolean }>({
    key: KEY,
    send: (plan_step) => api.command('user__tick_plan_step', { plan_step }),
    apply(before, { step, is_done }) {
      const others = (before?.done_plan_steps ?? []).filter((one) => one.step !== step);
      const ticked = is_done ? [{ step, done_at: new Date().toISOString() }] : [];
      return { done_plan_steps: [...others, ...ticked] };
    },
  });
  if (!data) return null;
  return {
    doneAt: new Map(data.done_plan_steps.map(({ step, done_at }) => [step, done_at])),
    tick: (step, is_done) => mutate({ step, is_done }),
  };
}
