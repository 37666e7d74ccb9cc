import { expect, type Page } from '@playwright/test';
import { rememberedSession } from './sessions.ts';

/** Landing page after login, which depends on the user. */
const HOME = /\/(recruitments|sign_up|initialize_profile)(\?|$)/;

/** Signs in through the identity provider's pages; the session is not shared with other tests. */
export async function signInAnew(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/log_in');
  await page.getByRole('button', { name: 'Go to the login page' }).click();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(HOME);
}

/** Logs in before the page of the students' site is opened. */
export function beLoggedIn(page: Page, email: string, password: string): Promise<void> {
  return rememberedSession(page, `students' site: ${email}`, () => signInAnew(page, email, password));
}

/** Logs in and waits for the landing page. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await beLoggedIn(page, email, password);
  await page.goto('/log_in');
  await expect(page).toHaveURL(HOME);
}

/** Logs in a student who reads English and waits for the list of jobs. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await beLoggedIn(page, email, password);
  await page.goto('/recruitments');
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
}
