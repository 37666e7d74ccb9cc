import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { accountGoes } from './support/accounts.ts';
import { beLoggedIn } from './support/log-in.ts';
import { signUp } from './support/profile.ts';
import { createAccount, PASSWORD } from './support/student.ts';

const LEAVER = 'leaver.e2e@example.com';

test('a student sees what goes to companies, decides about the gender, and takes a copy of everything', async ({
  page,
}) => {
  await beLoggedIn(page, 'student@example.com', DEMO_PASSWORD);
  await page.goto('/privacy');
  const never = page.getByRole('region', { name: 'What never goes to a company' });
  await expect(never.getByText('Health', { exact: true })).toBeVisible();
  const gender = page.getByRole('checkbox', { name: 'Print my gender on the resume' });
  await expect(gender).not.toBeChecked();
  await gender.check();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(gender).toBeChecked();
  await gender.uncheck();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(gender).not.toBeChecked();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const copy = unzipSync(new Uint8Array(await readFile(await (await download).path())));
  for (const name of ['index.html', 'data.json'])
    expect(strFromU8(copy[name]!)).toContain('student@example.com');
});

test('D3: an account is deleted on its typed address only, and is gone then', async ({ page, browser }) => {
  await page.goto('/sign_up');
  await createAccount(page, LEAVER);
  await signUp(page);
  await page.goto('/privacy');
  await page.getByRole('link', { name: 'Continue to account deletion' }).click();
  await expect(page.getByText('You have no open applications.')).toBeVisible();
  await expect(page.getByText('Nothing: you have not applied for a job through us.')).toBeVisible();

  const button = page.getByRole('button', { name: 'Delete my account' });
  await page.getByLabel('Your e-mail address').fill('somebody@example.com');
  await button.click();
  await expect(page.getByText('This is not the address of your account.')).toBeVisible();
  await page.getByLabel('Your e-mail address').fill(LEAVER.toUpperCase());
  const answered = page.waitForResponse((answer) => answer.url().includes('user__delete_account'));
  await button.click();
  expect((await answered).status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Your account has been deleted' })).toBeVisible();
  await page.getByRole('link', { name: 'Log out and go to the home page' }).click();
  await expect(page).toHaveURL(/\/$/);

  // At the identity provider the account goes with the worker, soon after.
  await accountGoes(LEAVER);
  const context = await browser.newContext({ locale: 'en-US' });
  const other = await context.newPage();
  await other.goto('/log_in');
  await other.getByRole('button', { name: 'Go to the login page' }).click();
  await other.getByLabel('E-mail address').fill(LEAVER);
  await other.getByLabel('Password').fill(PASSWORD);
  await other.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(other.getByRole('alert')).toContainText('wrong');
  await context.close();
});
