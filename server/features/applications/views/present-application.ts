import type { Transaction, WhereOptions } from 'sequelize';
import { loadAggregates } from '../../../../db/aggregate.ts';
import { Application } from '../../../../db/models/application.ts';
import { allowedEvents, missingForEvents, type Standing } from '../../../../domain/application-lifecycle.ts';
import { reapplyDay } from '../../../../domain/applying.ts';
import { appointmentIn, calledOffIn, nextInterview } from '../../../../domain/appointments.ts';
import { openSlotRequest } from '../../../../domain/interview-slots.ts';
import { lastUndoable, undoUntil } from '../../../../domain/application-undo.ts';
import type { Actor } from '../../../../domain/roles.ts';
import { presentCompanyBrief } from '../../companies/views/present-company.ts';
import { memberNames } from '../../../core/presenting/names.ts';
import { disclosedApplication, disclosedRows } from './disclosed-application.ts';
import { LIST_TREE, progressOf, type ApplicationRow, type ListRow, type Member } from './load-application.ts';
import { loadUser, presentUser } from '../../profile/views/present-user.ts';

const named = (member: Member) => ({ id: member.id, names: memberNames(member) });

export function standingOf(row: ApplicationRow, actor: Actor): Standing {
  return {
    is_owner: row.user_id === actor.user_id,
    is_assigned: row.application_hf_members.some((item) => item.hf_member_id === actor.hf_member_id),
  };
}

function presentListRow(row: ListRow, now: Date) {
  return {
    ...row,
    recruitment: { ...row.recruitment, company: presentCompanyBrief(row.recruitment.company) },
    company: { id: row.recruitment.company.id },
    // A day given for an end that was corrected since says nothing.
    reapply_from: reapplyDay(row),
    interview_slot_request: openSlotRequest(row.state, row.interviews, row.interview_slot_requests),
    offer_answer_by: row.state === 'passed' ? (row.offer?.answer_by ?? null) : null,
    next_interview: nextInterview(row.interviews, now),
    latest_interview: row.interviews.findLast((interview) => interview.cancelled_at === null) ?? null,
  };
}

/** What staff may take back now; whether its mail has left meanwhile is told by the undo itself. */
function undoOf(row: ApplicationRow, now: Date) {
  const history = row.application_events.map((line) => ({
    id: line.id,
    name: line.name,
    actor_kind: line.actor_kind,
    move_id: line.move_id,
    at: new Date(line.at),
    undone_at: line.undone_at === null ? null : new Date(line.undone_at),
  }));
  const last = lastUndoable(history, now);
  return last?.move_id ? { move_id: last.move_id, event: last.name, until: undoUntil(last.at) } : null;
}

/** Everything the views of shapes/application.ts may show, but the student; each view cuts what is not its own. */
function presentDetail(row: ApplicationRow, actor: Actor, now: Date) {
  const decided = [
    {
      ...progressOf(row),
      state: row.state,
      is_admitted_edit_resume_by_hf: row.is_admitted_edit_resume_by_hf,
      no_lie_agreement: row.no_lie_agreement,
      reapply_from: row.reapply_from,
    },
    actor,
    standingOf(row, actor),
    now,
  ] as const;
  const main = row.application_hf_members.find((item) => item.is_main) ?? row.application_hf_members[0];
  return {
    ...row,
    ...presentListRow(row, now),
    resume_questions: row.recruitment.resume_questions,
    application_hf_members: row.application_hf_members.map((item) => ({
      ...item,
      hf_member: named(item.hf_member),
    })),
    hf_member: main ? named(main.hf_member) : null,
    interview_practices: row.interview_practices.toSorted(
      (a, b) => Date.parse(a.scheduled_at) - Date.parse(b.scheduled_at) || a.id - b.id,
    ),
    comments: row.comments.map((item) => ({
      ...item,
      author: item.hf_member ? ('hf_member' as const) : ('student' as const),
      author_names: memberNames(item.hf_member),
    })),
    application_events: row.application_events.map((item) => ({
      ...item,
      actor_names: item.hf_member ? memberNames(item.hf_member) : null,
      called_off: calledOffIn(item),
      ...appointmentIn(item),
    })),
    versions: row.resume_versions.map((item) => ({ ...item, has_pdf: true })),
    events_allowed: allowedEvents(...decided),
    events_refused: missingForEvents(...decided),
    undo: undoOf(row, now),
    resume_submit_alert: row.recruitment.company.internal_data?.resume_submit_alert ?? null,
  };
}

/** The owner's list, newest first: one statement, and one more where an application is declined. */
export async function loadApplicationList(
  where: WhereOptions,
  page: { limit: number; offset: number },
  now: Date,
  transaction: Transaction | null,
) {
  const rows = await loadAggregates<ListRow, Application>(Application, LIST_TREE, {
    where,
    order: [
      ['created_at', 'DESC'],
      ['id', 'DESC'],
    ],
    ...page,
    transaction,
  });
  return (await disclosedRows(rows, now, transaction)).map((row) => presentListRow(row, now));
}

/** What its owner may know of an application: nothing that was not sent to them, no decline before it is told. */
export function presentApplicationForOwner(row: ApplicationRow, actor: Actor, now: Date) {
  return presentDetail(disclosedApplication(row, now), actor, now);
}

/** The same with the student beside it. */
export async function presentApplicationForStaff(
  row: ApplicationRow,
  actor: Actor,
  now: Date,
  transaction: Transaction | null,
) {
  const user = await loadUser(row.user_id, transaction);
  if (!user) throw new Error(`The student ${row.user_id} of application ${row.id} is gone`);
  return { ...presentDetail(row, actor, now), user: presentUser(user) };
}
