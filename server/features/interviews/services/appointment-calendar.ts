import type { Interview, InterviewPractice } from '../../../../db/models/interview.ts';
import type { MailLanguage } from '../../../../templates/mail/registry.ts';
import { calendarFile } from '../../../../domain/calendar.ts';
import { textAttachment, type StoredAttachment } from '../../mail/services/attachments.ts';
import type { EffectContext } from '../../mail/services/draft.ts';

/** How long a calendar keeps free: companies rarely say, an hour is usual. */
const MINUTES = 60;
const TITLES = {
  interview: { ja: '面接', en: 'Interview', vi: 'Phỏng vấn' },
  'interview-practice': { ja: '面接の練習', en: 'Interview practice', vi: 'Luyện phỏng vấn' },
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
  location: string | null,
  { startsAt, sequence, language, shared, isCancelled = false }: CalendarOf,
  ctx: EffectContext,
): StoredAttachment {
  const text = calendarFile({
    uid: `${kind}-${id}@${new URL(ctx.baseUrl).hostname}`,
    sequence,
    writtenAt: ctx.now,
    startsAt,
    minutes: MINUTES,
    title: `${TITLES[kind][language]}: ${shared.company_name}`,
    description: `${shared.recruitment_title}\n${shared.application_url}`,
    location,
    isCancelled,
  });
  const method = isCancelled ? 'CANCEL' : 'PUBLISH';
  return textAttachment(`${kind}.ics`, `text/calendar; charset=utf-8; method=${method}`, text);
}

/** A file that puts the interview into a calendar, or takes it out again. */
export const interviewFile = (interview: Interview, of: CalendarOf, ctx: EffectContext): StoredAttachment =>
  file('interview', interview.id, interview.is_online ? interview.online_link : interview.place, of, ctx);

/** The same of a practice. */
export const practiceFile = (
  practice: InterviewPractice,
  of: CalendarOf,
  ctx: EffectContext,
): StoredAttachment => file('interview-practice', practice.id, practice.online_link, of, ctx);
