import type { QueryOptions, Sequelize } from 'sequelize';
import { connect } from '../../../db/connect.ts';
import { remind } from '../../../server/worker/reminders.ts';
import { at, reminding } from './reminding.ts';
import { member, startWorld } from '../../worker/world.ts';
import { prepared } from '../../support/prepared.ts';

const world = prepared(startWorld);

/** The sweep's, on a working day. */
const LOOKS = 8;
const { deps, applied } = reminding(() => world);

/** Statements of one round, without those that open and close its transactions. */
async function statementsOf(): Promise<string[]> {
  const statements: string[] = [];
  const counting = connect(world.url, { logging: (sql) => statements.push(sql) });
  try {
    await remind(deps(counting));
  } finally {
    await counting.close();
  }
  return statements.filter((sql) => !/\): (START TRANSACTION|COMMIT|SET )/.test(sql));
}

test('a round sends one statement a look, and one more where something is due, however much', async () => {
  // A working day, so that every look looks.
  world.clock.now = at('2026-12-07');
  expect(await statementsOf()).toHaveLength(LOOKS);
  const mentor = await member();
  for (let count = 0; count < 15; count++) {
    await applied();
    await applied({
      application: {
        state: 'resume_submitted',
        have_submitted_resume_by_user_at: at('2026-12-01'),
        due_date_to_submit_resume: null,
      },
      mentors: [mentor],
    });
  }
  // Resumes due, the desk, and what takes longer.
  expect(await statementsOf()).toHaveLength(LOOKS + 3);
  expect(await statementsOf()).toHaveLength(LOOKS);
});

test('every look finds its rows by an index', async () => {
  await world.clear();
  const real = world.sequelize;
  const plans: string[] = [];
  /** Explains each statement before it is sent, as a large database would plan it. */
  async function query(sql: string, options: QueryOptions) {
    await real.query('set local enable_seqscan = off', { transaction: options.transaction ?? null });
    const lines = (await real.query(`explain ${sql}`, options)) as unknown as { 'QUERY PLAN': string }[];
    plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'));
    return real.query(sql, options);
  }
  const transaction = real.transaction.bind(real);
  world.clock.now = at('2026-12-24');
  await remind(deps({ query, transaction } as unknown as Sequelize));
  expect(plans).toHaveLength(LOOKS);
  const all = plans.join('\n');
  for (const index of [
    'applications_waiting_since_index',
    'interviews_open_index',
    'interviews_result_index',
    'interview_practices_scheduled_at_index',
    'events_start_at_index',
    'outbox_events_dedupe_key_key',
  ])
    expect(all).toContain(index);
  for (const table of ['applications', 'interviews', 'interview_practices', 'outbox_events'])
    expect(all).not.toContain(`Seq Scan on ${table} `);
});
