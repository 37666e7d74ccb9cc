import { loadHistory, writtenBy } from '../services/about-application.ts';
import { draft } from '../../mail/services/draft.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';
import { dayInWords } from '../../mail/services/tokyo-words.ts';
import { toStudent } from '../../mail/services/recipients.ts';

/** The student learns that we do not take the application on; the internal reason stays with us. */
export const applicationDeclined: EffectHandler<'application_declined'> = async (payload, about, ctx) => {
  // Who has withdrawn before the mail was due knows already that it is over.
  if (about.application.is_quit_by_student) return [];
  const history = await loadHistory(payload.application_event_id, ctx.tx);
  // The day as it stands when the mail is written: it may have been changed since.
  const { reapply_from } = about.application;
  return toStudent(about, ctx, (recipient, shared) =>
    draft('application_declined', recipient, {
      ...shared,
      result_reason: writtenBy(history, 'result_reason'),
      reapply_from: reapply_from && dayInWords(reapply_from, recipient.language),
    }),
  );
};
