import { expect, test, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { beLoggedIn, logIn } from './support/log-in.ts';
import { beStaff, press } from './support/staff.ts';

/** Counts how often the page has sent a command. */
function sendings(page: Page, command: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'PATCH' && request.url().endsWith(`/${command}`)) count += 1;
  });
  return () => count;
}

/** The connection is back, and what a page does of itself then is under way. */
async function reconnect(page: Page): Promise<void> {
  await page.evaluate(() => addEventListener('online', () => (document.body.dataset['isBack'] = 'yes')));
  await page.context().setOffline(false);
  await expect(page.locator('body')).toHaveAttribute('data-is-back', 'yes');
  expect(await page.evaluate(async () => (await fetch('/healthz')).status)).toBe(200);
}

test('T1: what a mentor writes without a connection is kept, and saved once there is one; nothing else is sent', async ({
  page,
}) => {
  await beStaff(page, 'mentor@example.com', DEMO_PASSWORD);
  const filter = encodeURIComponent(JSON.stringify({ scope: 'mine', state: 'in_correction' }));
  await page.goto(`/staff/applications?filter=${filter}`);
  await page.getByRole('table').getByRole('link').first().click();
  const text = page.getByRole('textbox', { name: /^Correction of/ }).first();
  await expect(text).toBeVisible();
  const sent = sendings(page, 'hf_member__send_correction');
  await page.context().setOffline(true);
  await text.fill('電波のない所で書いた文です。');
  await expect(page.getByText('Not saved: no connection. Your text is kept on this device.')).toBeVisible();

  await press(page, 'Send correction to student');
  const dialog = page.getByRole('dialog', { name: 'Send correction to student' });
  await dialog.getByRole('button', { name: 'Send correction to student' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'please try again' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await reconnect(page);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(sent()).toBe(0);
  await page.reload();
  await expect(text).toHaveValue('電波のない所で書いた文です。');
});

test('T1: a command of staff without a connection fails at once, and is sent only when asked for again', async ({
  page,
}) => {
  await beStaff(page, 'mentor@example.com', DEMO_PASSWORD);
  const filter = encodeURIComponent(JSON.stringify({ scope: 'mine', state: 'in_correction' }));
  await page.goto(`/staff/applications?filter=${filter}`);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Resume', exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Correction of/ }).first()).toBeVisible();

  const sent = sendings(page, 'hf_member__send_correction');
  const saves = sendings(page, 'hf_member__save_correction');
  await press(page, 'Send correction to student');
  const dialog = page.getByRole('dialog', { name: 'Send correction to student' });
  const send = dialog.getByRole('button', { name: 'Send correction to student' });
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await send.click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'please try again' })).toBeVisible();
  const again = dialog.getByRole('button', { name: 'Try again' });
  await expect(again).toBeEnabled();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  const tries = sent();

  await reconnect(page);
  expect(sent()).toBe(tries);
  expect(saves()).toBe(0);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await again.click();
  await expect(dialog).toHaveCount(0);
  expect(sent()).toBe(tries + 1);
});

test('T1: a command of a student without a connection fails at once, and is sent only when asked for again', async ({
  page,
}) => {
  await logIn(page, 'student@example.com', DEMO_PASSWORD);
  const sent = sendings(page, 'user__send_inquiry');
  await page.getByRole('button', { name: 'Ask us' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask us' });
  await dialog.getByLabel('Your message').fill('Is there a bus from the station?');
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByRole('alert')).toContainText('could not reach the server');
  await expect(dialog.getByLabel('Your message')).toHaveValue('Is there a bus from the station?');
  const tries = sent();

  await reconnect(page);
  expect(sent()).toBe(tries);
  await expect(dialog.getByText('You are connected again. Please try once more.')).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toHaveCount(0);
  expect(sent()).toBe(tries + 1);
});

test('a page opened without a connection says so, and loads by itself once there is one', async ({
  page,
}) => {
  await logIn(page, 'student@example.com', DEMO_PASSWORD);
  const jobs = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
  await page.goto('/applications');
  await jobs.nth(0).click();
  await expect(page).toHaveURL(/\/applications\/\d+$/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const first = await heading.textContent();
  await page.goBack();
  await page.context().setOffline(true);
  await jobs.nth(1).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('could not reach the server');
  await page.context().setOffline(false);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expect(heading).toBeVisible();
  await expect(heading).not.toHaveText(first ?? '');
});

test('a page whose code did not arrive opens by itself once there is a connection', async ({ page }) => {
  await logIn(page, 'student@example.com', DEMO_PASSWORD);
  await page.goto('/recruitments');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Profile', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'The page could not be loaded' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByLabel('First name').first()).toBeVisible();
});

test('R34: whoever is logged in is asked to try again while the server cannot tell who it is', async ({
  page,
}) => {
  await beLoggedIn(page, 'student@example.com', DEMO_PASSWORD);
  const answer = {
    status: 503,
    headers: { 'retry-after': '5' },
    json: {
      error: {
        code: 'temporarily_unavailable',
        message: 'Please try again.',
        fields: {},
        details: {},
        request_id: 'x',
      },
    },
  };
  await page.route('**/user__get_own_data*', (route) => route.fulfill(answer));
  await page.goto('/profile');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Please try again.');
  await expect(page).toHaveURL(/\/profile$/);
  await page.unroute('**/user__get_own_data*');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('First name').first()).toBeVisible();
});

test('R34: staff are asked to try again, too', async ({ page }) => {
  await beStaff(page, 'mentor@example.com', DEMO_PASSWORD);
  await page.route('**/user__get_own_data*', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/staff/');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCount(0);
});
