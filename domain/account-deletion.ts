/**
 * The rule of deleting an account (docs/privacy.md): what happens at once, what later, and what stays how long.
 */

/** `status` of a user whose account is deleted; no mail goes to them any more. */
export const DELETED_STATUS = 'deleted';

/**
 * Hours from the word to the erasure. The mails that tell mentors and companies of a withdrawal name the
 * student and are tried again for about eleven hours; students are promised a day, which leaves us half of it.
 */
export const ERASE_AFTER_HOURS = 12;
/** What students are promised. */
export const ERASED_WITHIN_HOURS = 24;

/** The ledgers of job introductions are kept two years (Employment Security Act, art. 32-15 and its rule). */
export const LEDGER_YEARS = 2;

const HOUR = 3_600_000;

export function eraseAt(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + ERASE_AFTER_HOURS * HOUR);
}

/** The instant from which the record of a person whose account was closed then is no longer kept. */
export function keepLedgerUntil(closedAt: Date): Date {
  const end = new Date(closedAt);
  end.setUTCFullYear(end.getUTCFullYear() + LEDGER_YEARS);
  return end;
}

/** An address nobody can have, in place of the person's: nothing under `.invalid` is ever reachable (RFC 2606). */
export function deletedAddress(userId: number): string {
  return `deleted-${userId}@deleted.invalid`;
}
