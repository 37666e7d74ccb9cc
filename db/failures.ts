import { ConnectionError } from 'sequelize';

/**
 * What made a call fail that has nothing to do with the call: `unavailable`, the database (or another machine) is away
 * or too busy and the same call may pass in a moment; `full`, there is no room to write.
 */
export type Failure = 'unavailable' | 'full';

/** After which it is worth trying again, for `Retry-After`. */
export const RETRY_AFTER_SECONDS = { unavailable: 5, full: 60 } as const satisfies Record<Failure, number>;

/** Of PostgreSQL (its manual, appendix A) and of the operating system. */
const UNAVAILABLE = new Set([
  '25P03', // idle_in_transaction_session_timeout
  '40001', // serialization_failure
  '40P01', // deadlock_detected
  '53200', // out_of_memory
  '53300', // too_many_connections
  '55P03', // lock_not_available: lock_timeout
  '57014', // query_canceled: statement_timeout
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '57P05', // idle_session_timeout
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);
/** disk_full of PostgreSQL, no space and no quota left of the operating system. */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** Its own trouble with the connection, which pg tells without a code. */
const LOST_CONNECTION =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout (expired|exceeded when trying to connect)|Query read timeout)/;

/** An error and what libraries have wrapped in it, outermost first. */
function* chainOf(error: unknown): Generator<Error & { code?: unknown }> {
  // Nobody wraps deeper; a ring would never end.
  for (let one = error, depth = 0; one instanceof Error && depth < 10; depth++) {
    yield one;
    // Connecting to a name with several addresses fails once for each of them.
    const several = one instanceof AggregateError ? (one.errors[0] as unknown) : undefined;
    one = several ?? (one as { parent?: unknown }).parent ?? one.cause;
  }
}

/** Code of a system error or of PostgreSQL, wherever a library has wrapped it. */
export function codeOf(error: unknown): string | undefined {
  for (const { code } of chainOf(error)) if (typeof code === 'string') return code;
  return undefined;
}

/** Null for a failure that trying again or making room would not mend. */
export function failureOf(error: unknown): Failure | null {
  let isLost = false;
  for (const one of chainOf(error)) {
    const { code } = one;
    if (typeof code === 'string') {
      if (FULL.has(code)) return 'full';
      // Class 08 is connection_exception.
      if (UNAVAILABLE.has(code) || /^08\w{3}$/.test(code)) return 'unavailable';
    }
    isLost ||= one instanceof ConnectionError || LOST_CONNECTION.test(one.message);
  }
  return isLost ? 'unavailable' : null;
}
