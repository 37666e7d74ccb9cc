import { expect, test, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { beStaff } from './support/staff.ts';

/** The colleagues found for what is typed now are shown: those found before cannot be taken any more. */
const areSettled = (page: Page) => expect(page.locator('.cm-tooltip-autocomplete-disabled')).toHaveCount(0);

test('a colleague is mentioned by keyboard, told, and opens the note', async ({ page, browser }) => {
  const mentor = await (await browser.newContext()).newPage();
  await beStaff(mentor, 'mentor@example.com', DEMO_PASSWORD);
  const menu = mentor.getByRole('navigation', { name: 'Menu' });
  // The demo's own mention is new until its note is opened.
  await mentor.goto('/staff/mentions');
  await mentor.getByRole('link', { name: /^Note about/ }).click();
  await expect(mentor.getByRole('listitem').and(mentor.locator(':focus'))).toContainText('@');
  await expect(menu.getByRole('link', { name: 'Mentions', exact: true })).toBeVisible();
  await mentor.goto('/staff/applications');
  await mentor.getByRole('table').getByRole('link').first().click();
  const about = mentor.url().replace(/#.*/, '');

  await beStaff(page, 'manager@example.com', DEMO_PASSWORD);
  await page.goto(`${about}#notes`);
  const memo = page.getByRole('textbox', { name: 'Memo' });
  await memo.click();
  await page.keyboard.type('Please look, @');
  const offered = page.getByRole('listbox', { name: 'Colleagues' });
  await expect(offered.getByRole('option').first()).toBeVisible();
  await page.keyboard.type('hamuro');
  await expect(offered.getByRole('option')).toHaveCount(1);
  await areSettled(page);
  await page.keyboard.press('Enter');
  await expect(memo).toHaveText(/^Please look, @\S+/);
  await page.keyboard.type('before noon');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Save notes' }).click();
  await expect(page.getByText('Notes saved.')).toBeVisible();

  await expect(menu.getByRole('link', { name: /Mentions.*1 new mention/ })).toBeVisible();
  await menu.getByRole('link', { name: /Mentions/ }).click();
  await expect(mentor.getByText(/Please look, @.*before noon/)).toBeVisible();
  await expectNoViolations(mentor);
  await mentor.getByRole('link', { name: /^Memo on an application of/ }).click();
  await expect(mentor).toHaveURL(/\/applications\/\d+\/show#notes/);
  await expect(mentor.getByRole('textbox', { name: 'Memo' })).toHaveText(/before noon/);
  await expect(mentor.getByRole('textbox', { name: 'Memo' })).toBeFocused();
  await expect(menu.getByRole('link', { name: /1 new mention/ })).toBeHidden();
  await mentor.context().close();
});

test('only colleagues who read the record are offered, and Ctrl+Enter saves the note', async ({ page }) => {
  await beStaff(page, 'mentor@example.com', DEMO_PASSWORD);
  await page.goto('/staff/applications');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('tab', { name: 'Notes' })).toBeVisible();
  await page.keyboard.press('Alt+t');
  const memo = page.getByRole('textbox', { name: 'Memo' });
  await expect(memo).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' For @');
  const offered = page.getByRole('listbox', { name: 'Colleagues' }).getByRole('option');
  await expect(offered.filter({ hasText: 'Sakuya Fukamachi' })).toHaveCount(1);
  // Another mentor, and oneself.
  await expect(offered.filter({ hasText: /Kotone Chino|Akari Hamuro/ })).toHaveCount(0);
  const found = page.waitForResponse((response) => response.url().includes('fukamachi'));
  await page.keyboard.type('fukamachi');
  await found;
  await expect(page.locator('.cm-tooltip-autocomplete-disabled')).toHaveCount(0);
  await expect(offered).toHaveCount(1);
  await areSettled(page);
  await page.keyboard.press('Enter');
  await expect(memo).toHaveText(/For @Sakuya Fukamachi/);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Notes saved.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});
