import { expect, test, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { expectNoFindings } from './support/no-violations.ts';
import { watchProblems } from './support/problems.ts';
import { beStaff, signInToConsole } from './support/staff.ts';

/** AdminJS is loaded when it is first asked for. */
const FIRST_USE = { timeout: 60_000 };

/** AdminJS writes an h2, which a script raises. */
const expectFirstHeading = (page: Page, name: RegExp) =>
  expect(page.getByRole('heading', { name }).first()).toHaveAttribute('aria-level', '1');

test('a manager changes master data at /admin, finds the change in the audit log, and only reads the rest', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 768, height: 1024 });
  const problems = watchProblems(page, { refused: /\/admin\/resources\/users\/actions\/new$/ });
  await beStaff(page, 'manager@example.com', DEMO_PASSWORD);
  await page.goto('/admin/resources/company_channels/records/1/edit');
  // No session of its own yet: the console asks for one and leads back.
  await expect(page).toHaveURL('/admin/resources/company_channels/records/1/edit', FIRST_USE);
  const name = `Told by a friend ${Date.now()}`;
  await page.locator('input[id="name_en"]').fill(name);
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('cell', { name }).first()).toBeVisible();
  await expectNoFindings(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);

  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Tables' })).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('main').getByRole('link', { name: 'Browsers of staff' }).click();
  await expectFirstHeading(page, /^Browsers of staff/);
  await expect(page).toHaveTitle('Browsers of staff – Tabidachi');
  await page.goto('/admin/resources/users');
  await expect(page.getByRole('cell', { name: 'Row', exact: true })).toBeVisible();
  await expectNoFindings(page);
  await page.goto('/admin/resources/users/records/1/show');
  await expectFirstHeading(page, /^Students: one row/);
  for (const label of ['Home country', 'First name (reading)'])
    await expect(page.getByText(label, { exact: true })).toBeVisible();
  await expect(page.getByText('student@example.com')).toBeVisible();
  await expect(page.getByRole('link', { name: /Edit|Delete/ })).toHaveCount(0);
  await expectNoFindings(page);
  await page.goto('/admin/resources/oidc_accounts');
  await expect(page.getByText('student@example.com').first()).toBeVisible();
  await expect(page.getByText(/password hash|\bsub\b|token hash/i)).toHaveCount(0);
  await expectNoFindings(page);
  // What is not possible is said in words, on a page of its own.
  await page.goto('/admin/resources/users/actions/new');
  await expect(page.getByRole('heading', { level: 1, name: 'This is not possible here' })).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('link', { name: 'Back to the overview' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tables' })).toBeVisible();
  // A page of another site that could send the cookie all the same is refused.
  const foreign = await page.request.post('/admin/api/resources/company_channels/records/1/edit', {
    headers: { origin: 'https://evil.example' },
    multipart: { name_en: 'Evil' },
  });
  expect(foreign.status()).toBe(403);
  expect(problems).toEqual([]);

  await page.goto('/staff/audit_logs');
  await page.getByRole('main').getByRole('link').filter({ hasText: name }).first().click();
  await expect(page.getByText(name).first()).toBeVisible();
  await expect(page.getByText('Evil')).toHaveCount(0);
});

test('console and tables speak the browser’s language or the one chosen, and open without a complaint', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'ja-JP' });
  const page = await context.newPage();
  const problems = watchProblems(page, { refused: /\/admin\/resources\/users\/actions\/new$/ });
  await beStaff(page, 'manager@example.com', DEMO_PASSWORD, 'ja');
  await page.goto('/staff/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'テーブル' })).toBeVisible(FIRST_USE);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await page.getByRole('main').getByRole('link', { name: '職種', exact: true }).click();
  await expectFirstHeading(page, /^職種/);
  await expect(page.getByRole('cell', { name: '名前（英語）' })).toBeVisible();
  await expectNoFindings(page);
  // By keys: the filter, whose fields are no stops while it is closed, and a row.
  const filter = page.locator('form.adminjs_Drawer');
  await expect(filter).toHaveAttribute('inert', '');
  await page.locator('[data-css$="-filter-button"]').press('Enter');
  await expect(filter.locator('input').first()).toBeFocused();
  await expectNoFindings(page);
  await page.reload();
  await page.locator('tr[data-id] [tabindex="0"]').first().press('Enter');
  await expectFirstHeading(page, /^職種：詳細/);
  await page.evaluate(() => localStorage.setItem('tabidachi.staff.locale', 'en'));
  await page.goto('/admin/resources/job_categories');
  await expectFirstHeading(page, /^Job categories/);
  expect(problems).toEqual([]);
  await context.close();
});

test('a mentor is shown no way to the tables and let in by none', async ({ page }) => {
  await signInToConsole(page, 'mentor@example.com', DEMO_PASSWORD);
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Master data|All tables/ })).toHaveCount(0);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/staff\/admin/);
  await expect(page.getByRole('heading', { level: 1, name: 'This page is for managers' })).toBeVisible();
  await expectNoFindings(page);
  const missing =
    /This (?:page is for managers|does not exist|application does not exist)|There is no such page/;
  for (const address of ['audit_logs', 'no_such_page', 'applications/999999999/show', 'users/999999999']) {
    await page.goto(`/staff/${address}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: missing })).toBeVisible();
    await expectNoFindings(page);
  }
});

test('a claim of the top page that is changed is seen at the next request; a broken one is refused', async ({
  page,
}) => {
  await beStaff(page, 'manager@example.com', DEMO_PASSWORD);
  await page.goto('/staff/settings');
  await page.getByRole('main').getByRole('link', { name: 'Numbers of the top page' }).click();
  const firms = page.getByRole('textbox', { name: 'Partner firms' });
  const before = await firms.inputValue();
  const top = async () => (await page.request.get('/?lang=ja')).text();
  await firms.fill('-3');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(firms).toHaveAttribute('aria-invalid', 'true');
  await firms.fill('4321');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Saved at /)).toBeVisible();
  expect(await top()).toMatch(/4,?321/);
  await firms.fill(before);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(top).not.toMatch(/4,?321/);
});
