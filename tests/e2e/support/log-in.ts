import { expect, type Page } from '@playwright/test';

/** Logs a student in through the identity provider and waits for the list of jobs. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/log_in');
  await page.getByRole('button', { name: 'Go to the login page' }).click();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/recruitments/);
}
