import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { linkIn, mailTo } from './mails.ts';

export const PASSWORD = 'a-long-password';

/** Creates an account at the identity provider and verifies the address with the link in the mail. */
export async function createAccount(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  const link = linkIn(await mailTo(email, /confirm your e-mail/i), '/u/');
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm this address' }).click();
}

/** Chooses an autocomplete option. */
export async function choose(
  page: Page,
  field: string | RegExp,
  option: string | RegExp,
  typed?: string,
): Promise<void> {
  const box = page.getByRole('combobox', { name: field }).first();
  await box.click();
  if (typed) await box.fill(typed);
  await page.locator('[role=listbox]').getByRole('option', { name: option }).first().click();
}

export async function photoFile(folder: string): Promise<string> {
  const file = path.join(folder, 'photo.jpg');
  await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#9db8c9' } })
    .jpeg()
    .toFile(file);
  return file;
}
