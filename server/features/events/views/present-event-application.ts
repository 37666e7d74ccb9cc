import { Op, type Attributes, type Transaction, type WhereOptions } from 'sequelize';
import { loadAggregate, loadAggregates, type JsonRow } from '../../../../db/aggregate.ts';
import type { AssociationTree } from '../../../../db/aggregate-sql.ts';
import { EventApplication } from '../../../../db/models/event.ts';
import type { User } from '../../../../db/models/user.ts';
import {
  eventApplicationState,
  hasSeat,
  possibleWithEventApplication,
} from '../../../../domain/event-application.ts';
import { EVENT_TREE, eventTerms, presentEventFields, type EventRow } from './present-event-fields.ts';

/** An application's answers to the form of its event. */
const FORM_ANSWER_TREE: AssociationTree = { form_answer: { form_question_answers: true } };
const DETAIL_TREE: AssociationTree = { ...FORM_ANSWER_TREE, event: EVENT_TREE, user: true };

type Row = JsonRow<Attributes<EventApplication>>;

/** A live application beside its event. */
export interface OwnEventApplicationRow extends Row {
  form_answer: {
    id: number;
    form_id: number;
    form_question_answers: { id: number; form_question_id: number; answer_text: string | null }[];
  } | null;
}
export interface EventApplicationRow extends OwnEventApplicationRow {
  event: EventRow;
  user: JsonRow<Attributes<User>>;
}

/** The application with its state, for beside its event. */
export function presentOwnEventApplication(row: OwnEventApplicationRow) {
  return { ...row, state: eventApplicationState(row) };
}

/** Everything the views of an application with its event may show; each view cuts what is not its own. */
export function presentEventApplication(row: EventApplicationRow, isForStaff: boolean, now: Date) {
  return {
    ...presentOwnEventApplication(row),
    has_resume_file: row.resume_file_id !== null,
    event: presentEventFields(row.event, isForStaff || hasSeat(row)),
    can: possibleWithEventApplication(row, eventTerms(row.event), now),
  };
}

/** An application with its event, form and answers, in one statement. */
export function loadEventApplication(
  where: WhereOptions,
  transaction: Transaction | null,
): Promise<EventApplicationRow | null> {
  return loadAggregate<EventApplicationRow, EventApplication>(EventApplication, DETAIL_TREE, {
    where,
    transaction,
  });
}

/** All that fit with everything about them: one statement. */
export function loadWholeEventApplications(
  where: WhereOptions,
  transaction: Transaction | null,
): Promise<EventApplicationRow[]> {
  const order = [['id', 'ASC']] as [string, string][];
  return loadAggregates<EventApplicationRow, EventApplication>(EventApplication, DETAIL_TREE, {
    where,
    order,
    transaction,
  });
}

/** A student's live applications for some events, in one statement. */
export function loadOwnEventApplications(
  userId: number,
  eventIds: readonly number[],
  transaction: Transaction | null,
): Promise<OwnEventApplicationRow[]> {
  return loadAggregates<OwnEventApplicationRow, EventApplication>(EventApplication, FORM_ANSWER_TREE, {
    where: { user_id: userId, event_id: { [Op.in]: [...eventIds] }, is_cancelled: false },
    transaction,
  });
}
