import { codeOf } from './failures.ts';

const ATTEMPTS = 3;
/** deadlock_detected and serialization_failure of PostgreSQL: it has undone the whole transaction, which may pass now. */
const MAY_PASS_NOW = new Set(['40P01', '40001']);

/**
 * Runs a transaction, and runs it again if PostgreSQL ended it in favour of another one.
 * @param transact opens the transaction itself, and has done nothing outside it that could not be done twice
 */
export async function retryDeadlocks<T>(transact: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transact();
    } catch (error) {
      if (attempt === ATTEMPTS || !MAY_PASS_NOW.has(codeOf(error) ?? '')) throw error;
    }
  }
}
