import { expect, test, type Page, type Route } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { signInAnew } from './support/log-in.ts';
import { sendSignUp } from './support/profile.ts';

/** Blocks the app's files until the returned function is called. */
async function withoutApp(page: Page): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  let isHeld = true;
  await page.route('**/assets/*.js', async (route) => {
    if (isHeld) waiting.push(route);
    else await route.continue();
  });
  return async () => {
    isHeld = false;
    await Promise.all(waiting.map((route) => route.continue().catch(() => null)));
  };
}

const kept = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('campaign') ?? 'null') as { first: Record<string, unknown> } | null,
  );

test.describe('a visitor whose first act is a click', () => {
  test('R30: is known by the campaign and the page they came to, and signs up with them', async ({
    page,
  }) => {
    const letAppCome = await withoutApp(page);
    await page.goto('/recruitments/2?utm_campaign=spring&utm_source=poster', { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Sign up' }).first().click();
    await expect(page).toHaveURL(/\/sign_up/);
    expect((await kept(page))?.first).toMatchObject({
      name: 'spring',
      source: 'poster',
      landing_page: '/recruitments/2',
    });

    await letAppCome();
    await signInAnew(page, 'newcomer@example.com', DEMO_PASSWORD);
    await expect(page).toHaveURL(/\/sign_up/);
    let payload: Record<string, unknown> | null = null;
    await page.route('**/jtj/commands/user__sign_up', async (route) => {
      payload = route.request().postDataJSON() as Record<string, unknown>;
      await route.abort();
    });
    await sendSignUp(page);
    await expect.poll(() => JSON.stringify(payload)).toContain('"first_visit_campaign_name":"spring"');
    expect(JSON.stringify(payload)).toContain('"first_visit_landing_page":"/recruitments/2"');
  });

  test('R30: is counted once for each page, with or without the app', async ({ page }) => {
    const views: string[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/count_visit_page_view')) return;
      views.push((request.postDataJSON() as { page_view: { path: string } }).page_view.path);
    });
    const letAppCome = await withoutApp(page);
    await page.goto('/recruitments/2', { waitUntil: 'commit' });
    await expect.poll(() => views).toEqual(['/recruitments/2']);
    await letAppCome();
    await page.mouse.move(10, 10);
    await page.waitForFunction(() => document.querySelector('[data-content-language]') !== null);
    await page.getByRole('link', { name: 'Tabidachi home' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect.poll(() => views).toEqual(['/recruitments/2', '/']);
  });
});

test('R30: the callback behind a hash is forwarded before the app is there', async ({ page }) => {
  await withoutApp(page);
  await page.goto('/#/auth0-callback?code=x&state=y', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/^[^#]*\/auth0-callback\?code=x&state=y$/);
});

test.describe('the warning outside Japan', () => {
  const TEXT = /outside of Japan|outside Japan/i;
  for (const isJapan of [false, true])
    test(`R30: is ${isJapan ? 'not shown in Japan' : 'shown before the app is there'}, and the app goes on with it`, async ({
      page,
    }) => {
      let asked = 0;
      await page.route('**/is-japan*', async (route) => {
        asked += 1;
        await route.fulfill({ json: { is_japan: isJapan } });
      });
      const letAppCome = await withoutApp(page);
      await page.goto('/recruitments/2', { waitUntil: 'commit' });
      const warning = page.getByRole('status').filter({ hasText: TEXT });
      await expect.poll(() => asked).toBe(1);
      await expect(warning).toBeVisible({ visible: !isJapan });
      await letAppCome();
      await page.mouse.move(10, 10);
      await page.waitForFunction(() => document.querySelector('[data-content-language]') !== null);
      await expect(warning).toBeVisible({ visible: !isJapan });
      if (isJapan) return;
      await warning.getByRole('button', { name: 'Close' }).click();
      await expect(warning).toHaveCount(0);
      expect(asked).toBe(1);
    });
});

test('R30: the page’s own lines run by their hash: no other script in a page does', async ({ page }) => {
  const answer = await page.goto('/');
  const policy = answer!.headers()['content-security-policy']!;
  expect(policy).toMatch(/(^|;)script-src 'self' 'sha256-[A-Za-z0-9+/]{43}='(;|$)/);
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.strange = true';
    document.head.append(script);
    return 'strange' in globalThis;
  });
  expect(ran).toBe(false);
});
