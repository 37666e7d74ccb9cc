import { InterviewPractice } from '../../../../db/models/interview.ts';
import { practiceFile } from '../services/appointment-calendar.ts';
import { draft } from '../../mail/services/draft.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';
import { toPracticeHolders } from '../services/practice-holder.ts';
import { toStudent } from '../../mail/services/recipients.ts';
import { instantInWords } from '../../mail/services/tokyo-words.ts';

/** The student and who holds it learn that a practice does not take place; a file takes it out of the calendar that has it. */
export const interviewPracticeCancelled: EffectHandler<'interview_practice_cancelled'> = async (
  payload,
  about,
  ctx,
) => {
  const practice = await InterviewPractice.findByPk(payload.interview_practice_id, { transaction: ctx.tx });
  if (!practice) return [];
  const startsAt = practice.scheduled_at;
  const written = toStudent(about, ctx, (recipient, shared) => {
    const { language } = recipient;
    const of = { startsAt, sequence: payload.application_event_id, language, shared, isCancelled: true };
    return draft(
      'interview_cancelled',
      recipient,
      {
        ...shared,
        is_practice: true,
        interview_number: null,
        starts_at: instantInWords(startsAt, language),
        cancel_reason: practice.cancel_reason?.trim() || null,
      },
      [practiceFile(practice, of, ctx)],
    );
  });
  const news = { is_change: false, is_cancelled: true };
  return [
    ...written,
    ...(await toPracticeHolders([practice], about, ctx, payload.application_event_id, news)),
  ];
};
