import { expect, test, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { fillDate } from './support/dates.ts';
import { beStaff } from './support/staff.ts';
import { expectNoViolations } from './support/no-violations.ts';

const asManager = (page: Page) => beStaff(page, 'manager@example.com', DEMO_PASSWORD);
const TITLE = 'Title (English)';

async function language(page: Page, field: string, name: string | RegExp): Promise<void> {
  await page
    .getByRole('group', { name: `Languages of ${field}` })
    .getByRole('button', { name })
    .click();
}

async function createArticle(page: Page, title: string): Promise<string> {
  await page.goto('/staff/articles/create');
  await language(page, 'Title', /^English/);
  await page.getByRole('textbox', { name: TITLE }).fill(title);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page).toHaveURL(/\/staff\/articles\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return page.url();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

test('a manager is told what is missing, creates an article and sees it published', async ({ page }) => {
  await asManager(page);
  await page.goto('/staff/articles');
  await expect(page.getByRole('table', { name: 'Articles' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'New article' }).click();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('Not saved. Please correct the marked fields.')).toBeVisible();

  await language(page, 'Title', /^Japanese/);
  await page.getByRole('textbox', { name: 'Title (Japanese)' }).fill('面接の前の日');
  await page
    .getByRole('textbox', { name: 'Text (English)' })
    .or(page.getByRole('textbox', { name: /^Text \(/ }))
    .first()
    .click();
  await page.keyboard.type('Sleep well. ');
  const text = page.getByRole('group', { name: 'Text', exact: true });
  await text.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('Eat early.');
  for (const _ of 'Eat early.') await page.keyboard.press('Shift+ArrowLeft');
  await text.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Address of the page' })).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.type('example.com/sleep');
  await page.keyboard.press('Enter');
  await expect(text.getByRole('button', { name: 'Link', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('switch', { name: 'Hidden from students' }).uncheck();
  await fillDate(page, 'Published from', '2026-01-05T09:00');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '面接の前の日' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Published from' })).toContainText('05 Jan 2026 09:00');
  await expectNoViolations(page);
  const link = page.getByRole('link', { name: /See it as a student/ });
  const address = await link.getAttribute('href');
  await page.goto(address!);
  await expect(page.getByRole('heading', { level: 1, name: '面接の前の日' })).toBeVisible();
  await expect(page.getByText('Sleep well.')).toBeVisible();
  await expect(page.locator('strong', { hasText: 'Eat early.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Eat early.' })).toHaveAttribute(
    'href',
    'https://example.com/sleep',
  );
});

test('two windows change one article: the fields of both are kept, and the same field is chosen', async ({
  page,
  context,
}) => {
  await asManager(page);
  const address = await createArticle(page, 'Before the interview');
  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByRole('textbox', { name: TITLE })).toHaveValue('Before the interview');

  // Different languages: nobody is asked anything.
  await language(page, 'Title', /^Japanese/);
  await page.getByRole('textbox', { name: 'Title (Japanese)' }).fill('面接の前に');
  await save(page);
  await expect(page.getByText(/Saved at/)).toBeVisible();
  await language(other, 'Title', /^Vietnamese/);
  await other.getByRole('textbox', { name: 'Title (Vietnamese)' }).fill('Trước phỏng vấn');
  await save(other);
  await expect(other.getByText(/Saved at/)).toBeVisible();
  await expect(other.getByText('Their changes are in here too: Title (Japanese)')).toBeVisible();
  await language(other, 'Title', /^Japanese/);
  await expect(other.getByRole('textbox', { name: 'Title (Japanese)' })).toHaveValue('面接の前に');

  // The same language: both are shown, and a third made of both is written.
  await language(other, 'Title', /^English/);
  await other.getByRole('textbox', { name: TITLE }).fill('The day before the interview');
  await save(other);
  await expect(other.getByText(/Saved at/)).toBeVisible();
  await language(page, 'Title', /^English/);
  await page.getByRole('textbox', { name: TITLE }).fill('Before the first interview');
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Two people changed the same fields' });
  await expect(dialog.getByRole('heading', { name: 'Title (English)' })).toBeVisible();
  await expect(dialog.getByText('The day before the interview', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save what is chosen' })).toBeDisabled();
  await expectNoViolations(page);
  await dialog.getByRole('textbox').fill('The day before the first interview');
  await dialog.getByRole('button', { name: 'Save what is chosen' }).click();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole('heading', { level: 1, name: 'The day before the first interview' }),
  ).toBeVisible();
  await language(page, 'Title', /^Vietnamese/);
  await expect(page.getByRole('textbox', { name: 'Title (Vietnamese)' })).toHaveValue('Trước phỏng vấn');
});

test('a session lost while typing, a reload and a way out lose no words', async ({ page }) => {
  await asManager(page);
  const address = await createArticle(page, 'A session ends');
  const field = page.getByRole('textbox', { name: TITLE });
  await field.fill('A session ends while typing');
  await page.route('**/staff/api/articles/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 401,
          json: { error: { code: 'unauthenticated', message: 'x', fields: {}, details: {}, request_id: '' } },
        })
      : route.continue(),
  );
  await save(page);
  await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(address);
  await expect(page.getByText(/Your unsaved work of .* is back/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: TITLE })).toHaveValue('A session ends while typing');

  // Thrown away by mistake, and brought back.
  await page.getByRole('button', { name: 'Throw it away' }).click();
  await expect(page.getByRole('textbox', { name: TITLE })).toHaveValue('A session ends');
  // In sight, where the page is saved.
  await expect(page.getByRole('button', { name: 'Bring them back' })).toBeInViewport();
  await page.getByRole('button', { name: 'Bring them back' }).click();
  await expect(page.getByRole('textbox', { name: TITLE })).toHaveValue('A session ends while typing');

  // Nobody leaves unsaved work without being asked.
  await page.getByRole('link', { name: 'Back to Articles' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save and leave' }).click();
  await expect(page.getByRole('link', { name: 'A session ends while typing' })).toBeVisible();
});

test('a mentor reads articles and can change nothing', async ({ page }) => {
  await beStaff(page, 'mentor@example.com', DEMO_PASSWORD);
  await page.goto('/staff/articles');
  await expect(page.getByRole('link', { name: 'New article' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Download CSV' })).toHaveCount(0);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Title and text' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: /^Title \(/ })).not.toBeEditable();
  await expectNoViolations(page);
});

test('a view of the list lives in its address', async ({ page }) => {
  await asManager(page);
  await page.goto('/staff/articles');
  await page.getByLabel('State', { exact: true }).click();
  await page.getByRole('option', { name: 'Published', exact: true }).click();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Last changed' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Last changed' })).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/published/);
  await expect(page.getByRole('columnheader', { name: 'Last changed' })).toBeVisible();

  await page.getByRole('table').getByRole('link').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('table').getByRole('link').nth(1)).toBeFocused();
});
