import { loadHistory, writtenBy } from '../about-application.ts';
import { draft } from '../draft.ts';
import type { EffectHandler } from '../effect-handler.ts';
import { toStudent } from '../recipients.ts';

const TEMPLATES = {
  resume: { passed: 'resume_passed', failed: 'resume_failed' },
  selection: { passed: 'selection_passed', failed: 'selection_failed' },
} as const;

/** The student learns the result, with the wording meant for students only. */
export const resultRecorded: EffectHandler<'result_recorded'> = async (payload, about, ctx) => {
  const history = await loadHistory(payload.application_event_id, ctx.tx);
  const template = TEMPLATES[payload.about][payload.passed ? 'passed' : 'failed'];
  return toStudent(about, ctx, (recipient, shared) =>
    draft(template, recipient, { ...shared, result_reason: writtenBy(history, 'result_reason') }),
  );
};
