import { expect, test, type Locator, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { openJob, type Job } from './support/jobs.ts';
import { beLoggedIn } from './support/log-in.ts';

/** More tab stops than any of these pages needs. */
const STEPS_MAX = 120;

/** Tabs from the current focus to an element and checks that every stop has a visible focus indicator. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < STEPS_MAX; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way to ${String(target)} with the tab key`);
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await expect(target).toBeVisible();
  await tabTo(page, target);
  await expect(target).toBeFocused();
  await page.keyboard.press(key);
}

/** Nothing but the keyboard touches the page: a click would be one of ours. */
async function forbidTheMouse(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener(
      'pointerdown',
      () => {
        throw new Error('the mouse was used');
      },
      true,
    );
  });
}

let job: Job;
test.beforeAll(async ({ request }) => {
  job = await openJob(request);
});

test('from a job to the handed-in resume with the keyboard alone', async ({ page }) => {
  await beLoggedIn(page, 'student@example.com', DEMO_PASSWORD);
  await forbidTheMouse(page);

  await page.goto(`/recruitments/${job.id}/apply`);
  await press(page, page.getByRole('button', { name: 'Apply', exact: true }));
  await page.waitForURL(/\/applications\/\d+\/resume\/edit$/);

  for (const question of job.questions) {
    const field = page.getByRole('region', { name: question }).getByRole('textbox');
    await expect(field).toBeVisible();
    await tabTo(page, field);
    await page.keyboard.insertText('私の強みは続ける力です。〇〇を毎日学びました。');
  }
  const [first] = job.questions;
  const card = page.getByRole('region', { name: first! });

  // What the machine notices is reached and shown by key, and stops nobody.
  await expect(card.getByText('Part of the sample text still has to be filled in.')).toBeVisible();
  await tabTo(page, card.getByRole('button', { name: /〇〇/ }));
  await page.keyboard.press('Enter');
  await expect(card.getByRole('textbox')).toBeFocused();
  await page.keyboard.insertText('日本語');
  await expect(card.getByRole('textbox')).toHaveValue('私の強みは続ける力です。日本語を毎日学びました。');
  await expect(card.getByText('Part of the sample text still has to be filled in.')).toBeHidden();

  // The pages beside the text are the real ones.
  await expect(page.getByRole('img', { name: /^Page 1 of/ })).toBeVisible();

  await expect(page.getByText(/Saved at|Everything is saved/).first()).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Check and submit' }).last());
  await page.waitForURL(/resume\/confirm$/);
  const yes = page.getByRole('radio', { name: 'Yes, please correct them' });
  await expect(yes).toBeVisible();
  await tabTo(page, page.getByRole('radio').first());
  if (!(await yes.isChecked())) await page.keyboard.press('Space');
  await expect(yes).toBeChecked();
  await press(page, page.getByRole('checkbox', { name: /no serious errors or omissions/ }), 'Space');
  await press(page, page.getByRole('button', { name: 'Submit the resume' }));
  await expect(page.getByRole('heading', { name: 'Your resume has been submitted' })).toBeVisible();
  await press(page, page.getByRole('link', { name: 'To the application' }));
  // Nobody looks after it yet.
  await expect(page.getByRole('heading', { name: 'A mentor will read your resume' })).toBeVisible();
  await expect(page.getByText('Our turn')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Messages with our team' })).toBeVisible();
});

test('Tab leads from the address to the password, and shows what is typed only after it', async ({
  page,
}) => {
  await page.goto('/staff/');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('E-mail address')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
});
