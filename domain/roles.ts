import { DomainError } from './error-codes.ts';
import type { MachineScope } from './machine-scopes.ts';

/**
 * Who is calling. `account` is a verified token without a user row; `student` a signed-up user; `mentor` and
 * `manager` an active hf_member whose e-mail the identity provider has verified. One person may have several
 * roles (a member of staff who also signed up as a student).
 */
export const ROLES = ['visitor', 'account', 'student', 'mentor', 'manager'] as const;
export type Role = (typeof ROLES)[number];

export interface Actor {
  readonly roles: ReadonlySet<Role>;
  readonly identity: {
    readonly id: number;
    readonly email: string | null;
    readonly email_verified: boolean;
  } | null;
  readonly user_id: number | null;
  readonly hf_member_id: number | null;
  /** Managers, and mentors with the corresponding flag, see all applications and not only assigned ones. */
  readonly sees_all_applications: boolean;
  /**
   * The call is for staff only, so the actor's own rows as a student are hidden. Set by `run.ts` from the
   * call's `allow`, and by the console's router, so that no call can forget it.
   */
  readonly is_acting_as_staff?: boolean;
  /** Another one once what the rules read of the student has changed. */
  readonly student_version?: string;
  /** The caller is a machine: it has no role but where `actingFor` gives it one. */
  readonly key?: MachineKey;
}

/** The API key of a machine. */
export interface MachineKey {
  readonly id: number;
  /** The manager who answers for it. */
  readonly hf_member_id: number;
  readonly scopes: ReadonlySet<MachineScope>;
}

/** Whether a call is for staff only. */
export const isStaffsAlone = (allow: readonly Role[]): boolean =>
  allow.every((role) => role === 'mentor' || role === 'manager');

/** A signed-up student. */
export type Student = Actor & { readonly user_id: number };
/** A member of staff. */
export type Staff = Actor & { readonly hf_member_id: number };

/** What is known about the actor from who may make the call. */
export type ActorOf<Allowed extends readonly Role[]> = [Allowed[number]] extends ['student']
  ? Student
  : [Allowed[number]] extends ['mentor' | 'manager']
    ? Staff
    : Actor;

/** Whether a member of staff sees all applications, not only those they look after. */
export const seesAllApplications = (member: {
  role: string | null;
  is_manager_of_applications: boolean | null;
}): boolean => member.role === 'manager' || member.is_manager_of_applications === true;

export const VISITOR: Actor = {
  roles: new Set(['visitor']),
  identity: null,
  user_id: null,
  hf_member_id: null,
  sees_all_applications: false,
};

/** A machine, which may do nothing by itself. */
export const machine = (key: MachineKey): Actor => ({ ...VISITOR, roles: new Set(), key });

const AS_MANAGER: ReadonlySet<Role> = new Set(['manager']);

/**
 * Who acts where something is open to keys of a scope: a person as they are, a machine whose key has the scope as the
 * manager who answers for it.
 * @param scope undefined: open to no key
 * @throws DomainError api_key_scope_missing
 */
export function actingFor(actor: Actor, scope: MachineScope | undefined): Actor {
  const { key } = actor;
  if (!key) return actor;
  if (scope === undefined || !key.scopes.has(scope)) throw new DomainError('api_key_scope_missing');
  return { ...actor, roles: AS_MANAGER, hf_member_id: key.hf_member_id, sees_all_applications: true };
}

/** Common values for `allow`. */
export const EVERYONE = [...ROLES] as const satisfies readonly Role[];
export const SIGNED_IN = ['account', 'student', 'mentor', 'manager'] as const satisfies readonly Role[];
export const STUDENT = ['student'] as const satisfies readonly Role[];
export const STAFF = ['mentor', 'manager'] as const satisfies readonly Role[];
export const MANAGER = ['manager'] as const satisfies readonly Role[];
export const STUDENT_OR_STAFF = ['student', 'mentor', 'manager'] as const satisfies readonly Role[];

export function isStaff(actor: Actor): actor is Staff {
  return actor.hf_member_id !== null;
}
export function isManager(actor: Actor): boolean {
  return actor.roles.has('manager');
}
