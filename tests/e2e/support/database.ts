import { expect } from '@playwright/test';
import pg from 'pg';
import { ownPlace } from '../../run/support/e2e-setup.ts';

/**
 * Repeats a statement on the server's database until it returns or changes the wanted number of rows.
 * @param about what is waited for, used in the error message
 */
export async function untilRows(
  statement: string,
  values: unknown[],
  isEnough: (rows: number) => boolean,
  about: { message: string; timeout: number },
): Promise<void> {
  const client = new pg.Client({ connectionString: ownPlace()!.databaseUrl });
  await client.connect();
  try {
    await expect
      .poll(async () => isEnough((await client.query(statement, values)).rowCount ?? 0), about)
      .toBe(true);
  } finally {
    await client.end();
  }
}
