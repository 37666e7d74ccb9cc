/**
 * Rules for deleting an account (docs/privacy.md): what happens immediately, what happens later, and what is
 * kept for how long.
 */

/** `status` of a user whose account is deleted; they receive no more mail. */
export const DELETED_STATUS = 'deleted';

/**
 * Hours from the request to the erasure. Mails that tell mentors and companies about a withdrawal contain the
 * student's name and are retried for about eleven hours; students are promised erasure within a day, which
 * leaves half of it as a margin.
 */
export const ERASE_AFTER_HOURS = 12;
/** The deadline promised to students. */
export const ERASED_WITHIN_HOURS = 24;

/**
 * Records of job introductions are kept for two years (Employment Security Act, art. 32-15 and its enforcement
 * rule).
 */
export const LEDGER_YEARS = 2;

const HOUR = 3_600_000;

export function eraseAt(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + ERASE_AFTER_HOURS * HOUR);
}

/** When the record of a person whose account was closed at `closedAt` must be dropped. */
export function keepLedgerUntil(closedAt: Date): Date {
  const end = new Date(closedAt);
  end.setUTCFullYear(end.getUTCFullYear() + LEDGER_YEARS);
  return end;
}

/** An address that cannot exist, to replace the person's own: `.invalid` is never reachable (RFC 2606). */
export function deletedAddress(userId: number): string {
  return `deleted-${userId}@deleted.invalid`;
}
