import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './no-violations.ts';
import { settled, watchRequests } from './settled.ts';

/** What is on the screen now: without violations of WCAG 2.2 AA, and no wider than the screen. */
export async function looksRight(page: Page, what: string): Promise<void> {
  await expectNoViolations(page, what);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft([what, overflow]).toEqual([what, 0]);
}

/** Until the page has its heading and waits for nothing. */
async function complete(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('#main output', { hasText: /Loading|読み込み|Đang/ })).toHaveCount(0);
  await settled(page);
}

/** Opens an address and looks at the page. */
export async function visit(page: Page, address: string): Promise<void> {
  watchRequests(page);
  await page.goto(address);
  await page.mouse.move(5, 5);
  await complete(page);
  await looksRight(page, address);
}

/** Goes to an address as a link of the app does, without loading the page anew. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}

/** Looks at pages one after the other, as somebody does who goes by the app's links. */
export async function visitByLink(page: Page, addresses: readonly string[]): Promise<void> {
  watchRequests(page);
  for (const address of addresses) {
    await follow(page, address);
    await expect(page).toHaveURL(address);
    await complete(page);
    await looksRight(page, `${address} by link`);
  }
}
