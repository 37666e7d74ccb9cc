import { interviewOf, situationOf } from '../../../../domain/application-situation.ts';
import { interviewAt } from '../../../../domain/appointments.ts';
import { tokyoDay } from '../../../../domain/tokyo-time.ts';
import { USUAL_DAYS, type UsualStep } from '../../../../domain/usual-days.ts';
import { addWorkingDays } from '../../../../domain/working-days.ts';
import type { IsPublicHoliday } from '../../../../domain/working-days.ts';
import type { Application } from '../../lib/api-types.ts';

type Dates = Pick<
  Application,
  | 'state'
  | 'next_interview'
  | 'latest_interview'
  | 'interview_slot_request'
  | 'have_submitted_resume_by_user_at'
  | 'correction_started_at'
  | 'correction_sent_at'
  | 'correction_agreed_at'
  | 'sent_resume_to_company_at'
  | 'get_resume_result_at'
  | 'selection_finished_at'
> &
  Partial<Pick<Application, 'offer'>>;

interface Expected {
  what: UsualStep;
  /** 'YYYY-MM-DD' */
  day: string;
}

/**
 * The day by which whoever is next usually acts; null when nobody can say, and while a set day is to be kept: the due
 * day of a resume, the day of an interview.
 */
export function expectedBy(application: Dates, now: Date, isPublicHoliday: IsPublicHoliday): Expected | null {
  const after = (instant: string | null | undefined, what: UsualStep): Expected | null =>
    instant
      ? { what, day: addWorkingDays(tokyoDay(new Date(instant)), USUAL_DAYS[what], isPublicHoliday) }
      : null;
  const interview = interviewOf(application);
  switch (situationOf(application, now)) {
    case 'resume_submitted':
      return after(application.have_submitted_resume_by_user_at, 'read');
    case 'in_correction':
      return after(application.correction_started_at ?? application.have_submitted_resume_by_user_at, 'read');
    case 'awaiting_agreement':
      return after(application.correction_sent_at, 'agree');
    case 'correction_agreed':
      return after(application.correction_agreed_at, 'send');
    case 'sent_to_company':
      return after(application.sent_resume_to_company_at, 'company');
    case 'resume_passed':
      return after(application.get_resume_result_at, 'arrange');
    case 'interview_unset':
      return after(interview?.get_result_at ?? application.get_resume_result_at, 'arrange');
    case 'interview_over':
      return after(interview && interviewAt(interview), 'company');
    case 'passed':
      // The company's own deadline stands with the terms.
      return application.offer?.answer_by ? null : after(application.selection_finished_at, 'offer');
    default:
      return null;
  }
}
