import type { Request, RequestHandler } from 'express';
import type { Beside } from '../../../db/prepared.ts';
import type { Actor } from '../../../domain/roles.ts';

/** Who sends a request. */
export interface Caller {
  /** Asks the database. @throws DomainError unauthenticated */
  load(): Promise<Actor>;
  /** The actor that an earlier request with the same token found; to be confirmed before anything is answered. */
  known: KnownActor | null;
}

interface KnownActor {
  actor: Actor;
  /** Reads the actor within another statement. */
  beside: Beside;
  /** Whether the database has the same actor now; runs a statement of its own where none has carried `beside`. */
  isConfirmed(): Promise<boolean>;
}

/** Sets `req.actor` as the database has it now; for everything but `readAsCaller`. */
export const loadActor: RequestHandler = async (req, _res, next) => {
  req.actor = await req.caller.load();
  next();
};

/**
 * Runs a read with the actor that an earlier request found, and confirms before it answers that the actor is unchanged:
 * not logged out, with the same rights. If not, the result is discarded and the read runs again. Only for reads without
 * side effects.
 * @param read may let its first prepared statement carry what it is given, which saves the confirmation a round trip
 */
export async function readAsCaller<T>(req: Request, read: (beside: Beside | null) => Promise<T>): Promise<T> {
  const { known } = req.caller;
  if (known) {
    req.actor = known.actor;
    const [result] = await Promise.allSettled([read(known.beside)]);
    if (await known.isConfirmed()) {
      if (result.status === 'rejected') throw result.reason;
      return result.value;
    }
  }
  req.actor = await req.caller.load();
  return read(null);
}
