import { expect } from '@playwright/test';
import pg from 'pg';
import { UNDO_MINUTES } from '../../../domain/constants.ts';
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
  await withDatabase(async (client) => {
    await expect
      .poll(async () => isEnough((await client.query(statement, values)).rowCount ?? 0), about)
      .toBe(true);
  });
}

/** As if the resume of an application had been sent so long ago that it has left and cannot be taken back. */
export async function resumeHasLeft(applicationId: number | string): Promise<void> {
  const longAgo = `now() - interval '${UNDO_MINUTES} minutes'`;
  await withDatabase(async (client) => {
    await client.query(
      `update application_events set at = ${longAgo}
       where application_id = $1 and name = 'send_to_company' and undone_at is null`,
      [applicationId],
    );
    await client.query(`update applications set sent_resume_to_company_at = ${longAgo} where id = $1`, [
      applicationId,
    ]);
  });
}

async function withDatabase(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: ownPlace()!.databaseUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
