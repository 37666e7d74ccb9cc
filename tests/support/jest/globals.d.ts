import type * as jest from '@jest/globals';

/** What Jest puts into each test file. The browser tests import Playwright's of the same names. */
declare global {
  const afterAll: typeof jest.afterAll;
  const afterEach: typeof jest.afterEach;
  const beforeAll: typeof jest.beforeAll;
  const beforeEach: typeof jest.beforeEach;
  const describe: typeof jest.describe;
  const expect: typeof jest.expect;
  const test: typeof jest.test;
}
