import { expect } from '@playwright/test';
import pg from 'pg';
import { ownPlace } from '../../run/support/e2e-setup.ts';

/** Until the worker has ended the account of this address at the embedded identity provider. */
export async function accountGoes(email: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownPlace()!.databaseUrl });
  await client.connect();
  try {
    await expect
      .poll(
        async () => {
          const { rows } = await client.query('select 1 from oidc_accounts where email = $1', [email]);
          return rows.length;
        },
        { message: `the account of ${email}`, timeout: 120_000 },
      )
      .toBe(0);
  } finally {
    await client.end();
  }
}
