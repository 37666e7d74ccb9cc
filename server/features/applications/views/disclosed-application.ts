import { Op, type Transaction } from 'sequelize';
import { ApplicationEvent } from '../../../../db/models/application-records.ts';
import {
  isUndisclosed,
  notDeclined,
  standingAgain,
  stateBeforeDecline,
  disclosedEvents,
} from '../../../../domain/disclosure.ts';
import { progressOf, type ApplicationRow, type ListRow } from './load-application.ts';

type Line = Parameters<typeof isUndisclosed>[0] & { before?: Readonly<Record<string, unknown>> | null };

/** What a decline wrote beside its flags, as it stood before. */
const FIELDS = ['reason_of_decline', 'result_reason', 'reapply_from'];

/**
 * A row as it stood before a decline that its owner is not told of yet.
 * @param changes how many have been made since, the decline among them
 */
function beforeDecline<T extends ListRow>(row: T, line: Line, changes = 1): T {
  const before = line.before ?? {};
  const related = (before['related'] ?? {}) as { updated_at?: string };
  const interviews = standingAgain(line, 'interview_ids', row.interviews);
  const standing = interviews.filter(({ cancelled_at }) => cancelled_at === null).length;
  return {
    ...row,
    ...Object.fromEntries(FIELDS.flatMap((name) => (name in before ? [[name, before[name]]] : []))),
    ...notDeclined,
    interviews,
    state: stateBeforeDecline(progressOf(row), standing),
    updated_at: related.updated_at ?? row.updated_at,
    version: row.version - changes,
  };
}

/** Rows of a list as their owner may know them: one statement more where one is declined. */
export async function disclosedRows<T extends ListRow>(
  rows: readonly T[],
  now: Date,
  transaction: Transaction | null,
): Promise<T[]> {
  const declined = rows.filter(({ is_declined_by_hf }) => is_declined_by_hf).map(({ id }) => id);
  if (declined.length === 0) return [...rows];
  const lines = await ApplicationEvent.findAll({
    where: { application_id: { [Op.in]: declined }, name: 'decline', undone_at: null },
    transaction,
  });
  return rows.map((row) => {
    const line = lines.find((one) => one.application_id === row.id && isUndisclosed(one, now));
    return line ? beforeDecline(row, line) : row;
  });
}

/** The mentor's corrections, their reasons and the note to the company, until they are sent to the student. */
function withoutCorrection(resume: ApplicationRow['resume']): ApplicationRow['resume'] {
  const unsent = Object.keys(resume).filter((name) => name.endsWith('_jt') || name === 'hf_remark');
  return {
    ...resume,
    ...Object.fromEntries(unsent.map((name) => [name, null])),
    change_reasons: [],
    resume_question_answers: resume.resume_question_answers.map((answer) => ({ ...answer, answer_jt: null })),
  };
}

/**
 * An application as its owner may know it: no correction, note and comment that staff have not sent, and no decline
 * before it is told. While `correction_sent_at` stands nobody writes a correction, so that what is there was sent.
 */
export function disclosedApplication(row: ApplicationRow, now: Date): ApplicationRow {
  const line = row.application_events.findLast((one) => isUndisclosed(one, now));
  const since = row.application_events.filter(
    ({ id, name }) => line && id > line.id && name === 'set_reapply_from',
  );
  const known: ApplicationRow = line
    ? {
        ...beforeDecline(row, line, 1 + since.length),
        interview_practices: standingAgain(line, 'practice_ids', row.interview_practices),
      }
    : row;
  return {
    ...known,
    resume: row.correction_sent_at === null ? withoutCorrection(row.resume) : row.resume,
    // Staff may write the terms down before the result is recorded, or take the result back.
    offer: row.is_passed === true ? row.offer : null,
    comments: row.comments.filter(({ sent_at }) => sent_at !== null),
    application_events: disclosedEvents(row.application_events, now),
  };
}
