import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './no-violations.ts';
import { settled, watchRequests } from './settled.ts';

/**
 * Checks that the page has no horizontal overflow and no WCAG 2.2 AA violations.
 * @param withAxe false where axe has checked the same kind of page already: it takes seconds
 */
export async function looksRight(page: Page, what: string, withAxe = true): Promise<void> {
  if (withAxe) await expectNoViolations(page, what);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft([what, overflow]).toEqual([what, 0]);
}

/** Waits for the page's heading and for loading to end. */
async function complete(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('#main output', { hasText: /Loading|読み込み|Đang/ })).toHaveCount(0);
  await settled(page);
}

/** Whether axe checks the page at an address. */
type AxeChecks = (address: string) => boolean;

/** Opens a URL and checks the page. */
export async function visit(page: Page, address: string, axeChecks: AxeChecks = () => true): Promise<void> {
  watchRequests(page);
  await page.goto(address);
  await page.mouse.move(5, 5);
  await complete(page);
  await looksRight(page, address, axeChecks(address));
}

/** Navigates on the client, without reloading the page. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}

/** Checks several pages, navigating on the client. */
export async function visitByLink(
  page: Page,
  addresses: readonly string[],
  axeChecks: AxeChecks = () => true,
): Promise<void> {
  watchRequests(page);
  for (const address of addresses) {
    await follow(page, address);
    await expect(page).toHaveURL(address);
    await complete(page);
    await looksRight(page, `${address} by link`, axeChecks(address));
  }
}
