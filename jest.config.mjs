const transform = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  },
];

/** Native modules: run with node --experimental-vm-modules. The browser tests are Playwright's. */
export default {
  testEnvironment: '<rootDir>/tests/support/jest/environment.mjs',
  runtime: '<rootDir>/tests/support/jest/runtime.mjs',
  roots: ['<rootDir>/tests'],
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: ['<rootDir>/tests/e2e/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': transform },
  globalSetup: '<rootDir>/tests/support/global-setup.mjs',
  globalTeardown: '<rootDir>/tests/support/global-teardown.mjs',
  maxWorkers: 2,
  testTimeout: 120_000,
};
