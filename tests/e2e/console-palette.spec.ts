import { expect, test } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { beStaff } from './support/staff.ts';

test('Ctrl+K finds a student by name, kana and romaji, a job, a mail, a page, and what can be done', async ({
  page,
}) => {
  await beStaff(page, 'manager@example.com', DEMO_PASSWORD);
  await page.goto('/staff/companies');
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  const palette = page.getByRole('dialog', { name: 'Search' });
  const field = palette.getByRole('combobox', { name: 'Search everything' });
  const option = (name: RegExp) => palette.getByRole('option', { name }).first();

  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  for (const words of ['KHIN THIRI', 'キン ティリ', 'kin thiri']) {
    await field.fill(words);
    await expect(option(/^KHIN THIRI SOE/)).toBeVisible();
  }
  // Whatever was found for fewer letters, Enter takes the first.
  await field.fill('ン');
  await expect(option(/./)).toBeVisible();
  await field.press('ArrowDown');
  await field.fill('khin');
  await expect(option(/^KHIN THIRI SOE/)).toBeVisible();
  await expect(field).toHaveAttribute('aria-activedescendant', /-option-0$/);
  await expect(
    palette.getByRole('group', { name: 'Applications' }).getByRole('option').first(),
  ).toBeVisible();
  await expect(
    palette.getByRole('group', { name: 'E-mails sent' }).getByRole('option').first(),
  ).toBeVisible();
  await expectNoViolations(page);
  await option(/^Jobs that fit: KHIN/).click();
  await expect(page).toHaveURL(/\/users\/\d+\/matches/);

  await page.keyboard.press('Control+k');
  await field.fill('yukemuri');
  await expect(palette.getByRole('group', { name: 'Companies' }).getByRole('option')).toHaveCount(1);
  // What is called just so comes before whatever else names it, also by its number.
  await field.fill('Soranone Soft');
  await expect(palette.getByRole('group', { name: 'Recruitments' })).toBeVisible();
  await expect(option(/./)).toHaveText(/^Soranone Soft Inc\.#1$/);
  await field.fill('#2');
  await expect(palette.getByRole('group', { name: 'Companies' }).getByRole('option').first()).toHaveText(
    /#2$/,
  );
  await field.fill('zzzz');
  await expect(palette.getByText('Nothing found.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();

  await page.keyboard.press('Control+k');
  await field.fill('New: Compan');
  await expect(option(/^New: Companies/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/staff\/companies\/create/);
});

test('a mentor finds the applications assigned to them by name and number, and nobody else’s', async ({
  page,
}) => {
  await beStaff(page, 'mentor@example.com', DEMO_PASSWORD);
  await page.goto('/staff/companies');
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(response.url());
  });
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search' });
  const field = palette.getByRole('combobox', { name: 'Search everything' });
  const applications = palette.getByRole('group', { name: 'Applications' }).getByRole('option');
  await field.fill('キン ティリ');
  await expect(applications).toHaveCount(1);
  const [, number] = /#(\d+)/.exec(await applications.innerText())!;
  await field.fill(number!);
  await expect(applications.filter({ hasText: `#${number}` })).toHaveCount(1);
  // Another mentor's.
  await field.fill('スワンナラット');
  await expect(palette.getByRole('group', { name: 'Students' })).toContainText('SUWANNARAT');
  await expect(applications).toHaveCount(0);
  await field.fill('キン ティリ');
  await applications.click();
  await expect(page).toHaveURL(/\/applications\/\d+\/show/);
  expect(refused).toEqual([]);
});

test('a list is walked by j and k, a row is chosen by x and opened by e', async ({ page }) => {
  await beStaff(page, 'manager@example.com', DEMO_PASSWORD);
  await page.goto('/staff/deliveries');
  const rows = page.getByRole('table').getByRole('link');
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press('j');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('j');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  await expect(page.getByRole('checkbox', { name: /^Select/ }).nth(1)).toBeChecked();
  await page.keyboard.press('e');
  await expect(page).toHaveURL(/\/deliveries\/\d+\/show/);
});

test('the queue is walked by the same keys as the other lists', async ({ page }) => {
  await beStaff(page, 'manager@example.com', DEMO_PASSWORD);
  await page.goto('/staff/applications');
  const rows = page.getByRole('table').getByRole('link');
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press('j');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByRole('row').nth(2).getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('e');
  await expect(page).toHaveURL(/\/applications\/\d+\/show/);
});
