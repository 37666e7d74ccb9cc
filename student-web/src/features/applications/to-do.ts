import { interviewAt } from '../../../../domain/appointments.ts';
import { tokyoDay } from '../../../../domain/tokyo-time.ts';
import type { ApplicationListItem } from '../../lib/api-types.ts';
import { daysLeft } from '../../lib/dates.ts';

/** What is the student's to do, the first thing first. */
export type Task = 'interview' | 'rewrite' | 'write' | 'hand_in' | 'agree' | 'answer_offer';
export interface ToDo {
  task: Task;
  application: ApplicationListItem;
  /** Of an interview that is fixed, and of a resume that is due: whole days until then; negative when over. */
  days: number | null;
}

const INTERVIEW_WITHIN_DAYS = 7;

function taskOf(application: ApplicationListItem, now: Date): Omit<ToDo, 'application'> | null {
  const { state, due_date_to_submit_resume: due, latest_interview: interview } = application;
  const left = due ? daysLeft(due, now) : null;
  switch (state) {
    case 'applied':
      return { task: application.recruitment.is_simple ? 'hand_in' : 'write', days: left };
    case 'returned_to_student':
      return { task: 'rewrite', days: left };
    case 'awaiting_agreement':
      return { task: 'agree', days: null };
    case 'passed':
      return { task: 'answer_offer', days: null };
    case 'interviewing': {
      const at = interview?.is_passed === null ? interviewAt(interview) : null;
      if (!at || Date.parse(at) < now.getTime()) return null;
      const days = daysLeft(tokyoDay(new Date(at)), now);
      return days <= INTERVIEW_WITHIN_DAYS ? { task: 'interview', days } : null;
    }
    default:
      return null;
  }
}

/** Without a day to keep, a task waits behind what is due within these days. */
const WITHOUT_DAY = 2;

/** Interviews of the week and everything that waits for the student, the most urgent first. */
export function toDoList(applications: readonly ApplicationListItem[], now: Date): ToDo[] {
  return applications
    .flatMap((application) => {
      const task = taskOf(application, now);
      return task ? [{ ...task, application }] : [];
    })
    .toSorted((a, b) => (a.days ?? WITHOUT_DAY) - (b.days ?? WITHOUT_DAY));
}
