import { expect, test, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { beStaff } from './support/staff.ts';

const memoOf = (page: Page) => page.getByRole('textbox', { name: 'Memo' });
const saveOf = (page: Page) => page.getByRole('button', { name: 'Save notes' });

async function writeAtEnd(page: Page, text: string): Promise<void> {
  await memoOf(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text);
}

test('of two who write the same note none overwrites the other unseen', async ({ page, browser }) => {
  const mentor = await (await browser.newContext()).newPage();
  await beStaff(mentor, 'mentor@example.com', DEMO_PASSWORD);
  await mentor.goto('/staff/applications');
  await mentor.getByRole('table').getByRole('link').first().click();
  const notes = `${mentor.url().replace(/#.*/, '')}#notes`;
  await mentor.goto(notes);
  await writeAtEnd(mentor, ' Written by the mentor.');

  await beStaff(page, 'manager@example.com', DEMO_PASSWORD);
  await page.goto(notes);
  await writeAtEnd(page, ' Written by the manager.');
  await saveOf(page).click();
  await expect(page.getByText('Notes saved.')).toBeVisible();
  await expect(page.getByRole('form', { name: 'Notes' })).toBeFocused();

  const theirs = mentor.getByRole('group', { name: 'Memo as it is now' });
  await expect(theirs).toContainText('Written by the manager.');
  await expect(memoOf(mentor)).toContainText('Written by the mentor.');
  await expect(saveOf(mentor)).toBeDisabled();
  await expectNoViolations(mentor);
  // Neither by the key that saves.
  await memoOf(mentor).press('Control+Enter');
  await theirs.getByRole('button', { name: 'Take both' }).click();
  await expect(theirs).toBeHidden();
  await saveOf(mentor).click();
  await expect(mentor.getByText('Notes saved.')).toBeVisible();
  await expect(memoOf(page)).toContainText('Written by the manager.');
  await expect(memoOf(page)).toContainText('Written by the mentor.');
  await mentor.context().close();
});

test('Enter right after a name waits for the colleagues that are looked for', async ({ page }) => {
  await beStaff(page, 'mentor@example.com', DEMO_PASSWORD);
  await page.goto('/staff/applications');
  await page.getByRole('table').getByRole('link').first().click();
  await page.goto(`${page.url().replace(/#.*/, '')}#notes`);
  await writeAtEnd(page, ' ');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/staff\/api\/hf_members\?/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/staff\/api\/hf_members\?/);
  await page.keyboard.type('@fukamachi');
  await page.keyboard.press('Enter');
  await asked;
  answer();
  // Others may have mentioned them above.
  await expect(memoOf(page)).toHaveText(/@Sakuya Fukamachi\s*$/);
  await page.keyboard.type('by noon');
  await expect(memoOf(page)).toHaveText(/@Sakuya Fukamachi\s*by noon/);
});

test('of several students each is found by typing', async ({ page }) => {
  await beStaff(page, 'manager@example.com', DEMO_PASSWORD);
  await page.goto('/staff/users');
  const name = await page.getByRole('table').getByRole('link').first().innerText();
  await page.goto('/staff/recommend_mails/create');
  const students = page.getByRole('combobox', { name: 'Students' });
  await students.pressSequentially(name);
  await expect(students).toHaveValue(name);
  await page.getByRole('option', { name }).click();
  await expect(page.getByRole('button', { name })).toBeVisible();
  await expect(students).toHaveValue('');
});
