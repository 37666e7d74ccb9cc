import crypto from 'node:crypto';
import fs from 'node:fs';
import { inProject } from './folders.mjs';

/**
 * The test files that take long (`*.long.test.ts`, `*.long.spec.ts`), each with the files and folders whose change
 * makes `npm test` run it again. `npm run test:long` runs all of them.
 * @type {Record<string, string[]>}
 */
export const LONG_TESTS = {
  'tests/e2e/dev.long.spec.ts': [
    'scripts/dev.mjs',
    'scripts/lib/setup.mjs',
    'student-web/vite.config.ts',
    'student-web/vite.server.config.ts',
    'staff-console/vite.config.ts',
    'tests/run/support/dev-copy.ts',
    // The test edits these.
    'server/app.ts',
    'student-web/src/features/events/EventsPage.tsx',
    'staff-console/src/session/GatePage.tsx',
  ],
  'tests/run/bench.long.test.ts': ['bench', 'scripts/bench.ts'],
  'tests/run/bench-web.long.test.ts': ['bench', 'scripts/bench-web.ts'],
  'tests/run/fuzz.long.test.ts': ['scripts/fuzz.ts', 'tests/fuzz'],
  'tests/run/outages.long.test.ts': [
    'db/connect.ts',
    'db/embedded',
    'server/core/calls',
    'server/core/background',
    'server/start',
    'server/worker',
  ],
  'tests/run/runtime.long.test.ts': [
    'package-lock.json',
    'scripts/runtime.mjs',
    'scripts/build-server.mjs',
    'student-web/vite.server.config.ts',
    'server/adminjs/router.ts',
  ],
  'tests/run/walk-oldest-postgres.long.test.ts': ['db/migrations', 'scripts/lib/main-line.ts'],
  'tests/run/walk-pooled.long.test.ts': [
    'db/connect.ts',
    'scripts/lib/main-line.ts',
    'server/core/background',
    'server/worker',
  ],
  'tests/wire/properties.long.test.ts': [
    'server/core/calls',
    'server/core/requests',
    'server/core/schemas',
    'tests/wire/property',
  ],
  'tests/worker/killed-worker.long.test.ts': [
    'server/core/background',
    'server/features/mail/effects',
    'server/worker',
  ],
};

/** Whether this test file runs in a browser. */
export const isBrowserTest = (test) => test.startsWith('tests/e2e/');

/** What the long tests last passed on: file → fingerprint. Written by `npm run test:long`, kept in the repository. */
const RECORD = inProject('tests/long-tests-passed.json');

const readRecord = () => JSON.parse(fs.readFileSync(RECORD, 'utf8'));

function filesOf(name) {
  const path = inProject(name);
  if (!fs.statSync(path).isDirectory()) return [name];
  return fs
    .readdirSync(path, { withFileTypes: true })
    .flatMap((entry) => filesOf(`${name}/${entry.name}`))
    .sort();
}

/** A hash of the test and of everything it watches. */
function fingerprint(test) {
  const hash = crypto.createHash('sha256');
  for (const file of [test, ...LONG_TESTS[test].flatMap(filesOf)])
    hash
      .update(`${file}\0`)
      .update(fs.readFileSync(inProject(file)))
      .update('\0');
  return hash.digest('hex');
}

/**
 * The long tests whose files have changed since they last passed.
 * @param {Record<string, string>} [record] test file → fingerprint at which it passed
 * @returns {string[]}
 */
export function dueLongTests(record = readRecord()) {
  return Object.keys(LONG_TESTS).filter((test) => record[test] !== fingerprint(test));
}

/**
 * Notes that these long tests passed on the files as they are.
 * @param {string[]} passed test files; the others keep what is noted of them
 */
export function recordPassed(passed) {
  const record = readRecord();
  const entries = Object.keys(LONG_TESTS)
    .map((test) => [test, passed.includes(test) ? fingerprint(test) : record[test]])
    .filter(([, value]) => value !== undefined);
  fs.writeFileSync(RECORD, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}
