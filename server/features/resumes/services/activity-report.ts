import { Event, EventApplication } from '../../../../db/models/event.ts';
import { buildActivityDocument, type ActivityDocument } from '../../../../domain/activity-report.ts';
import { interviewAt } from '../../../../domain/appointments.ts';
import { hasSeat } from '../../../../domain/event-application.ts';
import type { Calendar } from '../../../../domain/japanese-calendar.ts';
import { pickText, type LanguageMap } from '../../../../domain/languages.ts';
import type { Student } from '../../../../domain/roles.ts';
import { tokyoDay } from '../../../../domain/tokyo-time.ts';
import type { Context } from '../../../core/calls/context.ts';
import { loadApplicationList } from '../../applications/views/present-application.ts';
import { resumeUserOf } from './resume-document.ts';

/** Nobody has applied so often in the two years that a report may tell of. */
const MOST_ROWS = 500;

const inJapanese = (map: object | null | undefined) =>
  pickText((map ?? {}) as LanguageMap, 'ja')?.text ?? null;
const dayOf = (at: Date | string | null | undefined) => (at ? tokyoDay(new Date(at)) : null);

type Interview = {
  interview_number: number;
  conduct_at: string | null;
  fixed_schedule_at: string | null;
  is_online: boolean;
  is_passed: boolean | null;
  cancelled_at: string | null;
};

async function applicationsOf({ actor, now, tx }: Context<Student>) {
  const where = { user_id: actor.user_id };
  const rows = await loadApplicationList(where, { limit: MOST_ROWS, offset: 0 }, now, tx);
  return rows.map((row) => ({
    company: inJapanese(row.recruitment.company.official_name),
    job: inJapanese((row.recruitment as unknown as { title: object }).title),
    state: row.state,
    applied: tokyoDay(new Date(row.created_at)),
    resume_written: dayOf(row.have_submitted_resume_by_user_at),
    resume_corrected: dayOf(row.correction_sent_at),
    resume_agreed: dayOf(row.correction_agreed_at),
    documents_sent: dayOf(row.sent_resume_to_company_at),
    documents_result: dayOf(row.get_resume_result_at),
    is_resume_passed: row.is_resume_passed,
    interviews: (row.interviews as unknown as Interview[]).flatMap((interview) => {
      const day = dayOf(interviewAt(interview));
      const { interview_number: number, is_online, is_passed, cancelled_at } = interview;
      return day === null || cancelled_at !== null ? [] : [{ number, day, is_online, is_passed }];
    }),
    finished: dayOf(row.selection_finished_at),
    is_passed: row.is_passed,
    offer_answered: dayOf(row.offer_answered_at),
    is_offer_accepted: row.is_student_accept_offer,
    quit: row.is_quit_by_student ? dayOf(row.quit_at) : null,
    declined: row.is_declined_by_hf ? dayOf(row.declined_at) : null,
  }));
}

/** Events at which the student has a seat, and whether they came. */
async function eventsOf({ actor, now, tx: transaction }: Context<Student>) {
  const rows = await EventApplication.findAll({
    where: { user_id: actor.user_id },
    include: [{ association: 'event', required: true, attributes: ['title', 'place', 'start_at'] }],
    limit: MOST_ROWS,
    transaction,
  });
  return rows.filter(hasSeat).map((row) => {
    const event = row.get('event') as Event;
    return {
      title: inJapanese(event.title),
      place: inJapanese(event.place),
      day: tokyoDay(event.start_at),
      has_begun: event.start_at <= now,
      is_attended: row.is_attended,
    };
  });
}

/** The report of the caller's job search, of what they may know of it now. */
export async function composeActivityReport(
  ctx: Context<Student>,
  options: { from: string; until: string; calendar: Calendar },
): Promise<ActivityDocument> {
  return buildActivityDocument({
    ...options,
    submitted_on: tokyoDay(ctx.now),
    user: await resumeUserOf(ctx.actor.user_id, ctx.tx),
    applications: await applicationsOf(ctx),
    events: await eventsOf(ctx),
  });
}
