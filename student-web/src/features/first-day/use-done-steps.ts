import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PlanStepCode } from '../../../../domain/first-day/plan.ts';
import type { QueryAnswer } from '../../../../server/client/contract.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { showSnackbar } from '../../lib/snackbar.ts';

const KEY = ['done-plan-steps'] as const;
type Answer = QueryAnswer<'user__get_done_plan_steps'>;

export interface DoneSteps {
  /** When each was first ticked. */
  doneAt: ReadonlyMap<PlanStepCode, string>;
  tick(step: PlanStepCode, isDone: boolean): void;
}

/** The steps the student has ticked; null while that is not known: the plan is read without. */
export function useDoneSteps(): DoneSteps | null {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: KEY, queryFn: () => api.query('user__get_done_plan_steps', {}) });
  const { mutate } = useMutation({
    // Ticks go one after the other: each answer tells them all.
    scope: { id: 'tick-plan-step' },
    mutationFn: (plan_step: { step: PlanStepCode; is_done: boolean }) =>
      api.command('user__tick_plan_step', { plan_step }),
    // The tick shows at once; the server's answer, or its refusal, has the last word.
    onMutate({ step, is_done }) {
      const before = client.getQueryData<Answer>(KEY);
      const others = (before?.done_plan_steps ?? []).filter((one) => one.step !== step);
      const ticked = is_done ? [{ step, done_at: new Date().toISOString() }] : [];
      client.setQueryData<Answer>(KEY, { done_plan_steps: [...others, ...ticked] });
      return before;
    },
    onSuccess: (answer) => client.setQueryData<Answer>(KEY, answer),
    onError(error, _tick, before) {
      client.setQueryData<Answer>(KEY, before);
      showSnackbar('error', errorText(error, t));
    },
  });
  if (!data) return null;
  return {
    doneAt: new Map(data.done_plan_steps.map(({ step, done_at }) => [step, done_at])),
    tick: (step, is_done) => mutate({ step, is_done }),
  };
}
