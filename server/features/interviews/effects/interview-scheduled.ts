import { literal, Op } from 'sequelize';
import { ApplicationEvent } from '../../../../db/models/application-records.ts';
import { Interview } from '../../../../db/models/interview.ts';
import { OutboxEvent } from '../../../../db/models/outbox-event.ts';
import { undoUntil } from '../../../../domain/application-undo.ts';
import { interviewAt } from '../../../../domain/appointments.ts';
import { loadHistory } from '../../applications/services/about-application.ts';
import { interviewFile } from '../services/appointment-calendar.ts';
import { draft, type EffectContext } from '../../mail/services/draft.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';
import { interviewNumber } from '../../mail/services/mail-names.ts';
import { toStudent } from '../../mail/services/recipients.ts';
import { instantInWords } from '../../mail/services/tokyo-words.ts';

/**
 * Until when what came after may be undone, which is when this news counts again; a time that is over where the later
 * change is told by itself. Null where nothing came after.
 */
async function laterChange(interview: Interview, eventId: number, { tx, now }: EffectContext) {
  const calledOffUntil = interview.cancelled_at && undoUntil(interview.cancelled_at);
  if (calledOffUntil && calledOffUntil > now) return calledOffUntil;
  const news = await OutboxEvent.findAll({
    where: {
      [Op.and]: [
        { type: 'interview_scheduled' },
        // Found by the index of events by their application.
        literal(`("OutboxEvent"."payload"->>'application_id')::int = ${interview.application_id}`),
        literal(`("OutboxEvent"."payload"->>'interview_id')::int = ${interview.id}`),
      ],
    },
    transaction: tx,
  });
  const laterIds = news
    .map(({ payload }) => Number(payload['application_event_id']))
    .filter((id) => id > eventId);
  const last = await ApplicationEvent.findOne({
    where: { id: laterIds, undone_at: null },
    order: [['id', 'DESC']],
    transaction: tx,
  });
  return last && undoUntil(last.at);
}

/**
 * The student learns when and where, with a file for the calendar once the time is fixed; when a time that was told
 * is open again, the file takes it out.
 */
export const interviewScheduled: EffectHandler<'interview_scheduled'> = async (payload, about, ctx) => {
  const interview = await Interview.findByPk(payload.interview_id, { transaction: ctx.tx });
  const startsAt = interview && interviewAt(interview);
  const later = interview && (await laterChange(interview, payload.application_event_id, ctx));
  if (later) return later > ctx.now ? { until: later } : [];
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
