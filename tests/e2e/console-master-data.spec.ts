import { expect, test, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { looksRight } from './support/looks-right.ts';
import { watchProblems } from './support/problems.ts';
import { beStaff } from './support/staff.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');

test('a manager adds a job category, puts it first by keys, follows what uses it, and cannot delete it', async ({
  page,
}) => {
  test.slow();
  const problems = watchProblems(page);
  await beStaff(page, 'manager@example.com', DEMO_PASSWORD);
  await page.goto('/staff/system');
  await page.getByRole('main').getByRole('link', { name: 'Master data', exact: true }).click();
  await looksRight(page, 'all master data');
  await page.getByRole('link', { name: 'Job categories', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Job categories' })).toContainText('システムエンジニア');
  await looksRight(page, 'a list of master data');

  // Both names, and none twice: refused at the field, with the row that has it.
  await page.getByRole('link', { name: 'Add an entry' }).click();
  const japanese = page.getByRole('textbox', { name: 'Name in Japanese' });
  const english = page.getByRole('textbox', { name: 'Name in English' });
  await japanese.fill('温泉案内人');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(english).toHaveAttribute('aria-invalid', 'true');
  await english.fill('systems ENGINEER');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(
    page.getByText('“システムエンジニア / Systems engineer” has this name already.'),
  ).toBeVisible();
  await looksRight(page, 'a refused entry');
  await english.fill('Hot spring guide');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hot spring guide' })).toBeVisible();
  await expect(page.getByText('Not used anywhere.')).toBeVisible();

  // By keys alone: last at first, then the first, then one down.
  await page.getByRole('link', { name: 'Back to Job categories' }).click();
  await page.getByRole('link', { name: 'Change the order' }).click();
  await expect(rows(page).last()).toContainText('Hot spring guide');
  const handle = page.getByRole('button', { name: 'Move Hot spring guide', exact: true });
  await handle.focus();
  await page.keyboard.press('Home');
  await expect(rows(page).first()).toContainText('Hot spring guide');
  await page.keyboard.press('ArrowDown');
  await expect(handle).toBeFocused();
  await expect(page.getByText(/^Hot spring guide: place 2 of \d+$/)).toBeAttached();
  await expect(page.getByText('The new order is not saved yet')).toBeVisible();
  await looksRight(page, 'an order');
  await page.getByRole('button', { name: 'Save the order' }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await page.reload();
  await expect(rows(page).nth(1)).toContainText('Hot spring guide');

  // The same by dragging: below the third.
  await handle.dragTo(rows(page).nth(2));
  await expect(rows(page).nth(2)).toContainText('Hot spring guide');
  await page.getByRole('button', { name: 'Undo changes' }).click();
  await expect(rows(page).nth(1)).toContainText('Hot spring guide');

  // What uses one leads to its list, and the number is the list's.
  await page.getByRole('link', { name: 'Back to Job categories' }).click();
  await page.getByRole('link', { name: 'システムエンジニア', exact: true }).click();
  const use = page.getByRole('link', { name: /^Recruitments: \d+$/ });
  const count = /\d+/.exec((await use.textContent()) ?? '')?.[0];
  await expect(page.getByText('It is in use and cannot be deleted.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0);
  await looksRight(page, 'an entry in use');
  await use.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Recruitments' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${count} `) })).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Take away: Job categories: Systems engineer' }),
  ).toBeVisible();

  await page.goto('/staff/job_categories?filter=%7B%22q%22%3A%22温泉案内人%22%7D');
  await page.getByRole('link', { name: '温泉案内人' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Deleted.')).toBeVisible();
  // The browser's own notes of what was refused.
  expect(problems.filter((problem) => !/4(09|22)/.test(problem))).toEqual([]);
});
