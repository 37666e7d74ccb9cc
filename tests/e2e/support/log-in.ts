import { expect, type Page } from '@playwright/test';

/** Signs anybody with an account in through the identity provider; where that leads depends on who it is. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/log_in');
  await page.getByRole('button', { name: 'Go to the login page' }).click();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/(recruitments|sign_up|initialize_profile)(\?|$)/);
}

/** Logs a student in and waits for the list of jobs. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await signIn(page, email, password);
  await expect(page).toHaveURL(/\/recruitments/);
}
