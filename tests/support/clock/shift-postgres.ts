import pg from 'pg';

/**
 * PostgreSQL functions that return the current time. `current_date` and the like are not functions, so the
 * product's SQL avoids them.
 */
const CLOCKS = ['now', 'transaction_timestamp', 'statement_timestamp', 'clock_timestamp'] as const;
const VOLATILITY: Readonly<Record<(typeof CLOCKS)[number], 'stable' | 'volatile'>> = {
  now: 'stable',
  transaction_timestamp: 'stable',
  statement_timestamp: 'stable',
  clock_timestamp: 'volatile',
};

/** Offset of this run's clock from real time in milliseconds: 0 unless `npm test -- --date …`. */
export const clockShift = (): number => Number(process.env['CLOCK_SHIFT_MS'] ?? 0);

/**
 * Shifts the clock of a database, and of databases cloned from it, by the run's offset. The real functions are
 * renamed (same OIDs) and replacements take their names, so SQL created afterwards uses the replacements.
 * @param url of a database without tables, connecting as superuser
 */
export async function shiftPostgres(url: string): Promise<void> {
  const shift = clockShift();
  if (shift === 0) return;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set allow_system_table_mods = on');
    for (const name of CLOCKS) {
      await client.query(`alter function pg_catalog.${name}() rename to real_${name}`);
      await client.query(
        `create function pg_catalog.${name}() returns timestamptz language sql ${VOLATILITY[name]} parallel safe
         return pg_catalog.real_${name}() + interval '${shift} milliseconds'`,
      );
    }
  } finally {
    await client.end();
  }
}
