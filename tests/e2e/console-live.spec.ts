import { expect, test, type Browser, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { beStaff, confirm, press } from './support/staff.ts';

/** What another does is seen without a reload. That it is heard within two seconds, tests/core/live.test.ts holds. */

const MENTOR = 'mentor@example.com';
const MANAGER = 'manager@example.com';

async function staff(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'Asia/Tokyo' });
  const page = await context.newPage();
  await beStaff(page, email, DEMO_PASSWORD);
  return page;
}

const listOf = (state: string, scope: 'mine' | 'all') =>
  `/staff/applications?filter=${encodeURIComponent(JSON.stringify({ scope, state }))}`;
const corrections = (page: Page) => page.getByRole('textbox', { name: /^Correction of/ });
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

/** Waits until this page follows: what comes before it is open, it has loaded itself. */
async function following(page: Page, work: () => Promise<unknown>): Promise<void> {
  const stream = page.waitForResponse((response) => response.url().endsWith('/staff/api/live'));
  await work();
  expect((await stream).status()).toBe(200);
}

test('the queue follows, and a desk whose application moves on keeps what was not saved', async ({
  browser,
}) => {
  const [one, other] = [await staff(browser, MANAGER), await staff(browser, MANAGER)];
  await following(one, () => one.goto(listOf('resume_submitted', 'all')));
  const table = one.getByRole('table', { name: 'Applications' });
  const href = await table.getByRole('link').first().getAttribute('href');
  const row = table.locator(`a[href="${href}"]`);
  await following(other, () => other.goto(new URL(href ?? '', one.url()).href));
  await press(other, 'Start correction');
  await confirm(other, 'Start correction');
  await expect(row).toHaveCount(0);
  // Who started it is at its first answer.
  await expect(other.getByRole('article').and(other.locator(':focus'))).toHaveCount(1);

  await following(one, () => one.goto(other.url()));
  await one.route('**/hf_member__save_correction', (route) => route.abort());
  await corrections(one).first().fill('まだ保存されていない文です。');
  await other.getByRole('button', { name: 'Undo: Correction started' }).click();
  await expect(corrections(one)).toHaveCount(0);
  await one.getByRole('button', { name: 'Show my text' }).click();
  await expect(one.getByRole('dialog')).toContainText('まだ保存されていない文です。');
  await expectNoViolations(one);
  await one.context().close();
  await other.context().close();
});

test('a correction that a colleague starts leaves the focus where it is', async ({ browser }) => {
  const [one, other] = [await staff(browser, MANAGER), await staff(browser, MANAGER)];
  await one.goto(listOf('resume_submitted', 'all'));
  await following(one, () =>
    one.getByRole('table', { name: 'Applications' }).getByRole('link').first().click(),
  );
  const notes = one.getByRole('tab', { name: 'Notes' });
  await notes.focus();
  await other.goto(one.url());
  await press(other, 'Start correction');
  await confirm(other, 'Start correction');
  await expect(corrections(one).first()).toBeVisible();
  await expect(notes).toBeFocused();
  await other.getByRole('button', { name: 'Undo: Correction started' }).click();
  await expect(corrections(one)).toHaveCount(0);
  await one.context().close();
  await other.context().close();
});

test('two at one desk see each other come, write and leave', async ({ browser }) => {
  const [mentor, manager] = [await staff(browser, MENTOR), await staff(browser, MANAGER)];
  await mentor.goto(listOf('in_correction', 'mine'));
  await mentor.getByRole('table', { name: 'Applications' }).getByRole('link').first().click();
  await expect(corrections(mentor).first()).toBeVisible();
  await following(manager, () => manager.goto(mentor.url()));
  const chip = mentor.getByText('Sakuya Fukamachi has this open too');
  await expect(chip).toBeInViewport();
  await corrections(mentor).nth(1).fill('メンターはここに書いています。');
  await corrections(manager).first().fill('マネージャーが直しました。');
  await expect(mentor.getByText(/Sakuya Fukamachi is writing here/)).toBeVisible();
  await saved(manager);
  await expect(corrections(mentor).first()).toHaveValue('マネージャーが直しました。');
  await expect(corrections(mentor).nth(1)).toHaveValue('メンターはここに書いています。');
  await saved(mentor);
  await expect(corrections(manager).nth(1)).toHaveValue('メンターはここに書いています。');
  await manager.getByRole('link', { name: 'Board', exact: true }).click();
  await expect(mentor.getByText(/Sakuya Fukamachi is writing here/)).toHaveCount(0);

  // A tab that is closed or leads elsewhere leaves as well.
  await manager.goto(mentor.url());
  await expect(chip).toBeVisible();
  await manager.goto('about:blank');
  await expect(chip).toHaveCount(0);
  await mentor.context().close();
  await manager.context().close();
});

test('two who have one inquiry open see each other write and answer, and nobody answers unseen', async ({
  browser,
}) => {
  const [mentor, manager] = [await staff(browser, MENTOR), await staff(browser, MANAGER)];
  await mentor.goto('/staff/inquiries');
  await mentor.locator('[data-row-link]').first().click();
  const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Your answer' });
  await expect(fieldOf(mentor)).toBeInViewport();
  await following(manager, () => manager.goto(mentor.url()));
  await expect(mentor.getByText('Sakuya Fukamachi has this open too')).toBeVisible();
  await fieldOf(manager).fill('Yes, you may.');
  await expect(mentor.getByText('Sakuya Fukamachi is answering this now.')).toBeVisible();
  await expectNoViolations(mentor);
  await fieldOf(mentor).fill('Please wait until Monday.');
  await fieldOf(manager).press('Control+Enter');
  await expect(fieldOf(manager)).toHaveValue('');
  const talk = mentor.getByRole('region', { name: 'Question and answers' });
  await expect(talk.getByRole('listitem').last()).toContainText('Yes, you may.');
  await expect(mentor.getByText(/^Sakuya Fukamachi has answered since you began/)).toBeVisible();
  await expect(fieldOf(mentor)).toHaveValue('Please wait until Monday.');
  await mentor.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(manager.getByRole('listitem').filter({ hasText: 'Please wait until Monday.' })).toBeVisible();
  await mentor.context().close();
  await manager.context().close();
});

test('where no stream can be had, the console asks', async ({ browser }) => {
  const [mentor, manager] = [await staff(browser, MENTOR), await staff(browser, MANAGER)];
  await mentor.route('**/staff/api/live', (route) => route.fulfill({ status: 502, body: '' }));
  await mentor.goto(listOf('in_correction', 'mine'));
  await mentor.getByRole('table', { name: 'Applications' }).getByRole('link').first().click();
  await expect(corrections(mentor).first()).toBeVisible();
  await manager.goto(mentor.url());
  await corrections(manager).first().fill('これは問い合わせで届く文です。');
  await saved(manager);
  await expect(corrections(mentor).first()).toHaveValue('これは問い合わせで届く文です。');
  await mentor.context().close();
  await manager.context().close();
});

test('after a break the stream comes back', async ({ browser }) => {
  const page = await staff(browser, MENTOR);
  await following(page, () => page.goto('/staff/applications'));
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await following(page, () => page.context().setOffline(false));
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  await page.context().close();
});
