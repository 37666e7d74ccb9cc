import { expect, test, type Browser, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { beStaff } from './support/staff.ts';

const views = (page: Page) => page.getByRole('dialog', { name: 'Views' });
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

async function openViews(page: Page) {
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await expect(views(page)).toBeVisible();
}

/** Chooses from the menu of a kept view. */
async function choose(page: Page, view: string, choice: string) {
  await views(page)
    .getByRole('button', { name: `Change the view ${view}` })
    .click();
  await page.getByRole('menuitem', { name: choice }).click();
}

/** A page of somebody's browser that has never been here. */
async function elsewhere(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await beStaff(page, email, DEMO_PASSWORD);
  return page;
}

test('a view is kept with the account, opens the list, is shared and seen by another', async ({
  page,
  browser,
}) => {
  await beStaff(page, 'manager@example.com', DEMO_PASSWORD);
  await page.goto('/staff/articles');
  await page.getByLabel('State', { exact: true }).click();
  await page.getByRole('option', { name: 'Published', exact: true }).click();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Last changed' }).click();
  await page.keyboard.press('Escape');
  await openViews(page);
  await views(page).getByLabel('Name of the view').fill('What students see');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expectNoViolations(page);
  await views(page).getByRole('button', { name: 'Save this view' }).press('Enter');
  await expect(views(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'What students see', pressed: true })).toBeVisible();

  const again = await elsewhere(browser, 'manager@example.com');
  await again.goto('/staff/articles');
  await chip(again, 'Shared What students see').click();
  await expect(again).toHaveURL(/published/);
  await expect(again.getByRole('columnheader', { name: 'Last changed' })).toBeVisible();
  await openViews(again);
  await choose(again, 'What students see', 'Rename');
  const name = views(again).getByRole('textbox', { name: 'New name of What students see' });
  await expect(name).toBeFocused();
  await name.fill('Published by now');
  await name.press('Enter');
  await expect(views(again).getByRole('button', { name: 'Change the view Published by now' })).toBeFocused();
  await again.context().close();

  const mentor = await elsewhere(browser, 'mentor@example.com');
  await mentor.goto('/staff/articles');
  await openViews(mentor);
  await expect(views(mentor).getByText(/^Shared by /)).toBeVisible();
  await choose(mentor, 'Published by now', 'Open the list with this view');
  await expect(views(mentor).getByText('The list opens with this view')).toBeVisible();
  await mentor.goto('/staff/articles');
  await expect(mentor).toHaveURL(/published/);
  await mentor.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(mentor).not.toHaveURL(/published/);

  await mentor.keyboard.press('Control+k');
  await mentor.getByRole('combobox', { name: 'Search everything' }).fill('published by');
  await mentor.getByRole('option', { name: /^Go to view: Published by now/ }).click();
  await expect(mentor).toHaveURL(/published/);
  await mentor.context().close();

  await page.reload();
  await openViews(page);
  await choose(page, 'Published by now', 'Remove');
  await expect(chip(page, 'Shared Published by now')).toBeHidden();
});

test('a view of persons keeps no keyword, and the queue and the board have theirs', async ({ page }) => {
  await beStaff(page, 'manager@example.com', DEMO_PASSWORD);
  await page.goto('/staff/applications');
  await page.getByLabel('State', { exact: true }).click();
  await page.getByRole('option', { name: 'Interviewing' }).click();
  await page.getByLabel('Search by student, company or job').fill('linh');
  await expect(page).toHaveURL(/linh/);
  await openViews(page);
  await expect(views(page).getByText(/are not saved/)).toBeVisible();
  await views(page).getByLabel('Name of the view').fill('At interviews');
  await page.keyboard.press('Enter');
  await expect(chip(page, 'At interviews')).toBeVisible();
  await page.goto('/staff/applications');
  await chip(page, 'At interviews').click();
  await expect(page).toHaveURL(/interviewing/);
  await expect(page).not.toHaveURL(/linh/);

  await page.goto('/staff/board');
  const isLate = page.getByLabel('Submitted late', { exact: true });
  // It is on when the cards are there.
  await isLate.click();
  await expect(isLate).toBeChecked();
  await openViews(page);
  await views(page).getByLabel('Name of the view').fill('Late ones');
  await page.keyboard.press('Enter');
  await expect(chip(page, 'Late ones')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await chip(page, 'Late ones').click();
  await expect(isLate).toBeChecked();
});

test('views that a browser kept move to the account once', async ({ page }) => {
  await beStaff(page, 'mentor@example.com', DEMO_PASSWORD);
  await page.goto('/staff/companies');
  const key = await page.evaluate(async () => {
    const me = 'tabidachi.staff.views.';
    for (let id = 1; id < 50; id++)
      localStorage.setItem(
        `${me}${id}.companies`,
        '[{"name":"By name","search":"sort=official_name&order=ASC"}]',
      );
    return me;
  });
  await page.reload();
  await expect(chip(page, 'By name')).toBeVisible();
  const left = () =>
    page.evaluate(
      (prefix) => Object.keys(localStorage).filter((name) => name.startsWith(prefix)).length,
      key,
    );
  expect(await left()).toBe(48);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await chip(page, 'By name').click();
  await expect(page).toHaveURL(/sort=official_name/);
});

test('the menu marks the way to the pages behind it', async ({ page }) => {
  await beStaff(page, 'manager@example.com', DEMO_PASSWORD);
  await page.goto('/staff/resume_questions');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: /^Settings and records/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.goto('/staff/companies');
  await expect(menu.getByRole('link', { name: /^Settings and records/ })).not.toHaveAttribute('aria-current');
});
