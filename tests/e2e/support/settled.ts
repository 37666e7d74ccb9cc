import { expect, type Page } from '@playwright/test';

/** Pending requests of each watched page. */
const underWay = new WeakMap<Page, Set<unknown>>();

/** Starts tracking requests; call it before opening the page. */
export function watchRequests(page: Page): Set<unknown> {
  const known = underWay.get(page);
  if (known) return known;
  const requests = new Set<unknown>();
  underWay.set(page, requests);
  // The console's stream of changes stays open.
  page.on('request', (request) => {
    if (!request.url().endsWith('/staff/api/live')) requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  return requests;
}

/** Waits two animation frames, so that a response has been rendered and follow-up requests have started. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Waits until all requests are answered and rendering triggers no more. */
export async function settled(page: Page): Promise<void> {
  const requests = watchRequests(page);
  await expect(async () => {
    expect(requests.size).toBe(0);
    await drawn(page);
    expect(requests.size).toBe(0);
  }).toPass({ intervals: [50] });
}
