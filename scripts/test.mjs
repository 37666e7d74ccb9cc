// npm test: everything, from whatever state this folder is in. `npm test -- <pattern>` runs only Jest, on the test
// files that fit.
import { ensureBrowser } from './lib/browser.mjs';
import { runChecks } from './lib/checks.mjs';
import { inProject } from './lib/folders.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { runScript, say } from './lib/say.mjs';
import { setUp } from './lib/setup.mjs';
import { runJest, runPlaywright } from './lib/test-runners.mjs';

checkNodeVersion();
process.chdir(inProject());
const jestArguments = process.argv.slice(2);

async function checkTally() {
  say('\nChecking types, lint, format and unused code …');
  const results = await runChecks(({ name, passed, output, seconds }) => {
    say(`${passed ? '  ok    ' : '  FAILED'} ${name} (${seconds.toFixed(1)} s)`);
    if (!passed) say(output);
  });
  const failures = results.filter(({ passed }) => !passed).map(({ name }) => `npm run check: ${name}`);
  return { passed: results.length - failures.length, failed: failures.length, failures };
}

function summary(tallies) {
  say('');
  for (const [name, { passed, failed, failures }] of tallies) {
    say(`${name.padEnd(8)} ${passed} passed, ${failed} failed`);
    for (const line of failures) say(`  ✗ ${line}`);
  }
  const sum = (key) => tallies.reduce((total, [, tally]) => total + tally[key], 0);
  say('');
  say(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
}

await runScript(async () => {
  await setUp({ dev: true });
  if (jestArguments.length > 0) {
    process.exitCode = summary([['jest', await runJest(jestArguments)]]);
    return;
  }
  const browser = await ensureBrowser();
  const checks = await checkTally();
  say('\nRunning the tests …');
  const jest = await runJest([]);
  say('\nRunning the browser tests …');
  const playwright = await runPlaywright(browser);
  process.exitCode = summary([
    ['checks', checks],
    ['tests', jest],
    ['browser', playwright],
  ]);
});
