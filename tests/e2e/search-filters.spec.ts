import { expect, test } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { beLoggedIn } from './support/log-in.ts';
import { looksRight } from './support/looks-right.ts';

const countIn = (text: string | null) => Number(/(\d+)\D*$/.exec(text ?? '')?.[1]);

test('a filter says how many jobs it finds, and finds as many', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await beLoggedIn(page, 'student@example.com', DEMO_PASSWORD);
  await page.goto('/recruitments');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const total = page.getByRole('main').locator('output').first();

  await filters.getByLabel('Place of work').click();
  const place = page.getByRole('option', { name: /^Tokyo \(\d+\)$/ });
  const inTokyo = countIn(await place.getAttribute('aria-label'));
  await place.click();
  await page.keyboard.press('Escape');
  await expect(total).toHaveText(new RegExp(`^${inTokyo} jobs?$`));

  const pay = filters.getByLabel('At least, a month');
  const step = pay.locator('option', { hasText: '220,000' });
  await expect(step).toHaveText(/\(\d+\)$/);
  const paid = countIn(await step.textContent());
  await pay.selectOption('220000');
  await expect(total).toHaveText(new RegExp(`^${paid} jobs?$`));
  await expect(page).toHaveURL(/pay_min_yen=220000/);

  await page.getByRole('list', { name: 'Filters in use' }).getByRole('button').last().click();
  await expect(total).toHaveText(new RegExp(`^${inTokyo} jobs?$`));
  await looksRight(page, 'filters with counts');
});

test('filters that are pressed one right after the other all stay', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await beLoggedIn(page, 'student@example.com', DEMO_PASSWORD);
  await page.goto('/recruitments');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await expect(filters.getByRole('checkbox', { name: /^No Japanese needed/ })).toBeVisible();
  await filters.evaluate(async (element) => {
    for (const box of [...element.querySelectorAll<HTMLElement>('input[type=checkbox]')].slice(0, 2)) {
      box.click();
      // No more time than two events of one moment have between them.
      await Promise.resolve();
    }
  });
  await expect(page).toHaveURL(/is_without_japanese_eq=true/);
  await expect(page).toHaveURL(/=true&.*=true/);
});

test('a job leads back to the list it was found in, whose pressed preset is in sight; an applied one says so', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await beLoggedIn(page, 'student@example.com', DEMO_PASSWORD);
  await page.goto('/recruitments?is_without_transfers_eq=true');
  await expect(page.getByRole('button', { name: 'No transfers', pressed: true })).toBeInViewport({
    ratio: 1,
  });
  await page.getByRole('article').first().getByRole('link').click();
  await page.getByRole('link', { name: 'Back to the jobs' }).click();
  await expect(page).toHaveURL(/\/recruitments\?is_without_transfers_eq=true$/);

  await page.goto('/applications');
  // The oldest: other tests apply for jobs of their own, which may be closed by now.
  const job = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').last();
  const title = (await job.textContent())!;
  await page.goto(`/recruitments?full_text_search_query=${encodeURIComponent(title)}`);
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card.getByText('Applied', { exact: true })).toBeVisible();
  await looksRight(page, 'a job one has applied for');
});
