import { expect, test, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { logIn } from './support/log-in.ts';
import { settled, watchRequests } from './support/settled.ts';

const HEIGHT = 740;
test.use({ viewport: { width: 360, height: HEIGHT } });

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main pages' });
const boxOf = async (locator: ReturnType<Page['locator']>) => (await locator.boundingBox())!;

async function searchJobs(page: Page): Promise<void> {
  watchRequests(page);
  await logIn(page, 'student@example.com', DEMO_PASSWORD);
  await expect(page.getByRole('article').nth(1)).toBeVisible();
  await settled(page);
}

test('the first job stands in the upper half, and two fit a screen', async ({ page }) => {
  await searchJobs(page);
  const first = page.getByRole('article').first();
  expect((await boxOf(first)).y).toBeLessThan(HEIGHT / 2);
  await first.evaluate((card) => scrollTo(0, card.getBoundingClientRect().top + scrollY - 72));
  const second = await boxOf(page.getByRole('article').nth(1));
  expect(second.y + second.height).toBeLessThanOrEqual((await boxOf(bar(page))).y);
});

test('so it does with a preset pressed, which stands free beside the way to all filters', async ({
  page,
}) => {
  await searchJobs(page);
  const presets = page.getByRole('group', { name: 'Quick filters' });
  const save = page.getByRole('button', { name: 'Save this search' });
  for (const name of ['I qualify', 'N2 is enough', 'Visa supported', 'From ¥250,000', 'No transfers']) {
    const preset = presets.getByRole('button', { name, exact: true });
    await preset.click();
    await expect(save).toBeVisible();
    await page.reload();
    await expect(preset).toHaveAttribute('aria-pressed', 'true');
    await expect(save).toBeVisible();
    expect((await boxOf(page.getByRole('article').first())).y).toBeLessThan(HEIGHT / 2);
    const filters = await boxOf(page.getByRole('button', { name: 'Filters (1)' }));
    const pressed = await boxOf(preset);
    expect(pressed.x).toBeGreaterThan(filters.x + filters.width);
    expect(pressed.x + pressed.width).toBeLessThanOrEqual(360);
    await preset.click();
    await expect(save).toHaveCount(0);
  }
});

test('presets narrow the search by filters that the address keeps, and let go again', async ({ page }) => {
  await searchJobs(page);
  const presets = page.getByRole('group', { name: 'Quick filters' });
  const found = page.locator('output', { hasText: /^[\d,]+ jobs?$/ });
  const all = await found.textContent();
  for (const [name, filter] of [
    ['I qualify', 'is_fit_eq=true'],
    ['N2 is enough', 'required_jlpt_gteq=2'],
    ['No Japanese needed', 'is_without_japanese_eq=true'],
    ['Visa supported', 'is_visa_supported_eq=true'],
    ['From ¥250,000', 'pay_min_yen=250000'],
    ['No transfers', 'is_without_transfers_eq=true'],
  ] as const) {
    const preset = presets.getByRole('button', { name, exact: true });
    await preset.click();
    await expect(page).toHaveURL(new RegExp(`[?&]${filter}`));
    await expect(preset).toHaveAttribute('aria-pressed', 'true');
    await expect(found).not.toHaveText(all!);
    // It is not said twice.
    await expect(page.getByRole('list', { name: 'Filters in use' })).toHaveCount(0);
    await preset.click();
    await expect(page).not.toHaveURL(new RegExp(filter));
    await expect(found).toHaveText(all!);
  }
});

test('the navigation at the lower edge leads on, and gives way to a page’s own bar', async ({ page }) => {
  await searchJobs(page);
  await bar(page).getByRole('link', { name: 'Applications' }).click();
  await expect(page).toHaveURL('/applications');
  await expect(bar(page).getByRole('link', { name: 'Applications' })).toHaveAttribute('aria-current', 'page');
  const button = page.getByRole('button', { name: 'Ask us' });
  await expect
    .poll(async () => (await boxOf(bar(page))).y - (await boxOf(button)).y)
    .toBeGreaterThanOrEqual(48);
  await page.goto('/recruitments/1');
  await expect(page.getByRole('link', { name: 'Apply', exact: true }).last()).toBeInViewport();
  await expect(bar(page)).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: HEIGHT });
  await page.goto('/recruitments');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

test('nothing of the page shows through the header', async ({ page }) => {
  await searchJobs(page);
  await page.evaluate(() => scrollTo(0, 500));
  const colour = await page.getByRole('banner').evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(colour).toBe('rgb(255, 255, 255)');
});
