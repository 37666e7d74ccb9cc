import fs from 'node:fs';
import { runNode } from './child.mjs';
import { inProject } from './folders.mjs';

/** @typedef {{ passed: number, failed: number, failures: string[], leftOut?: string[] }} Tally failures and tests left out: one line each */

const readJson = (file) => {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

/** A runner that ended badly without naming a failed test, or ran none, has failed all the same. */
function tally(runner, { passed, failures }, code) {
  const ran = passed + failures.length;
  if (ran === 0) failures.push(`${runner} ran no test`);
  else if (code !== 0 && failures.length === 0) failures.push(`${runner} ended with code ${code}`);
  return { passed, failed: failures.length, failures };
}

const escaped = (file) => file.replaceAll('.', '\\.');

/**
 * @param {string[]} args patterns and options for Jest
 * @param {{ environment?: Record<string, string>, without?: string[] }} [options] variables added to ours; test files left out
 * @returns {Promise<Tally>}
 */
export async function runJest(args, { environment = {}, without = [] } = {}) {
  const report = inProject('.tmp/jest.json');
  fs.rmSync(report, { force: true });
  const node = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const jest = ['node_modules/jest/bin/jest.js', '--json', `--outputFile=${report}`, ...args];
  if (without.length > 0) jest.push('--testPathIgnorePatterns', '/tests/e2e/', ...without.map(escaped));
  // Its report also goes to standard output; its progress goes to standard error, which is shown.
  const env = { ...process.env, ...environment };
  const { code } = await runNode([...node, ...jest], { cwd: inProject(), hideOutput: true, env });
  const results = readJson(report);
  const failures = (results?.testResults ?? []).flatMap((file) => {
    const failed = file.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => test.fullName);
    // A file that could not even be loaded has no tests to name.
    if (file.status === 'failed' && failed.length === 0) failed.push('the file could not be run');
    return failed.map((name) => `${file.name.slice(inProject().length + 1)}: ${name}`);
  });
  // Jest also calls those pending that a pattern of names leaves out.
  const byName = args.some((arg) => /^(-t|--testNamePattern)/.test(arg));
  const leftOut = (byName ? [] : (results?.testResults ?? [])).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'pending')
      .map(({ fullName }) => `${name.slice(inProject().length + 1)}: ${fullName}`),
  );
  return { ...tally('Jest', { passed: results?.numPassedTests ?? 0, failures }, code), leftOut };
}

/**
 * @param {string} browser path of a Chromium
 * @param {string[]} files the test files to run
 * @returns {Promise<Tally>}
 */
export async function runPlaywright(browser, files) {
  const report = inProject('.tmp/playwright.json');
  fs.rmSync(report, { force: true });
  const env = { ...process.env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  // Each worker has a server and data of its own; one alone waits half of the time.
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--workers=2', '--reporter=list,json'];
  args.push(...files.map(escaped));
  const { code } = await runNode(args, { cwd: inProject(), env });
  const results = readJson(report);
  const failures = testsOf(results?.suites ?? []).filter(
    ({ status }) => status === 'unexpected' || status === 'flaky',
  );
  const lines = failures.map(({ file, title }) => `tests/e2e/${file}: ${title}`);
  lines.push(
    ...(results?.errors ?? []).map(({ message }) => `Playwright: ${String(message).split('\n')[0]}`),
  );
  return tally('Playwright', { passed: results?.stats?.expected ?? 0, failures: lines }, code);
}

function testsOf(suites) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map(({ status }) => ({ file: spec.file, title: spec.title, status })),
    ),
    ...testsOf(suite.suites ?? []),
  ]);
}
