import { expect, test, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { signInAnew } from './support/log-in.ts';
import { beStaffAnew } from './support/staff.ts';

/*
 * A tenant on another site: browsers keep its cookie out of the frame of a silent sign-in, and it answers there that
 * nobody is signed in. A redirect has the cookie.
 */
async function refuseInFrames(page: Page): Promise<() => number> {
  let refused = 0;
  await page.route('**/authorize?*response_mode=web_message*', async (route) => {
    refused += 1;
    const state = new URL(route.request().url()).searchParams.get('state');
    const answer = { type: 'authorization_response', response: { error: 'login_required', state } };
    await route.fulfill({
      contentType: 'text/html',
      body: `<script>parent.postMessage(${JSON.stringify(answer)}, '*')</script>`,
    });
  });
  return () => refused;
}

/** The provider's own cookies go: its session has ended. */
const endAtProvider = (page: Page) => page.context().clearCookies({ name: /^idp_/ });

test('R37: a reload of the console keeps staff signed in where frames get no cookie', async ({ page }) => {
  await beStaffAnew(page, 'mentor@example.com', DEMO_PASSWORD);
  const refused = await refuseInFrames(page);
  await page.goto('/staff/applications?filter=%7B%22scope%22%3A%22all%22%7D');
  await expect(page.getByRole('heading', { name: 'Applications', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/staff\/applications\?filter=/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Applications', exact: true })).toBeVisible();
  expect(refused()).toBe(2);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(
    'refresh_token',
  );

  await endAtProvider(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(refused()).toBe(3);
});

test('R37: a reload keeps students logged in where frames get no cookie, and leaves no step in the history', async ({
  page,
}) => {
  await signInAnew(page, 'student@example.com', DEMO_PASSWORD);
  const refused = await refuseInFrames(page);
  await page.goto('/courses');
  await expect(page.getByRole('button', { name: 'Ask us' })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByLabel('First name').first()).toBeVisible();
  await expect(page).toHaveURL(/\/profile/);
  await page.goBack();
  await expect(page).toHaveURL(/\/courses$/);
  await expect(page.getByRole('button', { name: 'Ask us' })).toBeVisible();
  expect(refused()).toBeGreaterThan(1);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(
    'refresh_token',
  );

  await endAtProvider(page);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Sign up' }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/courses$/);
});
