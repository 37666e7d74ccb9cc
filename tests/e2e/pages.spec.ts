import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { logIn } from './support/log-in.ts';
import { signInToConsole } from './support/staff.ts';

const WIDTHS = [360, 1280];

/** Without violations of WCAG 2.2 AA, without a page wider than the screen, and without an error in the console. */
async function looksRight(page: Page, address: string): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${address} ${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect([address, overflow]).toEqual([address, 0]);
  expect(errors).toEqual([]);
}

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('what a visitor sees', async ({ page }) => {
      for (const address of ['/', '/sign_up', '/log_in', '/terms_of_service', '/recruitments/1', '/nowhere'])
        await looksRight(page, address);
    });

    test('what a student sees', async ({ page }) => {
      await logIn(page, 'student@example.com', DEMO_PASSWORD);
      const own = await page.evaluate(() => fetch('/config.json').then((answer) => answer.status));
      expect(own).toBe(200);
      await page.goto('/applications');
      const link = await page.locator('a[href^="/applications/"]').first().getAttribute('href');
      for (const address of ['/recruitments', '/applications', link!, '/profile', '/recruitments/2/apply'])
        await looksRight(page, address);
    });

    test('what a mentor sees', async ({ page }) => {
      await signInToConsole(page, 'mentor@example.com', DEMO_PASSWORD);
      await looksRight(page, '/staff/');
      await looksRight(page, '/staff/deliveries');
    });
  });
}

test('a visitor who wants a page for students comes back to it after logging in', async ({ page }) => {
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/sign_up\?redirect=/);
  await page.getByRole('link', { name: 'Log in', exact: true }).last().click();
  await page.getByRole('button', { name: 'Go to the login page' }).click();
  await page.getByLabel('E-mail address').fill('student@example.com');
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/profile/);
});

test('a student finds nothing of another student, and is not let into the console', async ({ page }) => {
  await logIn(page, 'student@example.com', DEMO_PASSWORD);
  await page.goto('/applications/20');
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText(/Write your resume/);
  await page.goto('/staff/');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('This account is not a staff account')).toBeVisible();
});
