import { chromium, type Browser, type Page } from '@playwright/test';
import { BROWSER_FLAGS, ensureBrowser } from '../../scripts/lib/browser.mjs';
import { loadConfig } from '../../server/config.ts';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { required } from '../../domain/required.ts';
import { medianOf } from '../loop.ts';
import { check, type Row } from '../report.ts';
import { runScript, type World } from '../world.ts';
import { fillRecruitments } from './search.ts';
import { fillApplications } from './staff.ts';

/** From a click to the page with what it shows. */
const BUDGET_MS = 300;
/** A page that stayed as it is for so long has come. */
const CALM_MS = 400;
const MOST_MS = 20_000;
const CALM_BEFORE_MS = 1_000;
/** Browsers that come for the first time; the median of their times is told. */
const VISITS = { full: 3, quick: 1 };
const WAITING = '.MuiSkeleton-root, [role="progressbar"]:not([aria-valuenow], [aria-hidden="true"])';
const MANAGER = 'manager@example.com';
const MENU = 'nav[aria-label="Menu"]';
/** Lists whose first record is opened. Those of applications need a resume, which the load-test ones have not. */
const WITH_RECORDS = [
  'users',
  'companies',
  'recruitments',
  'articles',
  'events',
  'courses',
  'mail_template_groups',
];

interface Step {
  name: string;
  /** Where the link is that is pressed: the first to such a path. */
  where: string;
  path: RegExp;
}

/** Each page of the console in browsers that come to it for the first time, and once more. */
export async function* consoleRows(world: World): AsyncIterable<Row> {
  await fillRecruitments(world, world.options.recruitments[0]!);
  await fillApplications(world);
  world.log('Building the console …');
  runScript('build.mjs', 'staff-console');
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: BROWSER_FLAGS,
  });
  try {
    const visits: Visit[] = [];
    for (let visit = 0; visit < (world.options.quick ? VISITS.quick : VISITS.full); visit++)
      visits.push(await visitOnce(browser, loadConfig(world.environment).baseUrl));
    const timeIn = (turn: keyof Visit, name: string) =>
      medianOf(visits.map((visit) => visit[turn].get(name) ?? Number.NaN));
    for (const name of required(visits[0]).first.keys())
      yield rowOf(name, timeIn('first', name), timeIn('again', name));
  } finally {
    await browser.close();
  }
}

/** Milliseconds by page. */
interface Visit {
  first: Map<string, number>;
  again: Map<string, number>;
}

/** One that has nothing of the console yet, as on the first day. */
async function visitOnce(browser: Browser, baseURL: string): Promise<Visit> {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
  });
  try {
    const page = await context.newPage();
    await signIn(page);
    const steps = await stepsOf(page);
    await page.goto('/staff/system');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('navigation', { name: 'Menu' }).waitFor();
    await untilLoadedAhead(page);
    return { first: await walk(page, steps), again: await walk(page, steps) };
  } finally {
    await context.close();
  }
}

function rowOf(name: string, first_ms: number, again_ms: number): Row {
  const measured = { first_ms, again_ms };
  return {
    section: 'console',
    heading: 'Console, from the click to the page',
    name,
    measured,
    bare: null,
    ratio: null,
    checks: [
      check('first_ms', first_ms, 'at_most', BUDGET_MS),
      check('again_ms', again_ms, 'at_most', BUDGET_MS),
    ],
  };
}

/** Until nothing more comes, as for somebody who has looked at a first page: the code of the others is there. */
const untilLoadedAhead = (page: Page): Promise<void> =>
  page.evaluate(async (calm) => {
    let before = -1;
    for (;;) {
      const { length } = performance.getEntriesByType('resource');
      if (length === before) return;
      before = length;
      await new Promise((done) => setTimeout(done, calm));
    }
  }, CALM_BEFORE_MS);

async function signIn(page: Page): Promise<void> {
  await page.goto('/staff/');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail address').fill(MANAGER);
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).waitFor();
}

const pathsIn = (page: Page, where: string): Promise<string[]> =>
  page
    .locator(`${where} a[href]`)
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));

/** Every page of the menu, and the first record of the lists. */
async function stepsOf(page: Page): Promise<Step[]> {
  const menu = [...new Set(await pathsIn(page, MENU))];
  return menu.flatMap((path): Step[] => {
    const name = path.split('/').at(-1)!;
    const own: Step = { name, where: MENU, path: new RegExp(`^${path}$`) };
    const record: Step = { name: `one of ${name}`, where: 'main', path: new RegExp(`^${path}/\\d+`) };
    return WITH_RECORDS.includes(name) ? [own, record] : [own];
  });
}

/** How long each step took; a list without the wanted link leaves its record out. */
async function walk(page: Page, steps: readonly Step[]): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  for (const { name, where, path } of steps) {
    const found = (await pathsIn(page, where)).find((one) => path.test(one));
    if (found !== undefined) times.set(name, await timeOf(page, where, found));
  }
  return times;
}

/**
 * Presses the link and waits until its page stays as it is: a heading, and in sight nothing that stands for what is
 * still to come.
 * @returns milliseconds to the frame after which nothing was missing any more
 */
const timeOf = (page: Page, where: string, path: string): Promise<number> =>
  page.evaluate(
    async ({ selector, waiting, calm, most }) => {
      const link = document.querySelector<HTMLAnchorElement>(selector)!;
      const target = link.pathname;
      const since = performance.now();
      // The address changes before the page does.
      const before = document.querySelector('main h1');
      let whole: number | null = null;
      link.click();
      for (;;) {
        await new Promise(requestAnimationFrame);
        const now = performance.now();
        const main = document.querySelector('main');
        const heading = document.querySelector('main h1');
        const isWhole =
          window.location.pathname.startsWith(target) &&
          main !== null &&
          heading !== null &&
          heading !== before &&
          ![...main.querySelectorAll(waiting)].some(
            (element) => element.getBoundingClientRect().top < window.innerHeight,
          );
        if (!isWhole) whole = null;
        else whole ??= now;
        if (whole !== null && now - whole > calm) return whole - since;
        if (now - since > most)
          throw new Error(
            `${target} does not get ready, at ${window.location.pathname}: ${main?.innerText.slice(0, 200)}`,
          );
      }
    },
    { selector: `${where} a[href="${path}"]`, waiting: WAITING, calm: CALM_MS, most: MOST_MS },
  );
