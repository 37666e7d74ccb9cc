import { HfMember } from '../../../db/models/hf-member.ts';
import { InterviewPractice } from '../../../db/models/interview.ts';
import { textAttachment } from '../attachments.ts';
import { calendarFile } from '../../domain/calendar.ts';
import type { EffectHandler } from '../draft.ts';
import { draft } from '../draft.ts';
import { memberName } from '../names.ts';
import { toStudent } from '../recipients.ts';
import { instantInWords } from '../tokyo-words.ts';

const MINUTES = 60;
const TITLES = { ja: '面接の練習', en: 'Interview practice', vi: 'Luyện phỏng vấn' };

/** The student learns when to practise and with whom, with a file for the calendar. */
export const interviewPracticeScheduled: EffectHandler<'interview_practice_scheduled'> = async (
  payload,
  about,
  ctx,
) => {
  const practice = await InterviewPractice.findByPk(payload.interview_practice_id, { transaction: ctx.tx });
  if (!practice) return [];
  const mentor = practice.hf_member_id
    ? await HfMember.findByPk(practice.hf_member_id, { transaction: ctx.tx })
    : null;
  return toStudent(about, ctx, (recipient, shared) => {
    const calendar = calendarFile({
      uid: `interview-practice-${practice.id}@${new URL(ctx.baseUrl).hostname}`,
      sequence: payload.application_event_id,
      writtenAt: ctx.now,
      startsAt: practice.scheduled_at,
      minutes: MINUTES,
      title: `${TITLES[recipient.language]}: ${shared.company_name}`,
      description: `${shared.recruitment_title}\n${shared.application_url}`,
      location: practice.online_link,
    });
    return draft(
      'interview_practice_scheduled',
      recipient,
      {
        ...shared,
        starts_at: instantInWords(practice.scheduled_at, recipient.language),
        mentor_name: mentor && memberName(mentor, recipient.language),
        online_link: practice.online_link,
        notes: practice.notes?.trim() || null,
      },
      [textAttachment('interview-practice.ics', 'text/calendar; charset=utf-8; method=PUBLISH', calendar)],
    );
  });
};
