import { expect, type Page } from '@playwright/test';
import { rememberedSession } from './sessions.ts';

const WORDS = {
  en: {
    sign_in: 'Sign in',
    email: 'E-mail address',
    password: 'Password',
    log_in: 'Log in',
    home: 'Applications',
  },
  ja: {
    sign_in: 'ログイン',
    email: 'メールアドレス',
    password: 'パスワード',
    log_in: 'ログイン',
    home: '応募一覧',
  },
};

/**
 * Signs this member of staff in before the console is opened.
 * @param language of the browser
 */
export async function beStaff(
  page: Page,
  email: string,
  password: string,
  language: keyof typeof WORDS = 'en',
): Promise<void> {
  await rememberedSession(page, `console: ${email}`, () => beStaffAnew(page, email, password, language));
}

/** Signs in through the identity provider's pages; the session is not shared with other tests. */
export async function beStaffAnew(
  page: Page,
  email: string,
  password: string,
  language: keyof typeof WORDS = 'en',
): Promise<void> {
  const words = WORDS[language];
  await page.goto('/staff/');
  await page.getByRole('button', { name: words.sign_in }).click();
  await page.getByLabel(words.email).fill(email);
  await page.getByLabel(words.password).fill(password);
  await page.getByRole('button', { name: words.log_in }).click();
  await seesHome(page, language);
}

/** Signs a member of staff in to the console in the browser's language and waits for its first page. */
export async function signInToConsole(
  page: Page,
  email: string,
  password: string,
  language: keyof typeof WORDS = 'en',
): Promise<void> {
  await beStaff(page, email, password, language);
  await page.goto('/staff/');
  await seesHome(page, language);
}

/** By its name: the login page has a heading too, and who leaves it at once is not signed in. */
const seesHome = (page: Page, language: keyof typeof WORDS) =>
  expect(page.getByRole('heading', { name: WORDS[language].home, exact: true })).toBeVisible();

/** Presses one of the lifecycle's buttons, wherever the page keeps it; after a step they may still be those before. */
export async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  const item = page.getByRole('menuitem', { name, exact: true });
  const more = page.getByRole('button', { name: 'More' });
  await expect(async () => {
    if (await page.getByRole('menu').isVisible()) await page.keyboard.press('Escape');
    await expect(button.or(more).first()).toBeVisible();
    if (await button.isVisible()) return;
    await more.click();
    await expect(item).toBeVisible({ timeout: 2000 });
  }).toPass();
  await button.or(item).first().click();
}

/** Confirms the dialog of an event: its button carries the event's name. */
export async function confirm(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toBeHidden();
}
