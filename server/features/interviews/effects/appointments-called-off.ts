import { Op } from 'sequelize';
import { Interview, InterviewPractice } from '../../../../db/models/interview.ts';
import { calledOffIn, interviewAt } from '../../../../domain/appointments.ts';
import { loadHistory } from '../../applications/services/about-application.ts';
import { interviewFile, practiceFile } from '../services/appointment-calendar.ts';
import { draft } from '../../mail/services/draft.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';
import { interviewNumber } from '../../mail/services/mail-names.ts';
import { toPracticeHolders } from '../services/practice-holder.ts';
import { toStudent } from '../../mail/services/recipients.ts';
import { instantInWords } from '../../mail/services/tokyo-words.ts';

/**
 * The student learns in one mail what does not take place because the selection is over; a file for each takes it out
 * of the calendar that has it, also when it was the student who ended it. So does who
 * was to hold a practice.
 */
export const appointmentsCalledOff: EffectHandler<'appointments_called_off'> = async (
  payload,
  about,
  ctx,
) => {
  const history = await loadHistory(payload.application_event_id, ctx.tx);
  const called = calledOffIn(history);
  if (!called) return [];
  const where = (ids: number[]) => ({ id: { [Op.in]: ids }, application_id: about.application.id });
  const find = { order: [['id', 'ASC']] as [string, string][], transaction: ctx.tx };
  const interviews = await Interview.findAll({ where: where(called.interview_ids), ...find });
  const practices = await InterviewPractice.findAll({ where: where(called.practice_ids), ...find });
  if (interviews.length + practices.length === 0) return [];
  const written = toStudent(about, ctx, (recipient, shared) => {
    const { language } = recipient;
    const of = { sequence: history.id, language, shared, isCancelled: true };
    const appointments = [
      ...practices.map((row) => ({ starts_at: row.scheduled_at, is_practice: true, interview_number: null })),
      ...interviews.map((row) => ({
        starts_at: interviewAt(row),
        is_practice: false,
        interview_number: interviewNumber(row.interview_number, language),
      })),
    ];
    const files = [
      ...practices.map((row) => practiceFile(row, { ...of, startsAt: row.scheduled_at }, ctx)),
      ...interviews.flatMap((row) => {
        const startsAt = interviewAt(row);
        return startsAt ? [interviewFile(row, { ...of, startsAt }, ctx)] : [];
      }),
    ];
    return draft(
      'appointments_called_off',
      recipient,
      {
        ...shared,
        is_withdrawn: history.name === 'quit',
        has_files: files.length > 0,
        appointments: appointments.map((one) => ({
          ...one,
          starts_at: one.starts_at && instantInWords(one.starts_at, language),
        })),
      },
      files,
    );
  });
  const news = { is_change: false, is_cancelled: true };
  return [...written, ...(await toPracticeHolders(practices, about, ctx, history.id, news))];
};
