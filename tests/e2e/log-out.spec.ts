import { expect, test, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { signInAnew } from './support/log-in.ts';
import { beStaffAnew } from './support/staff.ts';

/** Whether the provider still issues a code to this browser without a login. */
async function isStillSignedIn(page: Page): Promise<boolean> {
  const { domain, client_id, audience } = (await (await page.request.get('/config.json')).json()) as Record<
    'domain' | 'client_id' | 'audience',
    string
  >;
  const origin = new URL(page.url()).origin;
  expect(new URL(domain.includes('://') ? domain : `https://${domain}`).host).toBe(new URL(origin).host);
  const query = new URLSearchParams({
    client_id,
    audience,
    redirect_uri: `${origin}/auth0-callback`,
    response_type: 'code',
    scope: 'openid',
    prompt: 'none',
    code_challenge: 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg',
    code_challenge_method: 'S256',
  });
  const answer = await page.request.get(`/authorize?${query}`, { maxRedirects: 0 });
  const { searchParams } = new URL(answer.headers()['location']!);
  expect(searchParams.get('code') ?? searchParams.get('error')).toBeTruthy();
  return searchParams.has('code');
}

test('R3: ten log-outs in a row, each while pages ask for tokens, leave nobody signed in', async ({
  context,
}) => {
  for (let round = 0; round < 10; round++) {
    // Tabs of its own: one that still asks for a token would break into the next round's navigation.
    const page = await context.newPage();
    await signInAnew(page, 'newcomer@example.com', DEMO_PASSWORD);
    expect(await isStillSignedIn(page)).toBe(true);
    // Loading a page signs in silently; so does a second tab at the same time.
    const other = await context.newPage();
    await Promise.all([other.goto('/log_out'), page.goto('/recruitments')]);
    await expect(other).toHaveURL(/\/$/);
    expect(await isStillSignedIn(other)).toBe(false);
    await other.close();
    await page.close();
  }
});

test('R3: who has logged out of the console stays so', async ({ page }) => {
  await beStaffAnew(page, 'mentor@example.com', DEMO_PASSWORD);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await isStillSignedIn(page)).toBe(false);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});
