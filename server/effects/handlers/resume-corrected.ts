import { draft } from '../draft.ts';
import type { EffectHandler } from '../effect-handler.ts';
import { toStudent } from '../recipients.ts';

/** The student is asked to agree to the correction or to answer it. */
export const resumeCorrected: EffectHandler<'resume_corrected'> = async (_payload, about, ctx) =>
  toStudent(about, ctx, (recipient, shared) => draft('resume_corrected', recipient, shared));
