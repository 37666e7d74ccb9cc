import { literal, Op, type WhereOptions } from 'sequelize';
import { isManager, isStaff, type Actor } from '../../domain/roles.ts';

/** Matches no row: what an actor without any claim gets. */
const NOTHING = { id: -1 };

/**
 * Rows that are not about the actor as a student: nobody decides as staff on themselves. Every call of staff's alone
 * loads its rows through this, by the scopes below or directly.
 * @param column of the row, that names the student
 */
export function notOnesOwn(actor: Actor, column = 'user_id'): WhereOptions {
  if (actor.user_id === null) return {};
  return { [column]: { [Op.or]: [{ [Op.ne]: actor.user_id }, null] } };
}
const notOwnForStaff = (actor: Actor, column?: string): WhereOptions =>
  actor.is_acting_as_staff ? notOnesOwn(actor, column) : {};

/**
 * Applications the actor may see: one's own, those assigned to one, or all. Others do not exist for them, nor do
 * one's own for a call of staff's.
 */
export function applicationScope(actor: Actor): WhereOptions {
  return { [Op.and]: [claimedApplications(actor), notOwnForStaff(actor)] };
}

function claimedApplications(actor: Actor): WhereOptions {
  if (actor.sees_all_applications) return {};
  const claims: WhereOptions[] = [];
  if (actor.user_id !== null) claims.push({ user_id: actor.user_id });
  if (actor.hf_member_id !== null)
    claims.push(
      literal(
        `exists (select 1 from application_hf_members m where m.application_id = "Application".id and m.hf_member_id = ${actor.hf_member_id})`,
      ),
    );
  return claims.length === 0 ? NOTHING : { [Op.or]: claims };
}

/** Recruitments the actor may see: released ones, and for staff all. */
export function recruitmentScope(actor: Actor): WhereOptions {
  return actor.hf_member_id !== null ? {} : { is_released: true };
}

/** Articles the actor may read: published and not hidden; staff read all. */
export function articleScope(actor: Actor, now: Date): WhereOptions {
  return isStaff(actor) ? {} : { is_hidden: false, publish_at: { [Op.lte]: now } };
}

/** Courses the actor may see: released ones, and for staff all. */
export function courseScope(actor: Actor): WhereOptions {
  return isStaff(actor) ? {} : { is_released: true };
}

/** Lessons go by their course. */
export function lessonScope(actor: Actor): WhereOptions {
  if (isStaff(actor)) return {};
  return literal('exists (select 1 from courses c where c.id = "Lesson".course_id and c.is_released)');
}

/** Events the actor may see: released ones, and for staff all. */
export function eventScope(actor: Actor): WhereOptions {
  return isStaff(actor) ? {} : { is_released: true };
}

/** Applications for events: one's own, and for staff all. */
export function eventApplicationScope(actor: Actor): WhereOptions {
  return isStaff(actor) ? {} : { user_id: actor.user_id ?? -1 };
}

/** Recommend mails: what one received once it is sent; a mentor's own, and for managers all. */
export function recommendMailScope(actor: Actor): WhereOptions {
  if (isManager(actor)) return {};
  const claims: WhereOptions[] = [];
  if (actor.user_id !== null) claims.push({ user_id: actor.user_id, sent_recommend_at: { [Op.ne]: null } });
  if (actor.hf_member_id !== null) claims.push({ hf_member_id: actor.hf_member_id });
  return claims.length === 0 ? NOTHING : { [Op.or]: claims };
}

/**
 * Deliveries the actor may read: a manager all of them; a mentor those about an application they may open
 * (mails to its student and to the company) and those addressed to themselves.
 */
export function readableDeliveries(actor: Actor): WhereOptions {
  if (actor.user_id === null) return openDeliveries(actor);
  const aboutOwn = `exists (select 1 from outbox_events e join applications a on a.id = (e.payload->>'application_id')::int
    where e.id = "Delivery".outbox_event_id and a.user_id = ${actor.user_id})`;
  return {
    [Op.and]: [openDeliveries(actor), notOnesOwn(actor, 'recipient_user_id'), literal(`not ${aboutOwn}`)],
  };
}

function openDeliveries(actor: Actor): WhereOptions {
  if (isManager(actor)) return {};
  if (actor.hf_member_id === null) return NOTHING;
  const applicationId = "(e.payload->>'application_id')::int";
  const openable = actor.sees_all_applications
    ? `${applicationId} is not null`
    : `${applicationId} in (select m.application_id from application_hf_members m
        where m.hf_member_id = ${actor.hf_member_id})`;
  const about = `(select e.id from outbox_events e where ${openable})`;
  return {
    [Op.or]: [
      { outbox_event_id: { [Op.in]: literal(about) } },
      { recipient_hf_member_id: actor.hf_member_id },
    ],
  };
}

/** Questions of the resume: those a released recruitment or one's own application asks; staff see all. */
export function resumeQuestionScope(actor: Actor): WhereOptions {
  if (isStaff(actor)) return {};
  return literal(
    `exists (select 1 from recruitment_resume_questions q join recruitments r on r.id = q.recruitment_id
       where q.resume_question_id = "ResumeQuestion".id and (r.is_released or exists
         (select 1 from applications a where a.recruitment_id = r.id and a.user_id = ${actor.user_id ?? -1})))`,
  );
}

/**
 * Students whose photo and resume file the actor may open: oneself, those of assigned applications, and for
 * those who see all applications everybody.
 */
export function studentFilesScope(actor: Actor): WhereOptions {
  return { [Op.and]: [openStudentFiles(actor), notOwnForStaff(actor, 'id')] };
}

function openStudentFiles(actor: Actor): WhereOptions {
  if (actor.sees_all_applications) return {};
  const own = { id: actor.user_id ?? -1 };
  if (actor.hf_member_id === null) return own;
  const assigned = literal(
    `exists (select 1 from applications a join application_hf_members m on m.application_id = a.id
       where a.user_id = "User".id and m.hf_member_id = ${actor.hf_member_id})`,
  );
  return { [Op.or]: [own, assigned] };
}

/** Students of the console: not the actor's own row as a student, nor a sign-up that has proved nothing. */
export function knownStudents(actor: Actor): WhereOptions {
  return { is_pending: false, ...(actor.user_id !== null && { id: { [Op.ne]: actor.user_id } }) };
}

/**
 * SQL of whether the actor sees a student wholly (design section 5): managers all, mentors those of assigned
 * applications.
 * @param userId SQL of the student's id, ours and never of the request
 */
export function seesWholly(actor: Actor, userId = '"User"."id"'): string {
  if (actor.sees_all_applications) return 'true';
  if (actor.hf_member_id === null) return 'false';
  return `exists (select 1 from applications a join application_hf_members m on m.application_id = a.id
    where a.user_id = ${userId} and m.hf_member_id = ${actor.hf_member_id})`;
}
