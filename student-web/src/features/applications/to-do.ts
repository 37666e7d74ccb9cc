import { interviewAt } from '../../../../domain/appointments.ts';
import { tokyoDay } from '../../../../domain/tokyo-time.ts';
import type { ApplicationListItem } from '../../lib/api-types.ts';
import { daysLeft } from '../../lib/dates.ts';

/** What is the student's to do, the first thing first. */
export type Task = 'interview' | 'rewrite' | 'write' | 'hand_in' | 'agree' | 'pick_slot' | 'answer_offer';
export interface ToDo {
  task: Task;
  application: ApplicationListItem;
  /** Whole days until the interview, or until the resume or the answer is due; negative when over. */
  days: number | null;
}

const INTERVIEW_WITHIN_DAYS = 7;

/** The task that the state of an application brings. */
function taskOf(application: ApplicationListItem, now: Date): Omit<ToDo, 'application'> | null {
  const { state, due_date_to_submit_resume: due, offer_answer_by: answerBy } = application;
  const left = due ? daysLeft(due, now) : null;
  switch (state) {
    case 'applied':
      return { task: application.recruitment.is_simple ? 'hand_in' : 'write', days: left };
    case 'returned_to_student':
      return { task: 'rewrite', days: left };
    case 'awaiting_agreement':
      return { task: 'agree', days: null };
    case 'passed':
      return { task: 'answer_offer', days: answerBy ? daysLeft(answerBy, now) : null };
    case 'interviewing': {
      const at = application.next_interview && interviewAt(application.next_interview);
      if (!at || Date.parse(at) < now.getTime()) return null;
      const days = daysLeft(tokyoDay(new Date(at)), now);
      return days <= INTERVIEW_WITHIN_DAYS ? { task: 'interview', days } : null;
    }
    default:
      return null;
  }
}

/** A time can be asked for beside an interview that is fixed: the next one. */
function tasksOf(application: ApplicationListItem, now: Date): ToDo[] {
  const { interview_slot_request: request } = application;
  const isAsked = request ? request.none_fits_at === null : false;
  const task = taskOf(application, now);
  return [
    ...(isAsked ? [{ task: 'pick_slot', days: null, application } as const] : []),
    ...(task ? [{ ...task, application }] : []),
  ];
}

/** Without a day to keep, a task waits behind what is due within these days. */
const WITHOUT_DAY = 2;

/** Interviews of the week and everything that waits for the student, the most urgent first. */
export function toDoList(applications: readonly ApplicationListItem[], now: Date): ToDo[] {
  return applications
    .flatMap((application) => tasksOf(application, now))
    .toSorted((a, b) => (a.days ?? WITHOUT_DAY) - (b.days ?? WITHOUT_DAY));
}
