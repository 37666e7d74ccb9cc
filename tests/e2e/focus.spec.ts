import { expect, test, type Browser, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { beLoggedIn } from './support/log-in.ts';
import { LED_TO, SHOWN, type RouteRow } from './support/route-row.ts';
import { ROUTE_TABLE } from './support/route-table.ts';
import { settled, watchRequests } from './support/settled.ts';

/** More tab stops than any of these pages needs. */
const STEPS_MAX = 400;
/** Pixels around a control within which its focus must show. */
const AROUND = 8;

interface Stop {
  /** How it is drawn: what looks the same has been compared already. */
  look: string;
  name: string;
  clip: { x: number; y: number; width: number; height: number } | null;
}

/** What has the focus; null where the tab key has left the page. */
function focused(page: Page): Promise<Stop | null> {
  return page.evaluate(async (around) => {
    // What moves on getting the focus has arrived by then.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const lookOf = (one: Element | null) => (one ? `${one.tagName}.${one.getAttribute('class') ?? ''}` : '');
    const classes = lookOf(element).replaceAll(/ ?Mui-focus\w+/g, '');
    // The link of a card is as large as the card, and a box to tick lies invisibly over what is drawn for it.
    const isCard = getComputedStyle(element, '::after').position === 'absolute';
    const drawn = isCard
      ? (element as HTMLElement).offsetParent!
      : (element.closest('.MuiButtonBase-root, .MuiInputBase-root, label') ?? element);
    const box = drawn.getBoundingClientRect();
    const left = Math.max(0, box.left - around);
    const top = Math.max(0, box.top - around);
    const right = Math.min(innerWidth, box.right + around);
    const bottom = Math.min(innerHeight, box.bottom + around);
    return {
      look: [classes, lookOf(element.parentElement), element.getAttribute('type') ?? ''].join(' < '),
      name: `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60)}”`,
      clip:
        right - left > 0 && bottom - top > 0
          ? { x: left, y: top, width: right - left, height: bottom - top }
          : null,
    };
  }, AROUND);
}

const picture = (page: Page, clip: NonNullable<Stop['clip']>) =>
  page.screenshot({ clip, animations: 'disabled', caret: 'hide' });

/** Tabs through the page from its beginning; says which stops look the same with the focus and without. */
async function unseen(page: Page, compared: Set<string>): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(() => {
    scrollTo(0, 0);
    (document.activeElement as HTMLElement | null)?.blur();
  });
  for (let step = 0; step < STEPS_MAX; step++) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (!stop) return found;
    if (compared.has(stop.look)) continue;
    compared.add(stop.look);
    if (!stop.clip) {
      found.push(`${stop.name} is outside the window`);
      continue;
    }
    const withFocus = await picture(page, stop.clip);
    const element = await page.evaluateHandle(() => document.activeElement as HTMLElement);
    await element.evaluate((one) => one.blur());
    const without = await picture(page, stop.clip);
    await element.evaluate((one) => one.focus({ preventScroll: true }));
    if (withFocus.equals(without)) found.push(`${stop.name}: ${stop.look}`);
  }
  throw new Error('the tab key finds no end of the page');
}

/** Opens the page of a row as one of its people; false where they are led elsewhere. */
async function open(page: Page, row: RouteRow, column: 'visitor' | 'owner'): Promise<boolean> {
  if (row[column] !== SHOWN || row.route === '/log_out') return false;
  await page.goto(row.at);
  await page.mouse.move(5, 5);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(row.heading ?? LED_TO[row.at]!);
  // A public page shows a visitor's buttons until it knows the student.
  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
  if (column === 'owner') await expect(bell).toBeVisible();
  await settled(page);
  return true;
}

async function tabThroughAll(browser: Browser, column: 'visitor' | 'owner', width: number): Promise<void> {
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'Asia/Tokyo',
    viewport: { width, height: 740 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  watchRequests(page);
  if (column === 'owner') await beLoggedIn(page, 'student@example.com', DEMO_PASSWORD);
  const compared = new Set<string>();
  const hidden: string[] = [];
  for (const row of ROUTE_TABLE)
    if (await open(page, row, column))
      hidden.push(...(await unseen(page, compared)).map((one) => `${row.at}: ${one}`));
  expect(hidden).toEqual([]);
  // It has seen something: links, buttons and fields differ in how they are drawn.
  expect(compared.size).toBeGreaterThan(10);
  await context.close();
}

test('what has the keyboard’s focus is seen on every page of a student, on a phone', ({ browser }) =>
  tabThroughAll(browser, 'owner', 360));

test('and on every page of a visitor, on a wide screen', ({ browser }) =>
  tabThroughAll(browser, 'visitor', 1280));
