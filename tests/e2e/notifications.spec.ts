import { expect, test } from '@playwright/test';
import { createAccount } from './support/student.ts';
import { initializeProfile, signUp } from './support/profile.ts';
import { mailTo } from './support/mails.ts';

test('what happens rings the bell, is read on a phone, and its mails can be stopped', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const email = `notified-${crypto.randomUUID()}@example.com`;
  await page.goto('/sign_up');
  await createAccount(page, email);
  await signUp(page);
  await page.goto('/initialize_profile');
  await initializeProfile(page);
  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
  await expect(bell).toBeVisible();

  await page.getByRole('button', { name: 'Ask us' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Ask us' });
  await dialog.getByLabel('Your message').fill('May I apply with N3?');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toHaveCount(0);
  await mailTo(email, /received your question/);
  await page.reload();
  await expect(bell).toHaveAccessibleName('Notifications, 1 new');

  await bell.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  const told = page.getByRole('listitem').filter({ hasText: 'We have received your question' });
  await expect(told).toContainText('New');
  await expect(bell).toHaveAccessibleName('Notifications');
  await expect(told).toContainText('New');
  await page.reload();
  await expect(told).not.toContainText('New');
  // It leads to the question and its answer.
  await told.getByRole('link').press('Enter');
  const questions = page.getByRole('region', { name: 'Your questions to our office' });
  await expect(questions).toBeInViewport();
  await expect(questions).toContainText('May I apply with N3?');
  await expect(questions).toContainText('Not answered yet.');

  const reminders = page.getByRole('switch', { name: 'Reminders' });
  // It shows what was chosen before that is saved.
  const saved = page.waitForResponse(/user__change_mail_preference/);
  await reminders.press('Space');
  await expect(reminders).not.toBeChecked();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(reminders).not.toBeChecked();
  await page.route('**/user__change_mail_preference*', (route) => route.abort());
  await reminders.press('Space');
  await expect(page.getByRole('alert')).toContainText('could not reach the server');
  await expect(reminders).not.toBeChecked();
  await page.unroute('**/user__change_mail_preference*');

  // The address's language wins over the profile's, for this visit.
  await page.goto('/notifications?lang=vi');
  await expect(page.getByRole('heading', { level: 1, name: 'Thông báo' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Nhắc nhở' })).not.toBeChecked();
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
});
