import { expect, test } from '@playwright/test';
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
