import { draft } from '../../mail/services/draft.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';
import { toStudent } from '../../mail/services/recipients.ts';
import { dayInWords } from '../../mail/services/tokyo-words.ts';

/** The student learns that the application arrived, what comes next and until when. */
export const applicationCreated: EffectHandler<'application_created'> = async (payload, about, ctx) => {
  const due = about.application.due_date_to_submit_resume;
  return toStudent(about, ctx, (recipient, shared) =>
    draft('application_created', recipient, {
      ...shared,
      due_day: due && dayInWords(due, recipient.language),
      is_simple: about.recruitment.is_simple,
      is_handed_in: payload.is_handed_in ?? false,
    }),
  );
};
