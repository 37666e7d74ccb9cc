import { environmentAt } from './clock.mjs';
import { log } from './log.mjs';
import { runJest } from './test-runners.mjs';

/** The test files that depend most on dates and times; `npm test -- --date …` runs all test files. */
const ABOUT_TIME = [
  'tests/domain/(calendar|send-times|rules)',
  'tests/features/applications/(late-reminders|reminders)\\.test',
  'tests/features/search/saved-search-mails\\.test',
  'tests/features/recommending/send-times\\.test',
  'tests/features/privacy/privacy-export\\.test',
  'tests/features/events/events-list\\.test',
  'tests/features/interviews/cancelled-appointments\\.test',
  'tests/features/overview/overview\\.test',
  'tests/worker/outbox\\.test',
  'tests/db/seeds-demo\\.test',
  'tests/run/clock\\.test',
];

/**
 * Runs them under the shifted clock of each day.
 * @param {ReturnType<typeof import('./clock.mjs').badDays>} days
 * @returns {Promise<import('./test-runners.mjs').Tally>}
 */
export async function runOnDays(days) {
  const whole = { passed: 0, failed: 0, failures: [] };
  for (const { name, date, timeZone } of days) {
    log(
      `\nRunning those about time as on ${name} (${date.toISOString()}${timeZone ? `, ${timeZone}` : ''}) …`,
    );
    const { passed, failed, failures } = await runJest(ABOUT_TIME, {
      environment: environmentAt(date, timeZone),
    });
    whole.passed += passed;
    whole.failed += failed;
    for (const line of failures) whole.failures.push(`on ${name}: ${line}`);
  }
  return whole;
}
