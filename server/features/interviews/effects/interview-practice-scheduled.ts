import { HfMember } from '../../../../db/models/hf-member.ts';
import { InterviewPractice } from '../../../../db/models/interview.ts';
import { practiceFile } from '../services/appointment-calendar.ts';
import { draft } from '../../mail/services/draft.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';
import { memberName } from '../../mail/services/mail-names.ts';
import { toPracticeHolders } from '../services/practice-holder.ts';
import { toStudent } from '../../mail/services/recipients.ts';
import { instantInWords } from '../../mail/services/tokyo-words.ts';

/** The student learns when to practise and with whom, and who holds it when and with whom, with a file for the calendar. */
export const interviewPracticeScheduled: EffectHandler<'interview_practice_scheduled'> = async (
  payload,
  about,
  ctx,
) => {
  const practice = await InterviewPractice.findByPk(payload.interview_practice_id, { transaction: ctx.tx });
  // Told late, it may have been called off, held or be over: who reads it would set out for nothing.
  if (!practice || practice.cancelled_at || practice.done_at || practice.scheduled_at <= ctx.now) return [];
  const mentor = practice.hf_member_id
    ? await HfMember.findByPk(practice.hf_member_id, { transaction: ctx.tx })
    : null;
  const is_change = practice.updated_at.getTime() > practice.created_at.getTime();
  const written = toStudent(about, ctx, (recipient, shared) => {
    const { language } = recipient;
    const of = { startsAt: practice.scheduled_at, sequence: payload.application_event_id, language, shared };
    return draft(
      'interview_practice_scheduled',
      recipient,
      {
        ...shared,
        starts_at: instantInWords(practice.scheduled_at, language),
        mentor_name: mentor && memberName(mentor, language),
        online_link: practice.online_link,
        notes: practice.notes?.trim() || null,
        is_change,
      },
      [practiceFile(practice, of, ctx)],
    );
  });
  const news = { is_change, is_cancelled: false };
  return [
    ...written,
    ...(await toPracticeHolders([practice], about, ctx, payload.application_event_id, news)),
  ];
};
