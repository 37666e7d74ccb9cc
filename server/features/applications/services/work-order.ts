import { literal, type Order, type WhereOptions } from 'sequelize';
import { APPLICATION_STATES, type ApplicationState } from '../../../../domain/application-state.ts';
import { tokyoDay } from '../../../../domain/tokyo-time.ts';
import type { Direction } from '../../../core/resources/define-resource.ts';
import { UNTIL_SENT, WAITING_FOR } from '../../../../domain/waiting-for.ts';

const QUOTED = '"Application"';

/**
 * The order of work: first what waits for us, then for students, for companies, and what is over; within each by the
 * day it is due or, once the resume has left and its due day means nothing, by the day the wait began. Word for word
 * the expressions of the work_order indexes (migrations 0024 and 0033), so that they carry a page of a million: of all,
 * of one desk, of what nobody looks after, and of one state.
 */
const TURN = `(case when ${QUOTED}.state in ('resume_submitted', 'in_correction', 'correction_agreed', 'resume_passed') then 0
        when ${QUOTED}.state in ('applied', 'returned_to_student', 'awaiting_agreement', 'passed') then 1
        when ${QUOTED}.state in ('sent_to_company', 'interviewing') then 2 else 3 end)`;
const DAY = `(case when ${QUOTED}.state in ('applied', 'resume_submitted', 'in_correction', 'returned_to_student', 'awaiting_agreement',
                       'correction_agreed') then ${QUOTED}.due_date_to_submit_resume
        when ${QUOTED}.state = 'sent_to_company' then (${QUOTED}.sent_resume_to_company_at at time zone 'Asia/Tokyo')::date
        when ${QUOTED}.state in ('resume_passed', 'interviewing') then (${QUOTED}.get_resume_result_at at time zone 'Asia/Tokyo')::date
        else (${QUOTED}.selection_finished_at at time zone 'Asia/Tokyo')::date end)`;

const BY_TURN = literal(TURN);
const TURNS = ['staff', 'student', 'company', null];

export const byWorkOrder = (direction: Direction): Order => [
  [BY_TURN, direction],
  [literal(DAY), direction],
  ['id', direction],
];

const turnOf = (state: ApplicationState) => TURNS.indexOf(WAITING_FOR[state]);

/**
 * The order of work of a list that has only these states, in the form that an index answers: of one state by its days
 * alone, else entered where the states are and not walked up to there.
 * @returns `part`: null where no part of the order is meant, `isWhole`: whether it stands for the states
 */
export function workOrderOf(
  order: Order,
  states: readonly ApplicationState[],
): { order: Order; part: WhereOptions | null; isWhole: boolean } {
  const isByWork = Array.isArray(order) && Array.isArray(order[0]) && order[0][0] === BY_TURN;
  if (!isByWork || states.length === 0) return { order, part: null, isWhole: false };
  if (states.length === 1) return { order: order.slice(1) as Order, part: null, isWhole: false };
  const turns = states.map(turnOf);
  const [first, last] = [Math.min(...turns), Math.max(...turns)];
  const whole = APPLICATION_STATES.filter((state) => turnOf(state) >= first && turnOf(state) <= last);
  return {
    order,
    part: literal(`${TURN} between ${first} and ${last}`),
    isWhole: whole.length === new Set(states).size,
  };
}

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
