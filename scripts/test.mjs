// npm test: everything, from whatever state this folder is in; the long tests only when their files have changed.
// `npm test -- <pattern>` runs only Jest, on the test files that fit; `npm test -- --date 2028-02-29T12:00 [pattern]`
// runs Jest as if it were that time in Japan, in the program and in its database.
import fs from 'node:fs';
import { runOnDays } from './lib/bad-days.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { runChecks } from './lib/checks.mjs';
import { badDays, environmentAt, readDate } from './lib/clock.mjs';
import { inProject } from './lib/folders.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { runScript, log } from './lib/log.mjs';
import { dueLongTests, isBrowserTest, LONG_TESTS } from './lib/long-tests.mjs';
import { setUp } from './lib/setup.mjs';
import { runJest, runPlaywright } from './lib/test-runners.mjs';
import { stage, summary } from './lib/test-summary.mjs';

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

async function checkTally() {
  log('\nChecking types, lint, format and unused code …');
  const results = await runChecks(({ name, passed, output, seconds }) => {
    log(`${passed ? '  ok    ' : '  FAILED'} ${name} (${seconds.toFixed(1)} s)`);
    if (!passed) log(output);
  });
  const failures = results.filter(({ passed }) => !passed).map(({ name }) => `npm run check: ${name}`);
  return { passed: results.length - failures.length, failed: failures.length, failures };
}

/** The test files of the browser, without these. */
const browserTests = (without) =>
  fs
    .readdirSync('tests/e2e')
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `tests/e2e/${name}`)
    .filter((file) => !without.includes(file));

await runScript(async () => {
  const environment = values.date === undefined ? {} : environmentAt(readDate(values.date));
  await setUp({ dev: true });
  if (process.argv.length > 2) {
    process.exitCode = summary([await stage('jest', () => runJest(positionals, { environment }))]);
    return;
  }
  const browser = await ensureBrowser();
  const due = dueLongTests();
  const without = Object.keys(LONG_TESTS).filter((test) => !due.includes(test));
  if (without.length > 0) {
    log('\nLeft out, as they passed on the same files (npm run test:long runs them):');
    for (const test of without) log(`  ${test}`);
  }
  const stages = [await stage('checks', checkTally)];
  log('\nRunning the tests …');
  stages.push(
    await stage('tests', () => runJest([], { without: without.filter((test) => !isBrowserTest(test)) })),
  );
  stages.push(await stage('bad days', () => runOnDays(badDays().slice(0, 1))));
  log('\nRunning the browser tests …');
  stages.push(await stage('browser', () => runPlaywright(browser, browserTests(without))));
  process.exitCode = summary(stages);
});
