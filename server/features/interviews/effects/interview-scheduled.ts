import { Interview } from '../../../../db/models/interview.ts';
import { interviewAt } from '../../../../domain/appointments.ts';
import { loadHistory } from '../../applications/services/about-application.ts';
import { interviewFile } from '../services/appointment-calendar.ts';
import { draft } from '../../mail/services/draft.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';
import { interviewNumber } from '../../mail/services/mail-names.ts';
import { toStudent } from '../../mail/services/recipients.ts';
import { instantInWords } from '../../mail/services/tokyo-words.ts';

/**
 * The student learns when and where, with a file for the calendar once the time is fixed; when a time that was told
 * is open again, the file takes it out.
 */
export const interviewScheduled: EffectHandler<'interview_scheduled'> = async (payload, about, ctx) => {
  const interview = await Interview.findByPk(payload.interview_id, { transaction: ctx.tx });
  const startsAt = interview && interviewAt(interview);
  // Told late, it may have been called off or be over: who reads it would set out for nothing.
  if (!interview || interview.cancelled_at || (startsAt && startsAt <= ctx.now)) return [];
  const { before } = await loadHistory(payload.application_event_id, ctx.tx);
  const told = (before?.['related'] as { told_at?: string } | undefined)?.told_at;
  const inCalendar = startsAt ?? (told ? new Date(told) : null);
  return toStudent(about, ctx, (recipient, shared) => {
    const { language } = recipient;
    const of = { sequence: payload.application_event_id, language, shared, isCancelled: !startsAt };
    return draft(
      'interview_scheduled',
      recipient,
      {
        ...shared,
        interview_number: interviewNumber(interview.interview_number, language),
        starts_at: startsAt && instantInWords(startsAt, language),
        online_link: interview.is_online ? interview.online_link : null,
        place: interview.is_online ? null : interview.place,
        map_url: interview.is_online ? null : interview.google_map_url,
        is_online: interview.is_online,
        is_change: interview.updated_at.getTime() > interview.created_at.getTime(),
      },
      inCalendar ? [interviewFile(interview, { ...of, startsAt: inCalendar }, ctx)] : [],
    );
  });
};
