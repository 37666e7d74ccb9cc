import { Interview } from '../../../../db/models/interview.ts';
import { interviewAt } from '../../../../domain/appointments.ts';
import { interviewFile } from '../services/appointment-calendar.ts';
import { draft } from '../../mail/services/draft.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';
import { interviewNumber } from '../../mail/services/mail-names.ts';
import { toStudent } from '../../mail/services/recipients.ts';
import { instantInWords } from '../../mail/services/tokyo-words.ts';

/** The student learns that an interview does not take place; a file takes it out of the calendar that has it. */
export const interviewCancelled: EffectHandler<'interview_cancelled'> = async (payload, about, ctx) => {
  const interview = await Interview.findByPk(payload.interview_id, { transaction: ctx.tx });
  if (!interview) return [];
  const startsAt = interviewAt(interview);
  return toStudent(about, ctx, (recipient, shared) => {
    const { language } = recipient;
    const of = { sequence: payload.application_event_id, language, shared, isCancelled: true };
    return draft(
      'interview_cancelled',
      recipient,
      {
        ...shared,
        is_practice: false,
        interview_number: interviewNumber(interview.interview_number, language),
        starts_at: startsAt && instantInWords(startsAt, language),
        cancel_reason: interview.cancel_reason?.trim() || null,
      },
      startsAt ? [interviewFile(interview, { ...of, startsAt }, ctx)] : [],
    );
  });
};
