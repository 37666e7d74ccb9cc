import { ROLES, type Role } from '../../../domain/roles.ts';
import { viewsOf, type AnyDefinition } from '../calls/define.ts';

/**
 * Whom the views of an answer are for, by the names calls give them. `public` is for whoever has no nearer
 * view. A name that is missing here counts as seen by everybody who may call: careful until it is told.
 */
export const AUDIENCES: Readonly<Record<string, readonly Role[]>> = {
  public: ROLES,
  account: ['account'],
  signed_up: ['student'],
  member: ['student'],
  student: ['student'],
  owner: ['student'],
  self: ['student'],
  recommending: ['mentor'],
  mentor: ['mentor'],
  staff: ['mentor', 'manager'],
  manager: ['manager'],
};

/** The roles that get this view of a call's answer. */
export function rolesSeeing(definition: AnyDefinition, view: string): Role[] {
  const others = Object.keys(viewsOf(definition.output)).filter((name) => name !== 'public');
  const nearer = view === 'public' ? others.flatMap((name) => AUDIENCES[name] ?? []) : [];
  const audience = AUDIENCES[view] ?? ROLES;
  return ROLES.filter(
    (role) => definition.allow.includes(role) && audience.includes(role) && !nearer.includes(role),
  );
}
