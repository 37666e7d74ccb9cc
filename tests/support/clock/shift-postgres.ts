import pg from 'pg';

/** What tells PostgreSQL's time. `current_date` and its kind are no functions, so the product's SQL has none of them. */
const CLOCKS = ['now', 'transaction_timestamp', 'statement_timestamp', 'clock_timestamp'] as const;
const VOLATILITY: Readonly<Record<(typeof CLOCKS)[number], 'stable' | 'volatile'>> = {
  now: 'stable',
  transaction_timestamp: 'stable',
  statement_timestamp: 'stable',
  clock_timestamp: 'volatile',
};

/** How far the processes of this run are from the real time, in milliseconds: 0 but for `npm test -- --date …`. */
export const clockShift = (): number => Number(process.env['CLOCK_SHIFT_MS'] ?? 0);

/**
 * Moves the time of a database, and of whatever is made from it as its template, by the run's shift. The real functions
 * keep their ids under other names, and ours take the names over: in what is written from now on.
 * @param url of a database without tables, with the superuser's name
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
