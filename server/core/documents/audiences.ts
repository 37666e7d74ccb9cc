import { ROLES, type Role } from '../../../domain/roles.ts';
import { viewsOf, type AnyDefinition } from '../calls/define.ts';

/**
 * The roles behind each view name. `public` is for anybody without a closer view. An unknown name counts as
 * visible to every permitted caller, the safe assumption.
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

/** The roles that receive this view of a call's response. */
export function rolesSeeing(definition: AnyDefinition, view: string): Role[] {
  const others = Object.keys(viewsOf(definition.output)).filter((name) => name !== 'public');
  const nearer = view === 'public' ? others.flatMap((name) => AUDIENCES[name] ?? []) : [];
  const audience = AUDIENCES[view] ?? ROLES;
  return ROLES.filter(
    (role) => definition.allow.includes(role) && audience.includes(role) && !nearer.includes(role),
  );
}
