import { Interview, InterviewSlotRequest } from '../../../../db/models/interview.ts';
import { interviewAt } from '../../../../domain/appointments.ts';
import { draft } from '../../mail/services/draft.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';
import { interviewNumber } from '../../mail/services/mail-names.ts';
import { toMentors } from '../../mail/services/recipients.ts';
import { instantInWords } from '../../mail/services/tokyo-words.ts';

/** The mentors learn which time the student has picked, or that none is possible; they tell the company. */
export const interviewSlotsAnswered: EffectHandler<'interview_slots_answered'> = async (
  { interview_slot_request_id, interview_id },
  about,
  ctx,
) => {
  const request = await InterviewSlotRequest.findByPk(interview_slot_request_id, { transaction: ctx.tx });
  const interview =
    interview_id === null ? null : await Interview.findByPk(interview_id, { transaction: ctx.tx });
  const startsAt = interview && !interview.cancelled_at ? interviewAt(interview) : null;
  // Told late, the student may have called it off, or have picked a time after all.
  if (!request || (interview_id === null ? !request.none_fits_at : !startsAt)) return [];
  return toMentors(about, ctx, (recipient, shared) =>
    draft('staff_interview_slots_answered', recipient, {
      ...shared,
      interview_number: interviewNumber(request.interview_number, recipient.language),
      starts_at: startsAt && instantInWords(startsAt, recipient.language),
      comment: startsAt ? null : request.none_fits_comment,
    }),
  );
};
