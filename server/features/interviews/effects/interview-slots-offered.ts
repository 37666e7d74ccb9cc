import { findOpenRequest, slotsToPick } from '../services/interview-slots.ts';
import { draft } from '../../mail/services/draft.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';
import { interviewNumber } from '../../mail/services/mail-names.ts';
import { toStudent } from '../../mail/services/recipients.ts';
import { instantInWords } from '../../mail/services/tokyo-words.ts';

/** More do not stand in the mail: the page has them. */
const IN_MAIL = 10;

/** The student is asked to pick a time, or reminded; not once they have picked, or when no time is left. */
export const interviewSlotsOffered: EffectHandler<'interview_slots_offered'> = async (
  { interview_slot_request_id, is_reminder },
  about,
  ctx,
) => {
  const request = await findOpenRequest(ctx, about.application);
  if (request?.id !== interview_slot_request_id) return [];
  const slots = await slotsToPick(ctx, about.application, request);
  if (slots.length === 0) return [];
  const more = slots.length - IN_MAIL;
  return toStudent(about, ctx, (recipient, shared) =>
    draft('interview_slots_offered', recipient, {
      ...shared,
      interview_number: interviewNumber(request.interview_number, recipient.language),
      is_reminder,
      slots: slots
        .slice(0, IN_MAIL)
        .map(({ starts_at }) => ({ starts_at: instantInWords(starts_at, recipient.language) })),
      more_count: more > 0 ? String(more) : null,
    }),
  );
};
