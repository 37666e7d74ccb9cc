import type { Interview, InterviewPractice } from '../../../../db/models/interview.ts';
import type { MailLanguage } from '../../../../templates/mail/registry.ts';
import { APPOINTMENT_MINUTES } from '../../../../domain/appointments.ts';
import { calendarFile } from '../../../../domain/calendar.ts';
import { textAttachment, type StoredAttachment } from '../../mail/services/attachments.ts';
import type { EffectContext } from '../../mail/services/draft.ts';

const TITLES = {
  interview: { ja: '面接', en: 'Interview', vi: 'Phỏng vấn' },
  'interview-practice': { ja: '面接練習', en: 'Interview practice', vi: 'Luyện phỏng vấn' },
};

interface CalendarOf {
  startsAt: Date;
  /** The line of the history that the mail tells of: it grows with every version of the appointment. */
  sequence: number;
  language: MailLanguage;
  shared: { company_name: string; recruitment_title: string; application_url: string };
  isCancelled?: boolean;
}

function file(
  kind: keyof typeof TITLES,
  id: number,
  { location, minutes }: { location: string | null; minutes: number | null },
  { startsAt, sequence, language, shared, isCancelled = false }: CalendarOf,
  ctx: EffectContext,
): StoredAttachment {
  const text = calendarFile({
    uid: `${kind}-${id}@${new URL(ctx.baseUrl).hostname}`,
    sequence,
    writtenAt: ctx.now,
    startsAt,
    minutes: minutes ?? APPOINTMENT_MINUTES,
    title: `${TITLES[kind][language]}: ${shared.company_name}`,
    description: `${shared.recruitment_title}\n${shared.application_url}`,
    location,
    isCancelled,
  });
  const method = isCancelled ? 'CANCEL' : 'PUBLISH';
  return textAttachment(`${kind}.ics`, `text/calendar; charset=utf-8; method=${method}`, text);
}

/** A file that puts the interview into a calendar, or takes it out again. */
export function interviewFile(interview: Interview, of: CalendarOf, ctx: EffectContext): StoredAttachment {
  const { is_online, online_link, place, minutes } = interview;
  return file('interview', interview.id, { location: is_online ? online_link : place, minutes }, of, ctx);
}

/** The same of a practice. */
export const practiceFile = (
  practice: InterviewPractice,
  of: CalendarOf,
  ctx: EffectContext,
): StoredAttachment =>
  file('interview-practice', practice.id, { location: practice.online_link, minutes: null }, of, ctx);
