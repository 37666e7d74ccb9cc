import { expect, test } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { languageId } from '../../domain/languages.ts';
import { untilRows } from './support/database.ts';
import { beLoggedIn } from './support/log-in.ts';
import { looksRight } from './support/looks-right.ts';

/** Wherever something has ended, waits or broke, the page names a way on. */
test.use({ viewport: { width: 360, height: 800 } });

test('from an application one asks the staff, who learn which one it is about', async ({ page }) => {
  await beLoggedIn(page, 'student@example.com', DEMO_PASSWORD);
  await page.goto('/applications/5');
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', { name: 'Unfortunately, you were not selected this time' }),
  ).toBeVisible();
  await main.getByRole('button', { name: 'Ask about this application' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask us' });
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await expect(dialog).toBeHidden();

  await main.getByRole('button', { name: 'Ask about this application' }).click();
  await dialog.getByLabel('Your message').fill('May I hear more about the reason?');
  const sent = page.waitForRequest('**/jtj/commands/user__send_inquiry');
  await dialog.getByRole('button', { name: 'Send' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ referer: '/applications/5' });

  // In one row, so that it hides little of a phone's page.
  const snackbar = page.locator('.MuiSnackbar-root [role=status]');
  expect(await snackbar.evaluate((message) => message.getBoundingClientRect().height)).toBeLessThan(80);

  await main.getByRole('link', { name: 'Look for other jobs' }).click();
  await expect(page).toHaveURL('/recruitments');
});

test('the page after handing in tells only what is still to come', async ({ page }) => {
  await beLoggedIn(page, 'student@example.com', DEMO_PASSWORD);
  const main = page.getByRole('main');
  await page.goto('/applications/3/resume/sent');
  await expect(main.getByRole('heading', { name: 'Your resume has been sent to the company' })).toBeVisible();
  await expect(main.getByRole('listitem').first()).toContainText('Companies usually answer');
  await page.goto('/applications/4/resume/sent');
  await expect(main.getByRole('heading', { name: 'Nothing to do here at the moment' })).toBeVisible();
});

test('a closed event leads to the coming ones, and a page that broke to the jobs', async ({ page }) => {
  await page.goto('/events/5');
  await page.getByRole('main').getByRole('link', { name: 'Coming events' }).click();
  await expect(page).toHaveURL('/events');

  await beLoggedIn(page, 'student@example.com', DEMO_PASSWORD);
  await page.route('**/jtj/queries/aggregates__application*', (route) => route.fulfill({ json: { id: 1 } }));
  await page.goto('/applications/1');
  await expect(page.getByRole('heading', { name: 'Something went wrong on this page' })).toBeVisible();
  await looksRight(page, 'a page that broke');
  await page.getByRole('main').getByRole('link', { name: 'Look for jobs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
});

test('back to the jobs is the place in the list that one left, and its link has the focus', async ({
  page,
}) => {
  await beLoggedIn(page, 'student@example.com', DEMO_PASSWORD);
  await page.goto('/recruitments');
  const link = page.getByRole('article').nth(7).getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  await link.focus();
  const { y } = (await link.boundingBox())!;
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByRole('link', { name: 'Back to the jobs' }).click();
  await expect(link).toBeFocused();
  expect((await link.boundingBox())!.y).toBeCloseTo(y, -1);
});

test('a language chosen before logging in stays, and becomes the setting', async ({ page }) => {
  const menu = async (name: RegExp, language: string) => {
    await page.getByRole('banner').getByRole('button', { name }).click();
    await page.getByRole('menuitemradio', { name: language }).click();
  };
  await page.goto('/log_in');
  await menu(/^Language/, '日本語');
  await page.getByRole('button', { name: 'ログインページへ' }).click();
  await page.getByLabel('メールアドレス').fill('student@example.com');
  await page.getByLabel('パスワード', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'ログインする' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '求人' })).toBeVisible();
  await untilRows(
    'select 1 from users where email = $1 and page_language_id = $2',
    ['student@example.com', languageId('ja')],
    (rows) => rows === 1,
    { message: 'the setting', timeout: 10_000 },
  );
  // The other tests of this server read English.
  await menu(/^言語/, 'English');
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
});
