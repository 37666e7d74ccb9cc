import type { AnyDefinition } from '../../../server/core/calls/define.ts';
import { rowsFound } from '../../../server/core/documents/permissions.ts';
import { CALLS } from '../../../server/registry/calls.ts';
import type { Role } from '../../../domain/roles.ts';
import { ACTORS, type Actor } from './actors.ts';
import type { Call } from './call.ts';

const DEFINITIONS = new Map((CALLS as readonly AnyDefinition[]).map((call) => [call.name, call]));

/** Everyone has the visitor role; everyone signed in also has the account role. */
const ROLES_OF: Record<Actor, readonly Role[]> = {
  visitor: ['visitor'],
  account: ['visitor', 'account'],
  student: ['visitor', 'account', 'student'],
  other_student: ['visitor', 'account', 'student'],
  mentor: ['visitor', 'account', 'mentor'],
  other_mentor: ['visitor', 'account', 'mentor'],
  manager: ['visitor', 'account', 'manager'],
};

/**
 * The status that `allow` and `scope` imply for an actor asking about a row of `student`, assigned to `mentor`.
 */
function statusOf(definition: AnyDefinition, actor: Actor): number {
  const found = ROLES_OF[actor].map((role) => rowsFound(definition, role)).filter((rows) => rows !== 'none');
  if (found.length === 0) return actor === 'visitor' ? 401 : 403;
  return actor.startsWith('other_') && !found.includes('all') ? 404 : 200;
}

/** Expected HTTP status of the case's call for each actor. */
export function expectedStatuses({ name, statuses }: Call): Record<Actor, number> {
  const own = statuses?.split(' ').map(Number);
  const definition = DEFINITIONS.get(name)!;
  return Object.fromEntries(
    ACTORS.map((actor, index) => [actor, own?.[index] ?? statusOf(definition, actor)]),
  ) as Record<Actor, number>;
}
