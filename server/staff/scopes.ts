import { literal, Op, type WhereOptions } from 'sequelize';
import type { Actor } from '../domain/roles.ts';

/** Applications that belong to an id, for subqueries. The id is a number from the session. */
export const assignedTo = (hfMemberId: number) =>
  `select m.application_id from application_hf_members m where m.hf_member_id = ${hfMemberId}`;

/** A member of staff who applies for a job is a student there: that application stays out of their desk. */
export const notOnesOwn = (actor: Actor): WhereOptions =>
  actor.user_id === null ? {} : { user_id: { [Op.ne]: actor.user_id } };

const NOTHING: WhereOptions = { id: -1 };

/** Applications assigned to the actor. */
export function assignedApplications(actor: Actor): WhereOptions {
  if (actor.hf_member_id === null) return NOTHING;
  return {
    [Op.and]: [{ id: { [Op.in]: literal(`(${assignedTo(actor.hf_member_id)})`) } }, notOnesOwn(actor)],
  };
}

/** Applications the actor may open: the assigned ones, or all. */
export function openableApplications(actor: Actor): WhereOptions {
  return actor.sees_all_applications ? notOnesOwn(actor) : assignedApplications(actor);
}

/** Applications nobody looks after yet. Mentors see them as a summary to take from, not their contents. */
export function unassignedApplications(actor: Actor): WhereOptions {
  return { [Op.and]: [{ mentor_count: 0 }, notOnesOwn(actor)] };
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
