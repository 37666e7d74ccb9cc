import { loadHistory, writtenBy } from '../services/about-application.ts';
import { draft } from '../../mail/services/draft.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';
import { toStudent } from '../../mail/services/recipients.ts';

const TEMPLATES = {
  resume: { passed: 'resume_passed', failed: 'resume_failed' },
  selection: { passed: 'selection_passed', failed: 'selection_failed' },
} as const;

/** Once the offer is answered, no mail that waited until now tells of what led to it or asks for the answer. */
const ANSWERED: readonly string[] = ['offer_accepted', 'offer_declined'];

/** The student learns the result, with the wording meant for students only. */
export const resultRecorded: EffectHandler<'result_recorded'> = async (payload, about, ctx) => {
  if (payload.passed && ANSWERED.includes(about.application.state)) return [];
  const history = await loadHistory(payload.application_event_id, ctx.tx);
  const template = TEMPLATES[payload.about][payload.passed ? 'passed' : 'failed'];
  return toStudent(about, ctx, (recipient, shared) =>
    draft(template, recipient, { ...shared, result_reason: writtenBy(history, 'result_reason') }),
  );
};
