import { literal, Op, type Order, type WhereOptions } from 'sequelize';
import { APPLICATION_STATES, type ApplicationState } from '../../../../domain/application-state.ts';
import { tokyoDay } from '../../../../domain/tokyo-time.ts';
import type { Direction } from '../../../core/resources/define-resource.ts';
import { TURNS, turnsIn, UNTIL_SENT, type Turn } from '../../../../domain/waiting-for.ts';

const QUOTED = '"Application"';

/**
 * The order of work: first what waits for us, then for students, for companies, and what is over (`turn`, kept by the
 * database); within each by the day it is due or, once the resume has left and its due day means nothing, by the day
 * the wait began. Word for word the expressions of the turn_work_order indexes (migration 0135), so that they carry a
 * page of a million: of all, of one desk, of what nobody looks after, and of one state.
 */
const DAY = `(case when ${QUOTED}.state in ('applied', 'resume_submitted', 'in_correction', 'returned_to_student', 'awaiting_agreement',
                       'correction_agreed') then ${QUOTED}.due_date_to_submit_resume
        when ${QUOTED}.state = 'sent_to_company' then (${QUOTED}.sent_resume_to_company_at at time zone 'Asia/Tokyo')::date
        when ${QUOTED}.state in ('resume_passed', 'interviewing') then (${QUOTED}.get_resume_result_at at time zone 'Asia/Tokyo')::date
        else (${QUOTED}.selection_finished_at at time zone 'Asia/Tokyo')::date end)`;

const BY_TURN = 'turn';

export const byWorkOrder = (direction: Direction): Order => [
  [BY_TURN, direction],
  [literal(DAY), direction],
  ['id', direction],
];

const placeOf = (turn: Turn) => TURNS.indexOf(turn);

/** Rows whose turn is one of these. */
export const turnAmong = (turns: readonly Turn[]): WhereOptions => ({
  turn: { [Op.in]: turns.map(placeOf) },
});

/**
 * The order of work of a list that has only these states and turns, in the form that an index answers: entered where
 * they are and not walked up to there.
 * @returns `part`: null where no part of the order is meant, `isWhole`: whether it stands for the states and turns
 */
export function workOrderPart(
  order: Order,
  states: readonly ApplicationState[],
  turns: readonly Turn[],
): { part: WhereOptions | null; isWhole: boolean } {
  const isByWork = Array.isArray(order) && Array.isArray(order[0]) && order[0][0] === BY_TURN;
  if (!isByWork || states.length === 0) return { part: null, isWhole: false };
  const isMeant = (turn: Turn) => turns.includes(turn);
  const places = states.flatMap(turnsIn).filter(isMeant).map(placeOf);
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const between = TURNS.slice(first, last + 1);
  const reached = APPLICATION_STATES.filter((state) => turnsIn(state).some((turn) => between.includes(turn)));
  return {
    part: { turn: first === last ? first : { [Op.between]: [first, last] } },
    isWhole: reached.length === new Set(states).size && between.every(isMeant),
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
