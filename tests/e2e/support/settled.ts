import { expect, type Page } from '@playwright/test';

/** Of each page that is watched, the requests that are under way. */
const underWay = new WeakMap<Page, Set<unknown>>();

/** From now on: call it before the page is opened. */
export function watchRequests(page: Page): Set<unknown> {
  const known = underWay.get(page);
  if (known) return known;
  const requests = new Set<unknown>();
  underWay.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  return requests;
}

/** Two pictures later, so that what an answer has changed has been drawn and has asked for what it needs. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Until the page's requests are answered and what it drew of them asks for no more. */
export async function settled(page: Page): Promise<void> {
  const requests = watchRequests(page);
  await expect(async () => {
    expect(requests.size).toBe(0);
    await drawn(page);
    expect(requests.size).toBe(0);
  }).toPass({ intervals: [50] });
}
