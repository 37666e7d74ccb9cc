import { ApplicationEvent } from '../../../../db/models/application-records.ts';
import { HfMember } from '../../../../db/models/hf-member.ts';
import { Interview, InterviewPractice } from '../../../../db/models/interview.ts';
import { interviewAt } from '../../../../domain/appointments.ts';
import type { DomainEvent } from '../../../../domain/events.ts';
import { tokyoDay } from '../../../../domain/tokyo-time.ts';
import { interviewFile, practiceFile } from '../services/appointment-calendar.ts';
import { draft, type EffectContext } from '../../mail/services/draft.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';
import { interviewNumber, memberName } from '../../mail/services/mail-names.ts';
import { toStudent } from '../../mail/services/recipients.ts';
import { instantInWords } from '../../mail/services/tokyo-words.ts';

type Payload = Extract<DomainEvent, { type: 'appointment_near' }>['payload'];

/** The appointment, if it still stands, ahead and on the day that was found. */
async function findStanding({ kind, appointment_id, day }: Payload, { tx, now }: EffectContext) {
  const model = kind === 'interview' ? Interview : InterviewPractice;
  const row = await (model as typeof Interview).findByPk<Interview | InterviewPractice>(appointment_id, {
    transaction: tx,
  });
  if (!row || row.cancelled_at) return null;
  const startsAt = row instanceof Interview ? interviewAt(row) : row.scheduled_at;
  const isOver = row instanceof Interview ? row.is_passed !== null : row.done_at !== null;
  if (isOver || !startsAt || startsAt <= now || tokyoDay(startsAt) !== day) return null;
  return { row, startsAt };
}

/** The student is reminded of an interview or a practice, with the file for the calendar once more. */
export const appointmentNear: EffectHandler<'appointment_near'> = async (payload, about, ctx) => {
  const { state } = about.application;
  const found = await findStanding(payload, ctx);
  if (!found || (state !== 'resume_passed' && state !== 'interviewing')) return [];
  const { row, startsAt } = found;
  const is_practice = row instanceof InterviewPractice;
  const mentor =
    is_practice && row.hf_member_id
      ? await HfMember.findByPk(row.hf_member_id, { transaction: ctx.tx })
      : null;
  // As new as what was told last, so that no calendar goes back behind it.
  const sequence = await ApplicationEvent.max<number | null, ApplicationEvent>('id', {
    where: { application_id: about.application.id },
    transaction: ctx.tx,
  });
  return toStudent(about, ctx, (recipient, shared) => {
    const { language } = recipient;
    const of = { startsAt, sequence: sequence ?? 0, language, shared };
    const isOnline = is_practice || row.is_online;
    return draft(
      'appointment_reminder',
      recipient,
      {
        ...shared,
        is_practice,
        interview_number: is_practice ? null : interviewNumber(row.interview_number, language),
        starts_at: instantInWords(startsAt, language),
        online_link: isOnline ? row.online_link : null,
        place: is_practice || isOnline ? null : row.place,
        map_url: is_practice || isOnline ? null : row.google_map_url,
        mentor_name: mentor && memberName(mentor, language),
        notes: is_practice ? row.notes?.trim() || null : null,
      },
      [is_practice ? practiceFile(row, of, ctx) : interviewFile(row, of, ctx)],
    );
  });
};
