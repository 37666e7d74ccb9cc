import { draft } from '../../mail/services/draft.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';
import { toStudent } from '../../mail/services/recipients.ts';

/** The student is asked to agree to the correction or to answer it. */
export const resumeCorrected: EffectHandler<'resume_corrected'> = async (_payload, about, ctx) =>
  toStudent(about, ctx, (recipient, shared) => draft('resume_corrected', recipient, shared));
