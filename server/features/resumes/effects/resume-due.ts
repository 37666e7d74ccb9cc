import { isPastDueDay } from '../../../../domain/tokyo-time.ts';
import { draft } from '../../mail/services/draft.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';
import { toStudent } from '../../mail/services/recipients.ts';
import { dayInWords } from '../../mail/services/tokyo-words.ts';

/** The student is reminded of the resume, before its day or after, unless it came or the day was moved meanwhile. */
export const resumeDue: EffectHandler<'resume_due'> = async ({ due_day }, about, ctx) => {
  const { state, due_date_to_submit_resume } = about.application;
  const isTheirs = state === 'applied' || state === 'returned_to_student';
  if (!isTheirs || due_date_to_submit_resume !== due_day) return [];
  const template = isPastDueDay(due_day, ctx.now) ? 'resume_overdue' : 'resume_due_soon';
  return toStudent(about, ctx, (recipient, shared) =>
    draft(template, recipient, {
      ...shared,
      due_day: dayInWords(due_day, recipient.language),
      is_rewrite: state === 'returned_to_student',
    }),
  );
};
