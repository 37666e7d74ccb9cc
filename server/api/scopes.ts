import { literal, Op, type WhereOptions } from 'sequelize';
import type { Actor } from '../domain/roles.ts';

/** Matches no row: what an actor without any claim gets. */
const NOTHING = { id: -1 };

/** Applications the actor may see: one's own, those assigned to one, or all. Others do not exist for them. */
export function applicationScope(actor: Actor): WhereOptions {
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
