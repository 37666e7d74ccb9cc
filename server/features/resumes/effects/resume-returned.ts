import { loadHistory } from '../../applications/services/about-application.ts';
import { draft } from '../../mail/services/draft.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';
import { toStudent } from '../../mail/services/recipients.ts';
import { dayInWords } from '../../mail/services/tokyo-words.ts';

/** The student learns what the mentor asks to write again, and until when. */
export const resumeReturned: EffectHandler<'resume_returned'> = async (payload, about, ctx) => {
  const history = await loadHistory(payload.application_event_id, ctx.tx);
  const due = about.application.due_date_to_submit_resume;
  return toStudent(about, ctx, (recipient, shared) =>
    draft('resume_returned', recipient, {
      ...shared,
      comment: history.reason ?? '',
      due_day: due && dayInWords(due, recipient.language),
    }),
  );
};
