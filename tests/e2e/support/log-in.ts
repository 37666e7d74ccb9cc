import { expect, type Page } from '@playwright/test';
import { rememberedSession } from './sessions.ts';

/** Where the app leads who is signed in, depending on who it is. */
const HOME = /\/(recruitments|sign_up|initialize_profile)(\?|$)/;

/** Signs anybody with an account in by the pages of the identity provider; the session is this page's alone. */
export async function signInAnew(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/log_in');
  await page.getByRole('button', { name: 'Go to the login page' }).click();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(HOME);
}

/** Whatever page of the students' site is opened next, somebody is logged in on it. */
export function beLoggedIn(page: Page, email: string, password: string): Promise<void> {
  return rememberedSession(page, `students' site: ${email}`, () => signInAnew(page, email, password));
}

/** Logs anybody with an account in and waits for the page that leads to. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await beLoggedIn(page, email, password);
  await page.goto('/log_in');
  await expect(page).toHaveURL(HOME);
}

/** Logs a student who reads English in and waits for the list of jobs. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await beLoggedIn(page, email, password);
  await page.goto('/recruitments');
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
}
