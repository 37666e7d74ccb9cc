import { expect, test, type Route } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { beStaff } from './support/staff.ts';

test.beforeEach(({ page }) => beStaff(page, 'manager@example.com', DEMO_PASSWORD));

test('a page begins at its own content, its first row is one key away, and back is the row that was opened', async ({
  page,
}) => {
  await page.goto('/staff/applications');
  await page.getByRole('navigation').getByRole('link', { name: 'Companies' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  const rows = page.locator('[data-row-link]');
  await expect(rows.first()).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).focus();
  await page.keyboard.press('j');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('j');
  // Without the letter that stands for a logo.
  const name = (await rows.nth(1).innerText()).split('\n').at(-1)!;
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Companies' }).press('Enter');
  await expect(rows.filter({ hasText: name }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(rows.filter({ hasText: name }).first()).toBeFocused();
});

test('A leads from a card to what is done with the chosen, and back', async ({ page }) => {
  await page.goto('/staff/board');
  // By its address: the columns arrive one after the other, and which card is the first changes.
  const address = await page.locator('[data-card-link]').first().getAttribute('href');
  const card = page.locator(`[data-card-link][href="${address}"]`);
  await card.focus();
  // Letters that are typed into a field are no keys.
  await page.keyboard.press('a');
  await expect(card).toBeFocused();
  await page.keyboard.press('x');
  const bar = page.getByRole('region', { name: 'Chosen rows' });
  await expect(bar.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('a');
  await expect(bar).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.press('a');
  await expect(card).toBeFocused();
  const search = page.getByRole('textbox', { name: 'Student, company, job or number' });
  await search.press('a');
  await expect(search).toHaveValue('a');
});

test('a dialog whose button has gone leaves the focus to the page', async ({ page }) => {
  await page.goto('/staff/board');
  await page.locator('[data-card-link]').first().focus();
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Change the mentor' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change the mentor' });
  await dialog.getByRole('combobox').press('Enter');
  await page.getByRole('option').last().press('Enter');
  await dialog.getByRole('button', { name: 'Change the mentor (1)' }).press('Enter');
  await dialog.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('a button that its own press disables gets the focus back, unless one has gone elsewhere', async ({
  page,
}) => {
  await page.goto('/staff/inquiries');
  await page.locator('[data-row-link]').first().click();
  const button = page.getByRole('button', { name: /^(Close|Open again)$/ });
  const held: Route[] = [];
  await page.route('**/hf_member__close_inquiry', (route) => void held.push(route));
  const goOn = async () => {
    await expect.poll(() => held.length).toBe(1);
    await held.pop()?.continue();
  };
  const before = await button.innerText();
  await button.press('Enter');
  await expect(button).toBeDisabled();
  await goOn();
  await expect(button).not.toHaveText(before);
  await expect(button).toBeFocused();

  await button.press('Enter');
  await expect(button).toBeDisabled();
  await page.getByRole('heading', { level: 1 }).click();
  await goOn();
  await expect(button).toHaveText(before);
  await expect(button).toBeEnabled();
  await expect(page.getByRole('main')).toBeFocused();
});

test('where a button goes when it is pressed, the focus stays at what it stood in', async ({ page }) => {
  await page.goto('/staff/users/1');
  await page.getByRole('textbox', { name: 'New note' }).click();
  await page.keyboard.type('Asks for a call in the evening.');
  await page.getByRole('button', { name: 'Save note' }).press('Enter');
  const note = page.getByRole('listitem').filter({ hasText: 'Asks for a call in the evening.' });
  await note.getByRole('button', { name: 'Edit' }).press('Enter');
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await expect(page.getByRole('listitem').filter({ has: cancel })).toBeFocused();
  await cancel.press('Enter');
  await expect(note).toBeFocused();
});

test('"?" shows the keys of a list', async ({ page }) => {
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const [path, key] of [
    ['applications', 'Select the row, or not'],
    ['companies', 'Next row'],
    ['board', 'Move the card on'],
  ]) {
    await page.goto(`/staff/${path}`);
    await expect(page.locator('[data-row-link], [data-card-link]').first()).toBeVisible();
    const search = page.getByRole('textbox').first();
    await search.press('?');
    await expect(search).toHaveValue('?');
    await expect(keys).toHaveCount(0);
    await search.fill('');
    await page.locator('[data-row-link], [data-card-link]').first().focus();
    await page.keyboard.press('?');
    await expect(keys).toContainText(key!);
    if (path === 'board') await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(keys).toHaveCount(0);
  }
});

test('a new recruitment begins on the page of its company; a record that nobody changed is not saved', async ({
  page,
}) => {
  await page.goto('/staff/companies/2');
  await page.getByLabel('Contract number').press('Enter');
  const name = await page.getByRole('main').getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(page.getByText('Nothing to save')).toBeVisible();
  await expect(page.getByText(/^Saved at /)).toBeHidden();
  await page.getByRole('link', { name: 'New recruitment' }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'Company' })).toHaveValue(name);
  await expect(page.getByText(`Taken over from ${name}`)).toBeVisible();
});

test('an order of master data is saved from the row that was moved', async ({ page }) => {
  await page.goto('/staff/company_channels/order');
  const handles = page.locator('[data-row] button[aria-keyshortcuts]');
  const [first, second] = [
    await handles.nth(0).getAttribute('aria-label'),
    await handles.nth(1).getAttribute('aria-label'),
  ];
  await handles.first().press('ArrowDown');
  await expect(handles.first()).toHaveAttribute('aria-label', second!);
  await handles.nth(1).press('Control+Enter');
  await expect(page.getByText('The order is saved.')).toBeVisible();
  await handles.nth(1).press('ArrowUp');
  await expect(handles.first()).toHaveAttribute('aria-label', first!);
  await handles.first().press('Control+Enter');
  await expect(page.getByText('Everything is saved')).toBeVisible();
});
