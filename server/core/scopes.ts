import { literal, Op, type WhereOptions } from 'sequelize';
import { isManager, isStaff, type Actor } from '../../domain/roles.ts';

/** Matches no row, for an actor without access. */
const NOTHING = { id: -1 };

/**
 * Rows that are not about the actor as a student: nobody acts as staff on themselves. Every staff-only call
 * loads its rows through this, via the scopes below or directly.
 * @param column of the row that references the student
 */
export function notOnesOwn(actor: Actor, column = 'user_id'): WhereOptions {
  if (actor.user_id === null) return {};
  return { [column]: { [Op.or]: [{ [Op.ne]: actor.user_id }, null] } };
}
const notOwnForStaff = (actor: Actor, column?: string): WhereOptions =>
  actor.is_acting_as_staff ? notOnesOwn(actor, column) : {};

/**
 * Applications the actor may see: their own, those assigned to them, or all. Others do not exist for them, nor
 * do their own in a staff-only call.
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

/** Recruitments the actor may see: released ones; staff see all. */
export function recruitmentScope(actor: Actor): WhereOptions {
  return actor.hf_member_id !== null ? {} : { is_released: true };
}

/** The same as SQL over "Recruitment". */
export const seenRecruitmentsSql = (actor: Actor): string =>
  actor.hf_member_id !== null ? 'true' : '"Recruitment".is_released';

/** Articles the actor may read: published and not hidden; staff read all. */
export function articleScope(actor: Actor, now: Date): WhereOptions {
  return isStaff(actor) ? {} : { is_hidden: false, publish_at: { [Op.lte]: now } };
}

/** Courses the actor may see: released ones; staff see all. */
export function courseScope(actor: Actor): WhereOptions {
  return isStaff(actor) ? {} : { is_released: true };
}

/** Lessons follow their course. */
export function lessonScope(actor: Actor): WhereOptions {
  if (isStaff(actor)) return {};
  return literal('exists (select 1 from courses c where c.id = "Lesson".course_id and c.is_released)');
}

/** Events the actor may see: released ones; staff see all. */
export function eventScope(actor: Actor): WhereOptions {
  return isStaff(actor) ? {} : { is_released: true };
}

/** Applications for events: their own; staff see all. */
export function eventApplicationScope(actor: Actor): WhereOptions {
  return isStaff(actor) ? {} : { user_id: actor.user_id ?? -1 };
}

/** Recommend mails: sent ones to the actor; a mentor's own; managers see all. */
export function recommendMailScope(actor: Actor): WhereOptions {
  if (isManager(actor)) return {};
  const claims: WhereOptions[] = [];
  if (actor.user_id !== null) claims.push({ user_id: actor.user_id, sent_recommend_at: { [Op.ne]: null } });
  if (actor.hf_member_id !== null) claims.push({ hf_member_id: actor.hf_member_id });
  return claims.length === 0 ? NOTHING : { [Op.or]: claims };
}

/**
 * Deliveries the actor may read: managers all; mentors those about an application they may open (mails to its
 * student and to the company) and those addressed to themselves.
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

/** Resume questions: those of a released recruitment or of the actor's own application; staff see all. */
export function resumeQuestionScope(actor: Actor): WhereOptions {
  if (isStaff(actor)) return {};
  return literal(
    `exists (select 1 from recruitment_resume_questions q join recruitments r on r.id = q.recruitment_id
       where q.resume_question_id = "ResumeQuestion".id and (r.is_released or exists
         (select 1 from applications a where a.recruitment_id = r.id and a.user_id = ${actor.user_id ?? -1})))`,
  );
}

/**
 * Students whose photo and resume file the actor may open: themselves, those of assigned applications, and for
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

/** Students listed in the console: not the actor's own row, nor unverified sign-ups. */
export function knownStudents(actor: Actor): WhereOptions {
  return { is_pending: false, ...(actor.user_id !== null && { id: { [Op.ne]: actor.user_id } }) };
}

/**
 * SQL for whether the actor has full access to a student (design section 5): managers to all, mentors to those
 * of assigned applications.
 * @param userId SQL of the student's id, never from the request
 */
export function seesWholly(actor: Actor, userId = '"User"."id"'): string {
  if (actor.sees_all_applications) return 'true';
  if (actor.hf_member_id === null) return 'false';
  return `exists (select 1 from applications a join application_hf_members m on m.application_id = a.id
    where a.user_id = ${userId} and m.hf_member_id = ${actor.hf_member_id})`;
}
