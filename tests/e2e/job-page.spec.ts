import { expect, test, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { looksRight } from './support/looks-right.ts';
import { beLoggedIn } from './support/log-in.ts';
import { settled, watchRequests } from './support/settled.ts';

const HEIGHT = 740;
test.use({ viewport: { width: 360, height: HEIGHT } });

const JOB = '/recruitments/1';

async function openJob(page: Page): Promise<void> {
  watchRequests(page);
  await page.goto(JOB);
  await page.mouse.move(5, 5);
  await settled(page);
}

test('the first screens tell the work, the pay, the chance and the way; the rest is folded away', async ({
  page,
}) => {
  await beLoggedIn(page, 'student@example.com', DEMO_PASSWORD);
  await openJob(page);
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText([
    'What you do',
    'What it pays you',
    'Do you meet the requirements?',
    'What happens next',
    'The job',
    'Requirements',
    'Pay and conditions',
    'Selection process',
    'The company',
  ]);
  const top = async (name: string) => (await page.getByRole('heading', { level: 2, name }).boundingBox())!.y;
  expect(await top('What you do')).toBeLessThan(HEIGHT / 2);
  expect(await top('What it pays you')).toBeLessThan(HEIGHT);
  // Pages of before were eleven thousand pixels long.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5 * HEIGHT);
  await expect(page.getByText('Smoking policy')).toBeHidden();
  await page.getByRole('link', { name: 'All conditions' }).click();
  await expect(page.getByText('Smoking policy')).toBeVisible();
  await looksRight(page, 'a job with a part unfolded');
});

test('a switch puts furigana over the Japanese texts, also the next time', async ({ page }) => {
  await page.goto(`${JOB}?lang=ja`);
  await page.mouse.move(5, 5);
  const main = page.getByRole('main');
  const ofTitle = main.getByRole('heading', { level: 1 }).locator('ruby');
  const furigana = main.getByRole('switch', { name: 'ふりがな' });
  await expect(furigana).toHaveAttribute('aria-checked', 'false');
  await expect(ofTitle).toHaveCount(0);
  await furigana.click();
  await expect(ofTitle.first()).toBeVisible();
  // Descriptions, and names of master data in the parts that are folded away.
  await page
    .locator('#work, #conditions')
    .first()
    .evaluate((part) => part.closest('details')!.toggleAttribute('open', true));
  await expect(page.locator('#work').locator('ruby').first()).toBeVisible();
  await expect(page.locator('#person dd ruby').first()).toBeAttached();
  await looksRight(page, 'a job with furigana');

  await page.reload();
  await page.mouse.move(6, 6);
  await expect(ofTitle.first()).toBeVisible();
  await furigana.click();
  await expect(ofTitle).toHaveCount(0);
  await page.reload();
  await page.mouse.move(5, 5);
  await expect(furigana).toHaveAttribute('aria-checked', 'false');
  await expect(ofTitle).toHaveCount(0);
});

test('a job that is shown in English has no switch for furigana', async ({ page }) => {
  await page.goto(`${JOB}?lang=en`);
  await page.mouse.move(5, 5);
  await settled(page);
  await expect(page.getByRole('switch')).toHaveCount(0);
});

test('the address of a folded part opens it', async ({ page }) => {
  await page.goto(`${JOB}?lang=en#selection`);
  await page.mouse.move(5, 5);
  await expect(page.getByText('What they value')).toBeVisible();
});

test('one tap tells what the profile does not, and the job is judged anew', async ({ page }) => {
  await beLoggedIn(page, 'student@example.com', DEMO_PASSWORD);
  await openJob(page);
  const count = page.getByText(/^You meet \d+ of \d+ points/);
  const before = Number(/meet (\d+)/.exec((await count.textContent())!)![1]);
  const question = page.getByRole('group', { name: 'Can you do this: JavaScript?' });

  // A refusal stays beside the question, which can be answered again.
  await page.route('**/user__update_profile*', (route) => route.abort());
  await question.getByRole('button', { name: 'Yes, on my own' }).click();
  await expect(question.getByRole('alert')).toContainText('could not reach the server');
  await page.unroute('**/user__update_profile*');

  await question.getByRole('button', { name: 'Yes, on my own' }).press('Enter');
  await expect(question).toHaveCount(0);
  await expect(page.locator('#eligibility').getByRole('heading', { level: 3 })).toBeFocused();
  await expect(count).toHaveText(new RegExp(`^You meet ${before + 1} of`));
  const saved = page.getByText('Can you do this: JavaScript? “Yes, on my own” is saved in your profile.');
  await expect(saved.getByRole('link', { name: 'Change it' })).toHaveAttribute('href', /step=experience/);
  await page.goto('/profile?step=experience');
  await expect(
    page.getByText('JavaScript').or(page.locator('input[value="JavaScript"]')).first(),
  ).toBeVisible();
});
