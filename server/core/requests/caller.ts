import type { Request, RequestHandler } from 'express';
import type { Beside } from '../../../db/prepared.ts';
import type { Actor } from '../../../domain/roles.ts';

/** Who sends a request. */
export interface Caller {
  /** Asks the database. @throws DomainError unauthenticated */
  load(): Promise<Actor>;
  /** As an earlier request with the same token found them, to be confirmed before anything is answered. */
  known: KnownActor | null;
}

interface KnownActor {
  actor: Actor;
  /** Asks for the actor within another statement. */
  beside: Beside;
  /** Whether the database tells the same of them now; asks on its own where no statement has done so. */
  isConfirmed(): Promise<boolean>;
}

/** Sets `req.actor`, for all that is no plain reading. */
export const loadActor: RequestHandler = async (req, _res, next) => {
  req.actor = await req.caller.load();
  next();
};

/**
 * Reads for the caller as an earlier request found them, so that one statement may tell both what they read and that
 * they are still the same: neither logged out nor with other rights. Where they are not, what was read is thrown away
 * and read anew. Only for what changes nothing.
 * @param read gets what its first prepared statement may carry along
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
