import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { runNode, runProgram } from './child.mjs';
import { inProject } from './folders.mjs';
import { Refusal, step } from './log.mjs';

/** The headless shell draws no window: the browser tests take a quarter less time. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Nothing that reaches out by itself, and it may run as root. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A Chromium of the machine, or null. */
export function findBrowser() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const candidates = [
    ...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...USUAL_PLACES,
  ];
  return candidates.find((file) => fs.existsSync(file)) ?? null;
}

/** Where Playwright would put its own, or null when that one is not there. */
async function downloadedBrowser() {
  const { chromium } = await import('@playwright/test');
  return fs.existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

/**
 * A Chromium for the browser tests: the machine's, else the package manager's, else Playwright's download.
 * @returns {Promise<string>} its path
 */
export async function ensureBrowser() {
  const found = findBrowser() ?? (await downloadedBrowser());
  if (found) return found;
  return step('Getting a browser for the tests', async () => {
    if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
      await runProgram('apt-get', ['update', '-qq']);
      const install = ['install', '-y', '-qq', '--no-install-recommends'];
      // Not every distribution has it.
      const { status } = spawnSync('apt-get', [...install, HEADLESS_SHELL], { stdio: 'ignore' });
      if (status !== 0) await runProgram('apt-get', [...install, 'chromium']);
    }
    if (!findBrowser())
      await runNode(['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { cwd: inProject() });
    const browser = findBrowser() ?? (await downloadedBrowser());
    if (!browser)
      throw new Refusal('The browser tests need Chromium: install the package "chromium" and try again.');
    return browser;
  });
}
