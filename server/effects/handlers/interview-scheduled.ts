import { Interview } from '../../../db/models/interview.ts';
import type { StoredAttachment } from '../attachments.ts';
import { textAttachment } from '../attachments.ts';
import { calendarFile } from '../../domain/calendar.ts';
import type { EffectHandler } from '../draft.ts';
import { draft } from '../draft.ts';
import { toStudent } from '../recipients.ts';
import { instantInWords } from '../tokyo-words.ts';

/** How long a calendar keeps free: companies rarely say, an hour is usual. */
const MINUTES = 60;
const TITLES = { ja: '面接', en: 'Interview', vi: 'Phỏng vấn' };
const NUMBERED = {
  ja: (number: number) => `第${number}回`,
  en: (number: number) => `No. ${number}`,
  vi: (number: number) => `Vòng ${number}`,
};

/** The student learns when and where, with a file for the calendar once the time is fixed. */
export const interviewScheduled: EffectHandler<'interview_scheduled'> = async (payload, about, ctx) => {
  const interview = await Interview.findByPk(payload.interview_id, { transaction: ctx.tx });
  if (!interview) return [];
  // `conduct_at` is when it takes place; a caller may know only the other name of the time.
  const startsAt = interview.conduct_at ?? interview.fixed_schedule_at;
  const link = interview.is_online ? interview.online_link : null;
  const place = interview.is_online ? null : interview.place;
  return toStudent(about, ctx, (recipient, shared) => {
    const title = `${TITLES[recipient.language]}: ${shared.company_name}`;
    const calendar: StoredAttachment[] = startsAt
      ? [
          textAttachment(
            'interview.ics',
            'text/calendar; charset=utf-8; method=PUBLISH',
            calendarFile({
              uid: `interview-${interview.id}@${new URL(ctx.baseUrl).hostname}`,
              sequence: payload.application_event_id,
              writtenAt: ctx.now,
              startsAt,
              minutes: MINUTES,
              title,
              description: `${shared.recruitment_title}\n${shared.application_url}`,
              location: link ?? place,
            }),
          ),
        ]
      : [];
    return draft(
      'interview_scheduled',
      recipient,
      {
        ...shared,
        interview_number: NUMBERED[recipient.language](interview.interview_number),
        starts_at: startsAt && instantInWords(startsAt, recipient.language),
        online_link: link,
        place,
        map_url: interview.is_online ? null : interview.google_map_url,
        is_online: interview.is_online,
        is_change: interview.updated_at.getTime() > interview.created_at.getTime(),
      },
      calendar,
    );
  });
};
