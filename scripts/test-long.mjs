// npm run test:long: the tests that npm test leaves out while their files stay as they are, and those about time on
// every bad day. Notes what passed in tests/long-tests-passed.json, which is committed.
import { runOnDays } from './lib/bad-days.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { badDays } from './lib/clock.mjs';
import { inProject } from './lib/folders.mjs';
import { runScript } from './lib/log.mjs';
import { isBrowserTest, LONG_TESTS, recordPassed } from './lib/long-tests.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { setUp } from './lib/setup.mjs';
import { runJest, runPlaywright } from './lib/test-runners.mjs';
import { stage, summary } from './lib/test-summary.mjs';

checkNodeVersion();
process.chdir(inProject());

await runScript(async () => {
  await setUp({ dev: true });
  const browser = await ensureBrowser();
  const tests = Object.keys(LONG_TESTS);
  const stages = [
    await stage('tests', () => runJest(tests.filter((test) => !isBrowserTest(test)))),
    await stage('bad days', () => runOnDays(badDays())),
    await stage('browser', () => runPlaywright(browser, tests.filter(isBrowserTest))),
  ];
  const failures = stages.flatMap((each) => each.failures);
  recordPassed(tests.filter((test) => !failures.some((line) => line.startsWith(test))));
  process.exitCode = summary(stages);
});
