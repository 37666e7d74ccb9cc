import { randomUUID } from 'node:crypto';
import type { Transaction } from 'sequelize';

/**
 * What a proxy or a client may call its request: letters, digits and `. _ = -`, so that it is safe in a log, a header
 * and a query, and holds no address.
 */
const SAFE = /^[A-Za-z0-9][A-Za-z0-9._=-]{7,63}$/;

const causes = new WeakMap<Transaction, string>();

/** The id that came with the request where it is safe, else a new one. */
export const requestIdOf = (given: string | string[] | undefined): string =>
  typeof given === 'string' && SAFE.test(given) ? given : randomUUID();

/** Notes which request a transaction is for: what it writes to the outbox carries the request's id. */
export function causedBy(tx: Transaction, requestId: string | null): void {
  if (requestId !== null) causes.set(tx, requestId);
}

/** The id of the request that a transaction is for; null for what nobody asked for, such as a reminder. */
export function causingRequest(tx: Transaction): string | null {
  const { parent } = tx as Transaction & { parent?: Transaction | null };
  return causes.get(tx) ?? (parent ? causingRequest(parent) : null);
}
