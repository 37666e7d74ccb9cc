import { literal, Op, type WhereOptions } from 'sequelize';
import { notOnesOwn } from '../../../core/scopes.ts';
import type { Actor } from '../../../../domain/roles.ts';

/** Applications that belong to an id, for subqueries. The id is a number from the session. */
export const assignedTo = (hfMemberId: number) =>
  `select m.application_id from application_hf_members m where m.hf_member_id = ${hfMemberId}`;

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
