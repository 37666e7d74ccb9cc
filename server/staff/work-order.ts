import { literal, type Order } from 'sequelize';
import type { ApplicationState } from '../domain/application-state.ts';
import { tokyoDay } from '../domain/tokyo-time.ts';
import type { Direction } from './define-resource.ts';
import { UNTIL_SENT } from '../domain/waiting-for.ts';

const QUOTED = '"Application"';

/**
 * The order of work: first what waits for us, then for students, for companies, and what is over; within each by the
 * day it is due or, once the resume has left and its due day means nothing, by the day the wait began. Word for word
 * the expressions of applications_work_order_index, so that the index carries a page of a million.
 */
const TURN = `(case when ${QUOTED}.state in ('resume_submitted', 'in_correction', 'correction_agreed', 'resume_passed') then 0
        when ${QUOTED}.state in ('applied', 'returned_to_student', 'awaiting_agreement', 'passed') then 1
        when ${QUOTED}.state in ('sent_to_company', 'interviewing') then 2 else 3 end)`;
const DAY = `(case when ${QUOTED}.state in ('applied', 'resume_submitted', 'in_correction', 'returned_to_student', 'awaiting_agreement',
                       'correction_agreed') then ${QUOTED}.due_date_to_submit_resume
        when ${QUOTED}.state = 'sent_to_company' then (${QUOTED}.sent_resume_to_company_at at time zone 'Asia/Tokyo')::date
        when ${QUOTED}.state in ('resume_passed', 'interviewing') then (${QUOTED}.get_resume_result_at at time zone 'Asia/Tokyo')::date
        else (${QUOTED}.selection_finished_at at time zone 'Asia/Tokyo')::date end)`;

export const byWorkOrder = (direction: Direction): Order => [
  [literal(TURN), direction],
  [literal(DAY), direction],
  ['id', direction],
];

interface Dated {
  state: ApplicationState;
  sent_resume_to_company_at: Date | null;
  get_resume_result_at: Date | null;
  selection_finished_at: Date | null;
}

/** Tokyo's day since when the present wait lasts; null while the due date tells what there is to tell. */
export function waitingSince(row: Dated): string | null {
  if (UNTIL_SENT.includes(row.state)) return null;
  const began =
    row.state === 'sent_to_company'
      ? row.sent_resume_to_company_at
      : row.state === 'resume_passed' || row.state === 'interviewing'
        ? row.get_resume_result_at
        : row.selection_finished_at;
  return began && tokyoDay(began);
}
