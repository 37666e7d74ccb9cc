import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from './scripts/lib/browser.mjs';
import { ownPlace } from './tests/run/support/e2e-setup.ts';

/** The machine's own Chromium; without one, the one Playwright has downloaded. */
const executablePath = process.env['CHROMIUM_PATH'] ?? findBrowser() ?? undefined;

const place = ownPlace();

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/run/support/e2e-setup.ts',
  outputDir: 'test-results',
  // One starts soonest, for a file or two; npm test takes two.
  workers: 1,
  retries: 0,
  // Generous: a table of pages takes twenty seconds alone and minutes beside other work.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    ...(place && { baseURL: place.url }),
    browserName: 'chromium',
    actionTimeout: 30_000,
    locale: 'en-US',
    timezoneId: 'Asia/Tokyo',
    // A menu that still grows on a busy machine moves away from under a click.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording takes a fifth of the time; to look closer at a test: npx playwright test --trace on FILE.
    trace: 'off',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: BROWSER_FLAGS,
    },
  },
});
