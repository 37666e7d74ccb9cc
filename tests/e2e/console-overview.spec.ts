import { expect, type Locator, test } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { signInToConsole } from './support/staff.ts';

test('a manager reads a picture as a table, and a bar by keys leads to as many rows as it says', async ({
  page,
}) => {
  await signInToConsole(page, 'manager@example.com', DEMO_PASSWORD);
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Overview' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  const due = main.getByRole('region', { name: 'Due dates kept' });
  const kept = due.getByRole('link', { name: /, Kept, / });
  await expect(kept.first()).toBeVisible();
  await expectNoViolations(page);
  // Only what is to be shared is printed or taken along.
  await expect(main.getByRole('button', { name: /CSV|Print/ })).toHaveCount(0);
  await main.getByRole('button', { name: 'To share' }).click();
  await expect(main.getByRole('button', { name: 'Print' })).toBeVisible();

  // The table beside the bars says the same to who hears it, and has the links when it is chosen.
  const name = (await kept.first().getAttribute('aria-label'))!;
  const [who, , said] = name.split(', ');
  const count = said!.split(' ')[0]!;
  const row = due.getByRole('row').filter({ hasText: who! });
  await expect(row.getByRole('cell').first()).toHaveText(count);
  await due.getByRole('button', { name: 'Table' }).click();
  await expect(row.getByRole('link', { name: count, exact: true }).first()).toBeVisible();
  await expectNoViolations(page, 'as a table');
  await due.getByRole('button', { name: 'Chart' }).click();

  const download = page.waitForEvent('download');
  await due.getByRole('button', { name: /CSV/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^overview-due-\d{4}-\d{2}-\d{4}-\d{2}\.csv$/);

  // One stop for the Tab key; arrows lead on and back.
  await kept.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(due.getByRole('link', { name: new RegExp(`^${who}, Missed`) })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(kept.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/staff\/board\?.*due/);
  await expect(main.getByRole('status').first()).toHaveText(new RegExp(`^${count} `));
  await expectNoViolations(page, 'the list behind');
  await main.getByRole('button', { name: /^Take away: Due date kept/ }).click();
  await expect(page).not.toHaveURL(/%22due%22|"due"/);
});

/** Of the times in each state only the number of applications counts rows. */
const numbersOf = (region: Locator) =>
  region.getByRole('link').evaluateAll((links) =>
    links.flatMap((link) => {
      const cell = link.closest('td');
      const heads = [...(link.closest('table')?.querySelectorAll('thead th') ?? [])];
      const head = cell && heads[[...(cell.parentElement?.children ?? [])].indexOf(cell)];
      return /Median|9 in 10/.test(head?.textContent ?? '')
        ? []
        : [{ count: Number(link.textContent), href: link.getAttribute('href')! }];
    }),
  );

test('T6: whole figures for work, and each number leads to a list that is as long', async ({ page }) => {
  test.setTimeout(300_000);
  await signInToConsole(page, 'manager@example.com', DEMO_PASSWORD);
  await page.goto('/staff/overview');
  const main = page.getByRole('main');
  const regions = main.locator('section').filter({ has: page.getByRole('button', { name: 'Table' }) });
  await expect(regions).toHaveCount(7);
  const numbers = new Map<string, number>();
  for (const region of await regions.all()) {
    await region.getByRole('button', { name: 'Table' }).click();
    await expect(region.getByRole('link').first()).toBeVisible();
    await expect(region.getByText('Not shown', { exact: true })).toHaveCount(0);
    for (const { href, count } of await numbersOf(region)) {
      expect(numbers.get(href) ?? count).toBe(count);
      numbers.set(href, count);
    }
  }
  expect(numbers.size).toBeGreaterThan(40);
  for (const [href, count] of numbers) {
    // As a click on the link leads there, without loading the console anew. A count must not be that of the list before.
    const rows = page.waitForResponse((response) => /\/staff\/api\/.*filter=/.test(response.url()));
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, href);
    await rows;
    await expect(main.getByRole('status').first(), href).toHaveText(new RegExp(`^${count} entr(y|ies)$`));
  }
});
