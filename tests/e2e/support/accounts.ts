import { untilRows } from './database.ts';

/** Waits until the worker has deleted this address's account at the embedded identity provider. */
export const accountGoes = (email: string): Promise<void> =>
  untilRows('select 1 from oidc_accounts where email = $1', [email], (rows) => rows === 0, {
    message: `the account of ${email}`,
    timeout: 120_000,
  });
