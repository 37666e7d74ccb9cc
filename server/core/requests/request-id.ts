import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/**
 * What a proxy or a client may call its request: letters, digits and `. _ = -`, so that it is safe in a log, a header
 * and a query, and holds no address.
 */
const SAFE = /^[A-Za-z0-9][A-Za-z0-9._=-]{7,63}$/;

const current = new AsyncLocalStorage<string | null>();

/** The id that came with the request where it is safe, else a new one. */
export const requestIdOf = (given: string | string[] | undefined): string =>
  typeof given === 'string' && SAFE.test(given) ? given : randomUUID();

/** Runs work that a request has caused; what it writes to the outbox carries the request's id. */
export const causedBy = <T>(requestId: string | null, work: () => T): T => current.run(requestId, work);

/** The id of the request that caused what runs now; null for what nobody asked for, such as a reminder. */
export const causingRequest = (): string | null => current.getStore() ?? null;
