import { expect, test, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { beStaff } from './support/staff.ts';

const CARDS = ['our_turn', 'overdue', 'due_soon', 'open'];

const countCard = (page: Page, name: string) =>
  page.getByRole('region', { name: 'What there is to do' }).locator(`[data-card="${name}"]`);
const table = (page: Page) => page.getByRole('table', { name: 'Applications' });
const marks = (page: Page) => table(page).locator('[data-mark="overdue"]');
const rows = (page: Page) => table(page).locator('tbody tr');

/** The number of a card, once it is counted. */
async function numberOf(page: Page, name: string): Promise<number> {
  const card = countCard(page, name);
  await expect(card).toHaveText(/^\d/);
  return Number.parseInt(await card.innerText(), 10);
}

for (const tab of ['All', 'Unassigned', 'Mine'])
  test(`T5: each card of "${tab}" opens exactly what it counts`, async ({ page }) => {
    await beStaff(page, tab === 'Mine' ? 'mentor@example.com' : 'manager@example.com', DEMO_PASSWORD);
    await page.goto('/staff/applications');
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    const opened = new Set<string>();
    for (const name of CARDS) {
      const count = await numberOf(page, name);
      await countCard(page, name).click();
      await expect(countCard(page, name)).toHaveAttribute('aria-current', 'true');
      await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
        `${count} ${count === 1 ? 'application' : 'applications'}`,
      );
      await expect(rows(page)).toHaveCount(Math.min(count, 25));
      if (name === 'overdue') await expect(marks(page)).toHaveCount(Math.min(count, 25));
      opened.add(new URL(page.url()).search);
    }
    expect(opened.size).toBe(CARDS.length);
  });

test('T5: no row is marked overdue that the card does not count', async ({ page }) => {
  await beStaff(page, 'manager@example.com', DEMO_PASSWORD);
  await page.goto(
    `/staff/applications?${new URLSearchParams({ filter: JSON.stringify({ scope: 'all', is_open: true }), perPage: '100' })}`,
  );
  const count = await numberOf(page, 'overdue');
  expect(count).toBeGreaterThan(0);
  await expect(marks(page)).toHaveCount(count);
  await expectNoViolations(page);
});

test('T5: pressed, the head of the due days puts them in order, both ways, and back to the work', async ({
  page,
}) => {
  await beStaff(page, 'manager@example.com', DEMO_PASSWORD);
  await page.goto('/staff/applications');
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByText('In order of work')).toBeVisible();
  await expect(table(page).locator('th[aria-sort]')).toHaveCount(0);
  const days = () =>
    rows(page).evaluateAll((found) =>
      found.flatMap((row) => row.querySelector('time')?.getAttribute('datetime') ?? []),
    );
  const head = page.getByRole('button', { name: 'Resume due' });
  for (const [direction, sign] of [
    ['ascending', 1],
    ['descending', -1],
  ] as const) {
    await head.click();
    await expect(table(page).locator(`th[aria-sort="${direction}"]`)).toHaveText('Resume due');
    await expect(async () => {
      const shown = await days();
      expect(shown.length).toBeGreaterThan(5);
      expect(shown).toEqual(shown.toSorted((a, b) => sign * a.localeCompare(b)));
    }).toPass();
  }
  await page.getByRole('button', { name: 'Back to the order of work' }).click();
  await expect(page.getByText('In order of work')).toBeVisible();
});

test('T16: all that match are given to another mentor after a dry run, taken back, and told in words', async ({
  page,
}) => {
  await beStaff(page, 'manager@example.com', DEMO_PASSWORD);
  await page.goto('/staff/applications');
  const total = await numberOf(page, 'open');
  expect(total).toBeGreaterThan(25);
  // Also while the dialog stands before it.
  const mentors = () =>
    page.locator('main tbody tr').evaluateAll((found) => found.map((row) => row.children[5]!.textContent));
  await expect(rows(page)).toHaveCount(25);
  const before = await mentors();
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  await page.getByRole('button', { name: `Select all ${total} that match` }).click();
  await expect(page.getByText(`${total} selected`)).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Change the mentor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the mentor' });
  await dialog.getByRole('combobox').click();
  await page.getByRole('option', { name: /^Akari Hamuro/ }).click();
  await expect(
    dialog.getByText('Skipped: This person already looks after this application.').first(),
  ).toBeVisible();
  await expect(dialog.getByText('Nobody → Akari Hamuro').first()).toBeVisible();
  await expect(dialog.getByText('Kotone Chino → Akari Hamuro').first()).toBeVisible();
  expect(await mentors()).toEqual(before);
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: /^Change the mentor \(\d+\)$/ }).click();
  await expect(dialog.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(async () => expect(new Set(await mentors())).toEqual(new Set(['Akari Hamuro']))).toPass();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog).toBeHidden();
  await expect(async () => expect(await mentors()).toEqual(before)).toPass();

  // T14: what was done stands in the audit log in words, in both languages.
  for (const [language, title] of [
    ['en', 'Audit log'],
    ['ja', '監査ログ'],
  ] as const) {
    await page.evaluate((chosen) => localStorage.setItem('tabidachi.staff.locale', chosen), language);
    await page.goto('/staff/audit_logs?perPage=100');
    const log = page.getByRole('table', { name: title });
    await expect(log.getByRole('row').nth(20)).toBeVisible();
    for (const text of await log.getByRole('row').allInnerTexts()) expect(text).not.toMatch(/[a-z]+_[a-z]+/);
    await expect(log).toContainText(language === 'en' ? 'Move undone' : '操作の取り消し');
  }
});
