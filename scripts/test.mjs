// npm test: everything, from whatever state this folder is in. `npm test -- <pattern>` runs only Jest, on the test
// files that fit; `npm test -- --date 2028-02-29T12:00 [pattern]` runs Jest as if it were that time in Japan, in the
// program and in its database.
import { ensureBrowser } from './lib/browser.mjs';
import { runChecks } from './lib/checks.mjs';
import { badDays, environmentAt, readDate } from './lib/clock.mjs';
import { inProject } from './lib/folders.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { runScript, log } from './lib/log.mjs';
import { setUp } from './lib/setup.mjs';
import { runJest, runPlaywright } from './lib/test-runners.mjs';

checkNodeVersion();
process.chdir(inProject());
const { values, positionals } = parseArguments(process.argv.slice(2));

/** Our own option out, everything else is Jest's. */
function parseArguments(args) {
  const at = args.findIndex((arg) => arg === '--date' || arg.startsWith('--date='));
  if (at < 0) return { values: {}, positionals: args };
  const inOne = args[at].includes('=');
  const date = inOne ? args[at].slice('--date='.length) : (args[at + 1] ?? '');
  return { values: { date }, positionals: args.toSpliced(at, inOne ? 1 : 2) };
}

/** The test files that know most of days and times; `npm test -- --date …` runs all of them. */
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

/** The same files on one bad day after the other. */
async function onBadDays() {
  const whole = { passed: 0, failed: 0, failures: [] };
  for (const { name, date, timeZone } of badDays()) {
    log(
      `\nRunning those about time as on ${name} (${date.toISOString()}${timeZone ? `, ${timeZone}` : ''}) …`,
    );
    const { passed, failed, failures } = await runJest(ABOUT_TIME, environmentAt(date, timeZone));
    whole.passed += passed;
    whole.failed += failed;
    for (const line of failures) whole.failures.push(`on ${name}: ${line}`);
  }
  return whole;
}

async function checkTally() {
  log('\nChecking types, lint, format and unused code …');
  const results = await runChecks(({ name, passed, output, seconds }) => {
    log(`${passed ? '  ok    ' : '  FAILED'} ${name} (${seconds.toFixed(1)} s)`);
    if (!passed) log(output);
  });
  const failures = results.filter(({ passed }) => !passed).map(({ name }) => `npm run check: ${name}`);
  return { passed: results.length - failures.length, failed: failures.length, failures };
}

function summary(tallies) {
  log('');
  for (const [name, { passed, failed, failures, leftOut = [] }] of tallies) {
    log(`${name.padEnd(8)} ${passed} passed, ${failed} failed`);
    for (const line of failures) log(`  ✗ ${line}`);
    for (const line of leftOut) log(`  – left out: ${line}`);
  }
  const sum = (key) => tallies.reduce((total, [, tally]) => total + tally[key], 0);
  log('');
  log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
}

await runScript(async () => {
  const environment = values.date === undefined ? {} : environmentAt(readDate(values.date));
  await setUp({ dev: true });
  if (process.argv.length > 2) {
    process.exitCode = summary([['jest', await runJest(positionals, environment)]]);
    return;
  }
  const browser = await ensureBrowser();
  const checks = await checkTally();
  log('\nRunning the tests …');
  const jest = await runJest([]);
  const days = await onBadDays();
  log('\nRunning the browser tests …');
  const playwright = await runPlaywright(browser);
  process.exitCode = summary([
    ['checks', checks],
    ['tests', jest],
    ['bad days', days],
    ['browser', playwright],
  ]);
});
