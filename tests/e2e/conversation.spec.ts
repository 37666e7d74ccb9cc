import { expect, test, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { logIn } from './support/log-in.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { beStaff } from './support/staff.ts';

/** Of the demo world: the student's application at Minatono, which has a conversation already. */
async function openApplication(page: Page): Promise<string> {
  await logIn(page, 'student@example.com', DEMO_PASSWORD);
  await page.goto('/applications');
  await page.getByRole('link', { name: /Customer service, Vietnam routes/ }).click();
  await expect(page).toHaveURL(/\/applications\/\d+$/);
  return new URL(page.url()).pathname.split('/').at(-1)!;
}

test('a student and the mentor write to each other, each in their own place', async ({ page, browser }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const id = await openApplication(page);
  const talk = page.getByRole('region', { name: 'Messages with your mentor' });

  await test.step('the link tells of the new message and leads to it', async () => {
    const link = page.getByRole('link', { name: 'Message your mentor 1 new' });
    await link.press('Enter');
    await expect(talk).toBeInViewport();
    await expect(talk.getByRole('listitem').last()).toContainText('New');
    // Read is what has been on the screen, down to the last one.
    await page.mouse.wheel(0, 700);
    await expect(page.getByRole('link', { name: 'Message your mentor', exact: true })).toHaveCount(1);
  });

  await test.step('what cannot be sent stays as it was typed', async () => {
    const field = talk.getByLabel('Message to your mentor');
    await field.fill('May I bring notes?');
    await page.route('**/user__write_message*', (route) => route.abort());
    await talk.getByRole('button', { name: 'Send' }).click();
    await expect(talk.getByRole('alert')).toContainText('could not reach the server');
    await expect(field).toHaveValue('May I bring notes?');
    await page.unroute('**/user__write_message*');
    await page.reload();
    await expect(field).toHaveValue('May I bring notes?');
    await field.press('Control+Enter');
    await expect(field).toHaveValue('');
    await expect(talk.getByRole('listitem').last()).toContainText('May I bring notes?');
    await expectNoViolations(page);
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(widths[0]).toBeLessThanOrEqual(widths[1]!);
  });

  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'Asia/Tokyo' });
  const staff = await context.newPage();
  await test.step('the mentor finds it in the queue and answers by keyboard', async () => {
    await beStaff(staff, 'mentor@example.com', DEMO_PASSWORD);
    await staff.goto('/staff/applications');
    const row = staff.getByRole('row').filter({ hasText: 'Customer service, Vietnam routes' });
    await expect(row.getByText('1 new message')).toBeVisible();
    await staff.goto(`/staff/applications/${id}/show`);
    await expect(staff.getByRole('tab', { name: 'Messages (1 new)' })).toBeVisible();
    await staff.keyboard.press('Alt+KeyM');
    const field = staff.getByLabel('Message to the student');
    await expect(field).toBeFocused();
    await expect(staff.getByRole('tab', { name: 'Messages', exact: true })).toBeVisible();
    await staff.keyboard.type('Yes, one page.');
    await staff.keyboard.press('Control+Enter');
    await expect(field).toHaveValue('');
    await expect(staff.getByRole('log').getByRole('listitem').last()).toContainText('Yes, one page.');
    await expectNoViolations(staff);
    // However much is said, the newest of it and the field are in sight.
    for (const words of ['Arrive ten minutes early.', 'Bring your residence card.', 'Good luck!']) {
      await field.fill(Array.from({ length: 6 }, () => words).join('\n'));
      await field.press('Control+Enter');
      await expect(field).toHaveValue('');
    }
    await expect(staff.getByRole('log').getByRole('listitem').last()).toContainText('Good luck!');
    await staff.evaluate(() => scrollTo(0, 0));
    await expect(field).toBeInViewport({ ratio: 1 });
    await expect(staff.getByRole('button', { name: 'Send', exact: true })).toBeInViewport({ ratio: 1 });
  });
  await context.close();

  await test.step('the student sees it, and that theirs was read', async () => {
    await page.reload();
    await expect(talk.getByRole('listitem').last()).toContainText('Good luck!');
    await expect(talk.getByRole('listitem').filter({ hasText: 'May I bring notes?' })).toContainText('Read');
  });

  await test.step('the pages of the resume lead there too', async () => {
    await page.goto(`/applications/${id}/resume/confirm`);
    await page.getByRole('link', { name: /^Message your mentor/ }).click();
    await expect(talk).toBeInViewport();
  });
});

test('the questions once asked stand beside it', async ({ page }) => {
  await openApplication(page);
  const talk = page.getByRole('region', { name: 'Messages with your mentor' });
  await expect(talk.getByRole('log')).toBeVisible();
  await expect(talk.getByText(/Your questions? to our office/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Ask us' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask us' });
  await dialog.getByLabel('Your message').fill('Where is your office?');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await talk.getByText('Your question to our office (1)').click();
  await expect(talk.getByText('Where is your office?')).toBeVisible();
  await expect(talk.getByText('Not answered yet. We reply by e-mail.')).toBeVisible();
});
